import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { kindCodec } from '../kind/capabilities';
import type { KindWith } from '../kind/kinds';

/** What the assistant lists and cites. */
export const SourceKind = kindCodec('source', 'SourceKind');
export type SourceKind = KindWith<'source'>;

/** A listing that an answer cites: the answer contains its number as `[1]` (MKT-20). */
export const AssistantSource = record(
  {
    number: WireCount,
    kind: SourceKind,
    id: WireId,
    /** The list of its source, which is in its address; null for a demand. */
    sourceType: orNull(WireId),
    title: WireFilledText,
    /** What a card shows of it, one fact each; empty where the words of the answer say it. */
    facts: listOf(WireText),
  },
  'AssistantSource',
);
export type AssistantSource = t.TypeOf<typeof AssistantSource>;
