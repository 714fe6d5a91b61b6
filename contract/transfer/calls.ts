import { call } from '../call/call';
import { parameters } from '../call/parameters';
import { orNull } from '../codec/or-null';
import { askedPart, wirePage } from '../codec/page';
import { DealCounts, dealFilterFields } from '../deal/deal-filter';
import { Transfer, TransferDetail } from './transfer';
import { FilledIdText, IdText } from '../codec/formed-text';

const read = { method: 'GET', access: 'public', safe: true, key: 'none' } as const;

/** Which transfers are asked for: of one source type or of all, as far as a filter takes them. */
const asked = { sourceType: orNull(FilledIdText), ...dealFilterFields };

/** Stakes in companies that are for sale; everything of them is public (screens: /gf). */
export const transferCalls = {
  /** The transfers that a filter takes, in the order that it names. */
  list: call({
    ...read,
    path: '/webapp/gf!list.action',
    parameters: parameters({ ...asked, ...askedPart }),
    answer: wirePage(Transfer),
    toldBy: 'screen',
    refusals: [],
  }),
  /** How many there would be, to be told while somebody chooses. */
  counts: call({
    ...read,
    path: '/webapp/gf!counts.action',
    parameters: parameters(asked),
    answer: DealCounts,
    toldBy: 'caller',
    refusals: [],
  }),
  /** One transfer whole, with others of its industry that one can come forward for. */
  detail: call({
    ...read,
    path: '/webapp/gf!detail.action',
    parameters: parameters({ sourceType: IdText, id: IdText }),
    answer: TransferDetail,
    toldBy: 'callerWhenNotThere',
    refusals: ['transferUnknown'],
  }),
};
