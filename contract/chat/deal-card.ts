import * as t from 'io-ts';
import { WireDecimal } from '../codec/decimal';
import { WireFlag } from '../codec/flag';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { kindCodec } from '../kind/capabilities';
import type { KindWith } from '../kind/kinds';
import { NdaState } from '../sale/nda-state';

/** What can be asked about and shown as a card in a conversation. */
export const CardKind = kindCodec('card', 'CardKind');
export type CardKind = KindWith<'card'>;

/** Whether one can still come forward, and why not. */
export const CardState = t.keyof(
  { listed: null, withdrawn: null, closed: null, expired: null, ended: null },
  'CardState',
);
export type CardState = t.TypeOf<typeof CardState>;

/** A thing as a card: what everyone may know of it, and the reader's own NDA. */
export const WireDealCard = record(
  {
    deal: CardKind,
    /** '<sourceType>/<id>', of a demand its id. */
    place: WireFilledText,
    title: WireText,
    /** Such as XM20260418. */
    code: orNull(WireFilledText),
    industry: orNull(WireFilledText),
    region: orNull(WireFilledText),
    /** What the sums are: 转让金额, 融资金额, 预算. */
    amountLabel: WireText,
    /** 万元; of a deal both ends are the same, an end that is null is open, both null are 面议. */
    minAmount: orNull(WireDecimal),
    maxAmount: orNull(WireDecimal),
    /** The sum is sealed until the reader's NDA is approved; both ends are null then. */
    amountHidden: WireFlag,
    /** 万元, of a deal in `netProfitYear`; null while it is sealed for the reader, or not known. */
    netProfit: orNull(WireDecimal),
    netProfitYear: orNull(WireFilledText),
    state: CardState,
    /** The reader's own; null where the deal hides nothing, and for its owner. */
    ndaState: orNull(NdaState),
    own: WireFlag,
  },
  'WireDealCard',
);
export type WireDealCard = t.TypeOf<typeof WireDealCard>;
