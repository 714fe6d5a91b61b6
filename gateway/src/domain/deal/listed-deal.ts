import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';
import { rounds } from '../../../../contract/reference/rounds';
import { offeredStake } from '../../../../contract/rules/stake';
import type { Decimal } from '../../../../contract/values/decimal';
import { searchVector } from '../search/bigrams';
import type { Sale } from '../sale/sale';

/** What lists are filtered and searched by, made of a deal's public values alone (ENT-08). */
export interface ListedDeal {
  /** Null for a name that the tree does not have. */
  readonly industryId: string | null;
  readonly regionId: string | null;
  /** Null for what is no financing. */
  readonly roundId: string | null;
  /** 万元; null for 面议, and for an amount that is hidden. */
  readonly listedAmount: Decimal | null;
  readonly listedRevenue: Decimal | null;
  /** Per cent of the company; null where the stage offers none. */
  readonly listedStake: Decimal | null;
  /** PostgreSQL's tsvector. */
  readonly search: string;
}

type Public = Pick<
  Sale,
  | 'code'
  | 'title'
  | 'industry'
  | 'region'
  | 'stage'
  | 'amount'
  | 'revenue'
  | 'hidden'
  | 'teaser'
  | 'highlights'
>;

const industryIds = new Map(
  industryTree.flatMap(({ industries }) => industries.map(({ id, name }) => [name, id] as const)),
);
const regionIds = new Map(
  regionTree.flatMap(({ regions }) => regions.map(({ id, name }) => [name, id] as const)),
);
/** A round's name without its brackets, and '及以上'. */
const roundIds = rounds.map(({ id, name }) => ({ id, short: name.replace(/（[^（）]*）|及以上/g, '') }));

/** The ids of the industry and the region that a deal names. */
export const listedIn = ({
  industry,
  region,
}: Pick<Public, 'industry' | 'region'>): Pick<ListedDeal, 'industryId' | 'regionId'> => {
  // A region is a province and a city, with a space between.
  const [province = ''] = region.split(' ');
  return { industryId: industryIds.get(industry) ?? null, regionId: regionIds.get(province) ?? null };
};

export const listedDeal = (sale: Public): ListedDeal => {
  const stage = sale.stage.replace(/\s/g, '');
  return {
    ...listedIn(sale),
    roundId: roundIds.find(({ short }) => stage.startsWith(short))?.id ?? null,
    listedAmount: sale.hidden.includes('amount') ? null : sale.amount,
    listedRevenue: sale.revenue,
    listedStake: offeredStake(sale.stage),
    search: searchVector([
      sale.title,
      sale.code,
      sale.industry,
      sale.region,
      sale.stage,
      sale.teaser,
      ...sale.highlights,
    ]),
  };
};
