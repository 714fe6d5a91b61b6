import type { SoeDetail } from '../../../contract/soe/soe';
import { soeHoldingOf } from '../../../contract/soe/soe-holding';
import type { soe } from '../adapters/database/kinds/soe/table';
import { listedIn } from '../domain/deal/listed-deal';
import { searchVector } from '../domain/search/bigrams';
import { disclosedAt } from '../domain/soe/soe-day';

/** A listing as a row; its stage is counted with the first request. */
export const soeRow = ({ related: _related, ...listing }: SoeDetail): typeof soe.$inferInsert => {
  const { id, code, deal, group, exchange, price, title, company, industry, region, seller } = listing;
  const { industryId, regionId } = listedIn(listing);
  return {
    id,
    code,
    title,
    company,
    industry,
    region,
    deal,
    group,
    exchange,
    holding: soeHoldingOf(listing),
    price,
    industryIds: industryId === null ? [] : [industryId],
    regionId,
    disclosedAt: disclosedAt(listing),
    countedFor: '',
    search: searchVector([title, code, company, seller.name, seller.group, industry, region]),
    listing,
  };
};
