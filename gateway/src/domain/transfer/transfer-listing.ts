import { narrowSpace } from '../../../../contract/values/digit-groups';
import type { Listing } from '../assistant/listing';
import { askedText, filledTexts, sumText } from '../deal/listing-texts';
import type { TransferHead } from './transfer';

/** A company without shares: a stake in it is 股权. */
const isLimited = /有限责任公司|(?<!股份)有限公司/u;

/** A share transfer; all of it is public. */
export const transferListing = (transfer: TransferHead): Listing => {
  const { id, sourceType, title, company, stake, year } = transfer;
  return {
    kind: 'transfer',
    id,
    sourceType,
    title,
    facts: [
      ...filledTexts([company, transfer.region, transfer.industry, transfer.market]),
      ...(stake === null
        ? []
        : [`转让 ${stake}${narrowSpace}% ${isLimited.test(company) ? '股权' : '股份'}`]),
      ...askedText('转让价', transfer.amount),
      ...sumText('估值', transfer.valuation),
      ...sumText(`${year === null ? '' : `${year} 年`}营收`, transfer.revenue),
      ...sumText('净利润', transfer.netProfit),
    ],
    texts: [],
    sealed: [],
    openedTexts: [],
    opened: false,
  };
};
