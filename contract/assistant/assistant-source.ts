import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';
import { kindCodec } from '../kind/kinds';

const SourceKind = kindCodec('source', 'SourceKind');

/** A listing that an answer cites: the answer contains its number as `[1]` (MKT-20). */
export const AssistantSource = record(
  {
    number: WireCount,
    kind: SourceKind,
    id: WireId,
    /** The list of its source, which is in its address; null for a demand. */
    sourceType: orNull(WireId),
    title: WireFilledText,
  },
  'AssistantSource',
);
export type AssistantSource = t.TypeOf<typeof AssistantSource>;
