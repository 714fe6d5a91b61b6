import * as fc from 'fast-check';
import type { DealsForHome } from '../../../src/domain/home/home-list';
import type { Disclosure } from '../../../src/domain/sale/disclosure';
import type { NdaState } from '../../../contract/sale/nda-state';
import { ndaStateLabels } from '../../../src/domain/sale/nda-state';
import type { Sale } from '../../../src/domain/sale/sale';
import type { SaleDetail } from '../../../src/domain/sale/sale-detail';
import type { SaleOverview } from '../../../contract/sale/sale-overview';
import { counts, decimals, filledTexts, ids, orNull, texts, times } from './values';

export const disclosures = <A>(values: fc.Arbitrary<A>): fc.Arbitrary<Disclosure<A>> =>
  fc.oneof(
    values.map((value) => ({ kind: 'shown', value }) as const),
    fc.constant({ kind: 'hidden' } as const),
    fc.constant({ kind: 'absent' } as const),
  );

const ndaStates = fc.constantFrom(...(Object.keys(ndaStateLabels) as NdaState[]));

const saleFields = {
  id: ids,
  sourceType: fc.constantFrom('entrust', 'platform', 'soe', 'listed', 'court'),
  code: texts,
  title: texts,
  industry: texts,
  region: texts,
  stage: texts,
  amountLabel: fc.constantFrom('转让金额', '融资金额'),
  amount: disclosures(decimals),
  revenue: disclosures(decimals),
  revenueYear: orNull(filledTexts),
  revenueGrowth: disclosures(decimals),
  netProfit: disclosures(decimals),
  valuation: disclosures(decimals),
  confirmedAt: orNull(times),
  ndaState: ndaStates,
  sealed: fc.boolean(),
};

export const sales: fc.Arbitrary<Sale> = fc.record(saleFields);

const finances = fc.record({
  year: texts,
  revenue: disclosures(decimals),
  ebitda: disclosures(decimals),
  netProfit: disclosures(decimals),
  assets: disclosures(decimals),
  liabilities: disclosures(decimals),
  basis: fc.constantFrom('audited', 'unaudited', null),
});

export const evidences = fc.record({
  kind: fc.constantFrom('phone', 'realName', 'organization', 'authority', 'funds'),
  method: texts,
  at: times,
  until: orNull(times),
});

const steps = fc.record({
  name: texts,
  state: fc.constantFrom('done', 'current', 'next'),
  at: orNull(times),
});

const documents = fc.record({ id: ids, name: texts, pages: counts });

export const saleDetails: fc.Arbitrary<SaleDetail> = fc.record({
  ...saleFields,
  teaser: texts,
  foundedYear: orNull(filledTexts),
  employees: orNull(counts),
  rdEmployees: orNull(counts),
  companyName: disclosures(texts),
  customers: disclosures(texts),
  reason: disclosures(texts),
  highlights: fc.array(texts, { maxLength: 3 }),
  finances: fc.array(finances, { maxLength: 3 }),
  process: fc.array(steps, { maxLength: 3 }),
  documents: disclosures(fc.array(documents, { maxLength: 3 })),
  documentCount: counts,
  owned: fc.boolean(),
  state: fc.constantFrom('listed', 'withdrawn', 'closed'),
  pictures: fc.array(ids, { maxLength: 3 }),
  evidence: fc.array(evidences, { maxLength: 3 }),
  opened: orNull(fc.record({ until: times, fields: fc.array(texts, { maxLength: 3 }) })),
});

export const saleOverviews: fc.Arbitrary<SaleOverview> = fc.record({
  total: counts,
  industries: fc.array(fc.record({ name: texts, count: counts }), { maxLength: 4 }),
  samples: fc.array(fc.record({ id: ids, title: texts, industry: texts, region: texts }), { maxLength: 4 }),
});

export const homeDeals: fc.Arbitrary<DealsForHome> = fc.record({
  recommended: fc.array(sales, { maxLength: 4 }),
  sales: fc.array(sales, { maxLength: 4 }),
});
