import { listedCalls } from '../call/listed-calls';
import { parameters } from '../call/parameters';
import { FilledIdText, IdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { DealCounts, dealConditions, dealSort } from '../deal/deal-filter';
import { Transfer, TransferDetail } from './transfer';

/**
 * Stakes in companies that are for sale; everything of them is public (screens: /gf). `detail` also shows others of the
 * same industry.
 */
export const transferCalls = listedCalls({
  word: 'gf',
  /** Of one source type or of all. */
  filter: { sourceType: orNull(FilledIdText), ...dealConditions },
  sort: dealSort,
  address: parameters({ sourceType: IdText, id: IdText }),
  card: Transfer,
  detail: TransferDetail,
  counts: DealCounts,
  notOpened: ['transferUnknown'],
});
