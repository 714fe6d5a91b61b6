import type * as t from 'io-ts';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { NdaState } from '../sale/nda-state';
import { NdaStep } from './nda-step';

/** What the owner of a deal sees of an NDA on it. */
export const NdaRequest = record(
  {
    id: WireId,
    state: NdaState,
    name: withDefault(WireText, ''),
    company: withDefault(WireText, ''),
    position: withDefault(WireText, ''),
    signedAt: orNull(WireTime),
    expiresAt: orNull(WireTime),
    /** The newest first. */
    history: listOf(NdaStep),
  },
  'NdaRequest',
);
export type NdaRequest = t.TypeOf<typeof NdaRequest>;
