import * as fc from 'fast-check';
import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { Banner } from '../../../contract/home/banner';
import { WireMessage } from '../../../contract/message/wire-message';
import { sorted } from '../../../src/domain/home/sorted';
import type { Message } from '../../../src/domain/message/message';
import { Order } from '../../../contract/order/order';
import { firstPage } from '../../../src/domain/page/page';
import { decodeIncomingMessage } from '../../../src/domain/message/incoming-message';
import { WireId } from '../../../contract/codec/id';
import { banners } from '../../support/arbitraries/home';
import { messages } from '../../support/arbitraries/messages';
import { orders } from '../../support/arbitraries/orders';
import { users } from '../../support/arbitraries/users';
import { ids } from '../../support/arbitraries/values';
import { answered } from '../../support/fakes/gateway-needs';
import { propertyRuns } from '../../support/property';
import { ok, scene } from './scene';

const runs = { numRuns: propertyRuns };
const wireMessages = messages.map(({ isRead, ...same }) =>
  WireMessage.encode({
    ...same,
    ...{ readState: isRead, to: null, clientId: null, recalled: false, masked: false, after: null },
  }),
);
const read = ({
  readState,
  to: _to,
  clientId: _clientId,
  recalled: _recalled,
  masked: _masked,
  after: _after,
  ...same
}: WireMessage): Message => ({
  ...same,
  isRead: readState,
});
const decodedMessage = (wire: unknown): Message => {
  const found = WireMessage.decode(wire);
  if (found._tag === 'Left') throw new Error('the sample does not decode');
  return read(found.right);
};

/** As a row of the inbox: without whom it is with, it is one by itself. */
const decodedRow = (wire: unknown) => {
  const message = decodedMessage(wire);
  const { recalled = false } = WireMessage.is(wire) ? wire : {};
  return { ...message, peer: null, found: null, recalled, unread: message.isRead ? 0 : 1 };
};

/** Every way in which servers say an answer that was done. */
const doneCodes = fc.constantFrom<object>(
  {},
  { resultCode: 1 },
  { resultCode: '1' },
  { resultCode: 200 },
  { resultCode: '200' },
  { state: 200 },
  { state: '1', resultCode: null },
);

/** Every place in which servers put a list. */
const places = fc.constantFrom<(rows: readonly unknown[]) => object>(
  (rows) => ({ data: rows }),
  (rows) => ({ data: { list: rows } }),
  (rows) => ({ data: { rows, list: null } }),
  (rows) => ({ data: { banners: rows } }),
  (rows) => ({ list: rows, data: null }),
  (rows) => ({ rows }),
);

/** What no row is: of another shape, without an id, or with one that is none. */
const faultyRows = fc.oneof(
  fc.constantFrom<unknown>(null, 5, '一行', [], {}, { id: '' }),
  wireMessages.map((row) => ({ ...row, id: 'a b' })),
  wireMessages.map((row) => ({ ...row, id: -1 })),
  wireMessages.map((row) => ({ ...row, sentAt: '昨天' })),
);

test('[GAT-04][GAT-09] a list is read from whichever place it came in, under whichever code says that it was done', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(wireMessages, { minLength: 1, maxLength: 5 }),
      doneCodes,
      places,
      async (rows, code, put) => {
        const page = await scene(answered({ ...code, ...put(rows) })).messages.list(firstPage())();
        expect(page).toEqual(right({ items: rows.map(decodedRow), total: rows.length, next: null }));
      },
    ),
    runs,
  ));

test('[GAT-09] banners are, too', () =>
  fc.assert(
    fc.asyncProperty(fc.array(banners, { maxLength: 5 }), doneCodes, places, async (rows, code, put) => {
      const wire = rows.map((row) => Banner.encode(row));
      expect(await scene(answered({ ...code, ...put(wire) })).home.banners()()).toEqual(right(sorted(rows)));
    }),
    runs,
  ));

