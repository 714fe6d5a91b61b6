import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { NdaState } from '../sale/nda-state';
import { NdaStep } from './nda-step';

/** Whether the caller may sign now, and why not. */
export const MaySign = t.keyof(
  { yes: null, toBeVerified: null, ownDeal: null, nothingSealed: null, dealClosed: null },
  'MaySign',
);
export type MaySign = t.TypeOf<typeof MaySign>;

/** The state of the caller's NDA on a deal. */
export const NdaStanding = record(
  {
    /** null before the first signature. */
    id: orNull(WireId),
    saleId: WireId,
    code: WireText,
    title: WireText,
    state: NdaState,
    maySign: MaySign,
    /** The text that would be signed now: lines divided by line feeds. */
    text: WireText,
    version: WireFilledText,
    /** Of the text as UTF-8, 64 hexadecimal digits. */
    sha256: WireFilledText,
    termMonths: WireCount,
    /** As verified: who would sign, and for whom. */
    signerName: withDefault(WireText, ''),
    signerCompany: withDefault(WireText, ''),
    /** Until when a decision is to be expected, while it is pending. */
    expectedAt: orNull(WireTime),
    /** When it ends, or ended. */
    expiresAt: orNull(WireTime),
    /** Why it was rejected, while it is. */
    reason: orNull(WireFilledText),
    /** The newest first. */
    history: listOf(NdaStep),
  },
  'NdaStanding',
);
export type NdaStanding = t.TypeOf<typeof NdaStanding>;
