import * as t from 'io-ts';
import { WireId } from '../../../../contract/codec/id';
import { orNull } from '../../../../contract/codec/or-null';
import { kindCodec } from '../../../../contract/kind/capabilities';
import { SeedText } from './leaf';
import { seedRecord } from './seed-record';

/** `from` is the id of an account or of a sender, `to` the id of an account. */
export const SeedMessage = seedRecord(
  {
    from: WireId,
    to: WireId,
    kind: t.keyof({ chat: null, notice: null, deal: null, order: null }, 'kind'),
    title: orNull(SeedText),
    /** Plain text: the whole of a plain message, the summary of a rich one. */
    content: SeedText,
    html: orNull(SeedText),
    hoursAgo: t.number,
    /** Whether `to` has read it. */
    read: t.boolean,
    /** A path of a page, or null. */
    link: orNull(SeedText),
  },
  {},
);
export type SeedMessage = t.TypeOf<typeof SeedMessage>;

/** An account asked the owner (`peerId`) about a deal. */
export const SeedConsultation = seedRecord(
  {
    accountId: WireId,
    kind: kindCodec('card', 'kind'),
    target: WireId,
    peerId: WireId,
    hoursAgo: t.number,
  },
  {},
);
export type SeedConsultation = t.TypeOf<typeof SeedConsultation>;