test('[GAT-09] rows that do not decode are left out and reported once, and all the others are shown', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          wireMessages.map((row) => [true, row] as const),
          faultyRows.map((row) => [false, row] as const),
        ),
        { maxLength: 12 },
      ),
      wireMessages,
      places,
      async (mixed, last, put) => {
        const rows = [...mixed, [true, last] as const];
        const { messages: gateway, log } = scene(
          answered({ resultCode: 1, ...put(rows.map(([, row]) => row)) }),
        );
        const page = await gateway.list(firstPage())();
        const good = rows.filter(([isGood]) => isGood).map(([, row]) => decodedMessage(row));
        expect(page).toMatchObject(right({ items: good }));
        expect(log.lines).toHaveLength(good.length === rows.length ? 0 : 1);
        expect(log.lines.every((line) => line.length <= 256 && line.includes('message!list'))).toBe(true);
      },
    ),
    runs,
  ));

test('[GAT-09] what does not decode deep in a row is left out of the row, and the row is shown', () =>
  fc.assert(
    fc.asyncProperty(
      orders,
      fc.constantFrom<unknown>(null, { kind: '新的一步', at: 1 }, {}),
      async (order, step) => {
        const wire = Order.encode(order);
        const { order: gateway, log } = scene(
          answered({ data: { list: [{ ...wire, steps: [...wire.steps, step] }] } }),
        );
        expect(await gateway.list({ ...firstPage(), state: 'all' })()).toMatchObject(
          right({ items: [order] }),
        );
        expect(log.lines).toHaveLength(1);
      },
    ),
    runs,
  ));

test('[GAT-09] an unknown kind reads as a notice, in a list and on the socket; a known one stays', () =>
  fc.assert(
    fc.asyncProperty(wireMessages, fc.jsonValue(), async (row, kind) => {
      const known = ['chat', 'notice', 'deal', 'order'].some((name) => name === kind);
      const page = await scene(ok([{ ...row, kind }])).messages.list(firstPage())();
      expect(page).toMatchObject(right({ items: [{ kind: known ? kind : 'notice' }] }));
      const rights = kind === 'verification' || kind === 'membership';
      const absent = kind === null || kind === '';
      const reported = absent ? null : known || rights ? kind : 'notice';
      const heard = decodeIncomingMessage(JSON.stringify({ content: '您好', kind }));
      expect(heard).toMatchObject(right({ kind: reported }));
    }),
    runs,
  ));

test('[GAT-09][SES-04] user info comes in data, in data.user, or in user beside its roles', () =>
  fc.assert(
    fc.asyncProperty(users, async ({ isRemoved, ...user }) => {
      const wire = { ...user, isremove: isRemoved ? '1' : '0', prove: user.prove };
      const { roles, permissions, ...own } = wire;
      for (const answer of [
        { data: wire },
        { data: { user: wire } },
        { user: wire, data: null },
        { data: { user: own, roles, permissions } },
        { user: own, roles, permissions },
        { data: { user: { ...own, roles: null }, roles, permissions } },
      ])
        expect(await scene(answered(answer)).account.currentUser()()).toEqual(right({ ...user, isRemoved }));
    }),
    runs,
  ));

test('[GAT-09] an id is 1 to 64 letters, digits, _ and -, or a whole number from 0; nothing else is one', () => {
  const numbers = fc.maxSafeNat().map((number) => [number, String(number)] as const);
  fc.assert(
    fc.property(
      fc.oneof(
        ids.map((id) => [id, id] as const),
        numbers,
      ),
      ([wire, id]) => {
        expect(WireId.decode(wire)).toEqual(right(id));
      },
    ),
    runs,
  );
  const none = fc.oneof(
    fc.integer({ max: -1 }),
    fc.double().filter((number) => !Number.isSafeInteger(number)),
    fc.string({ minLength: 65 }),
    fc.constantFrom<unknown>('', null, true, [], {}, 2 ** 53),
  );
  fc.assert(
    fc.property(none, (wire) => {
      expect(WireId.is(wire) || WireId.decode(wire)._tag === 'Right').toBe(false);
    }),
    runs,
  );
});
