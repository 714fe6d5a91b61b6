import * as t from 'io-ts';
import { WireId } from '../../../../contract/codec/id';
import { SeedText } from './leaf';
import { seedRecord } from './seed-record';

const Form = seedRecord(
  {
    kind: t.keyof({ personal: null, company: null }),
    title: SeedText,
    taxNumber: SeedText,
    email: SeedText,
  },
  {},
);

/** An event without further fields. */
const bare = <K extends string>(kind: K) => seedRecord({ kind: t.literal(kind) }, {});

const events = {
  prepaid: seedRecord(
    { kind: t.literal('prepaid'), channel: t.keyof({ app: null, h5: null, wechat: null }) },
    {},
  ),
  charged: bare('charged'),
  cancelAsked: bare('cancelAsked'),
  deadlinePassed: bare('deadlinePassed'),
  refundAsked: seedRecord({ kind: t.literal('refundAsked'), reason: SeedText }, {}),
  refundApproved: bare('refundApproved'),
  invoiceAsked: seedRecord({ kind: t.literal('invoiceAsked'), form: Form }, {}),
  invoiceIssued: bare('invoiceIssued'),
};

type Events = typeof events;

/** An event of an order. */
export type SeedOrderEvent = { [K in keyof Events]: t.TypeOf<Events[K]> }[keyof Events];

const Kind = t.type({ kind: t.keyof(events, 'kind') });

/** The event's kind selects its codec, so that an error names the field and not all alternatives. */
const Event = new t.Type<SeedOrderEvent, unknown>(
  'event',
  (value): value is SeedOrderEvent => Kind.is(value) && events[value.kind].is(value),
  (value, context): t.Validation<SeedOrderEvent> => {
    const kind = Kind.validate(value, context);
    return kind._tag === 'Left' ? kind : events[kind.right.kind].validate(value, context);
  },
  t.identity,
);

/** An order with its events; the state machine derives its state from them. */
export const SeedOrder = seedRecord(
  {
    /** Ten digits, after the day in the order's number. */
    number: SeedText,
    accountId: WireId,
    goodsId: WireId,
    hoursAgo: t.number,
    /** In the order of time. */
    life: t.readonlyArray(seedRecord({ hoursAfter: t.number, event: Event }, {})),
  },
  {},
);
export type SeedOrder = t.TypeOf<typeof SeedOrder>;
