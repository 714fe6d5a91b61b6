import { getTableColumns } from 'drizzle-orm';
import { buy } from '../kinds/buy/table';
import { sale } from '../kinds/sale/table';

const {
  industryGroup: _group,
  recommended: _recommended,
  industryId: _industry,
  regionId: _region,
  roundId: _round,
  listedAmount: _amount,
  listedRevenue: _revenue,
  listedStake: _stake,
  search: _search,
  ...saleColumns
} = getTableColumns(sale);

/** The columns of an owner's sales: without those by which lists are filtered, which are made of the rest. */
export const ofSale = saleColumns;

const {
  industryIds: _industries,
  regionIds: _regions,
  roundIds: _rounds,
  listedLeast: _least,
  listedMost: _most,
  search: _searched,
  ...buyColumns
} = getTableColumns(buy);

/** The columns of an owner's demands, without the same. */
export const ofBuy = buyColumns;
