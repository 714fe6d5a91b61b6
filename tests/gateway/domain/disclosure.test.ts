import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hiddenFrom,
  headFor,
  keptHeadFor,
  saleFor,
  type NdaState,
  type Viewer,
} from '../../../gateway/src/domain/sale/disclosure';
import type { HideableField, Sale } from '../../../gateway/src/domain/sale/sale';
import { WireSale } from '../../../contract/sale/wire-sale';
import { WireSaleDetail } from '../../../contract/sale/wire-sale-detail';
import { saleHeadWire } from '../../../gateway/src/domain/sale/sale-head-wire';
import { saleWire } from '../../../gateway/src/adapters/http/wire/sale-wire';
import { saleRow } from '../../../gateway/src/seed/sale-rows';
import { propertyRuns } from '../../support/property';
import { demoSeed } from '../../../tools/process/seeds';
import { decimal } from '../../support/samples/decimal';

const ndaStates: readonly NdaState[] = ['unsigned', 'pending', 'signed', 'rejected', 'expired'];
const fields: readonly HideableField[] = [
  'amount',
  'netProfit',
  'valuation',
  'companyName',
  'customers',
  'reason',
  'documents',
];
const viewer: fc.Arbitrary<Viewer> = fc.record({
  prove: fc.constantFrom('1', '2', null),
  ndaState: fc.constantFrom(...ndaStates),
  owns: fc.boolean(),
  ndaEndsAt: fc.option(fc.nat()),
});
/** What each hideable value of the sample reads. */
const marks: Readonly<Record<HideableField, string>> = {
  amount: '910003',
  netProfit: '910001',
  valuation: '910002',
  companyName: '<companyName>',
  customers: '<customers>',
  reason: '<reason>',
  documents: '<documents>',
};
const opens = ({ prove, ndaState, owns }: Viewer) => owns || (prove === '1' && ndaState === 'signed');

/** A deal whose every hideable value is a text of its own, so that none can be mistaken for another. */
const marked = (hidden: readonly HideableField[]): Sale => ({
  id: 's',
  sourceType: 'entrust',
  pictures: [],
  code: 'XM',
  title: 't',
  industry: 'i',
  region: 'r',
  stage: 's',
  amountLabel: '转让金额',
  amount: decimal(marks.amount),
  revenue: decimal('2'),
  revenueYear: '2025',
  revenueGrowth: decimal('3'),
  netProfit: decimal(marks.netProfit),
  valuation: decimal(marks.valuation),
  confirmedAt: 0,
  hidden,
  teaser: 't',
  foundedYear: 2000,
  employees: 1,
  rdEmployees: null,
  companyName: marks.companyName,
  customers: marks.customers,
  reason: marks.reason,
  highlights: [],
  finances: [
    {
      ...{ year: '2025', revenue: decimal('2'), assets: decimal('4'), basis: null },
      ...{
        ebitda: decimal(marks.netProfit),
        netProfit: decimal(marks.netProfit),
        liabilities: decimal(marks.netProfit),
      },
    },
  ],
  evidence: [],
  process: [],
  documents: [{ id: 'd', name: marks.documents, pages: 1 }],
  ownerId: null,
  state: 'listed',
});

describe('what of a deal leaves the gateway', () => {
  test('[SEC-05][ACC-05] is everything for a verified account whose NDA is signed, for nobody else', () => {
    fc.assert(
      fc.property(viewer, fc.subarray([...fields]), (who, hidden) => {
        expect(hiddenFrom(who, hidden)).toEqual(opens(who) ? [] : hidden);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SEC-05] never holds a hidden value, in a list or on its page, and names what is hidden', () => {
    fc.assert(
      fc.property(viewer, fc.subarray([...fields]), (who, hidden) => {
        const sale = marked(hidden);
        const shut = hiddenFrom(who, hidden);
        const page = JSON.stringify(WireSaleDetail.encode(saleWire(saleFor(who, sale))));
        const head = JSON.stringify(WireSale.encode(saleHeadWire(headFor(who, sale))));
        for (const field of shut) expect(page + head).not.toContain(marks[field]);
        for (const field of fields.filter((one) => !shut.includes(one))) expect(page).toContain(marks[field]);
        expect(JSON.parse(page)).toMatchObject({ hidden: shut, ndaState: who.ndaState, documentCount: 1 });
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[ENT-08][SCR-03] of a deal that is over holds none of its figures, texts and papers, for anybody but its owner', () => {
    fc.assert(
      fc.property(viewer, fc.constantFrom('withdrawn', 'closed'), (who, state) => {
        const over = saleWire(saleFor({ ...who, owns: false }, { ...marked([]), state, teaser: '<teaser>' }));
        const page = JSON.stringify(WireSaleDetail.encode(over));
        for (const mark of [...Object.values(marks), '<teaser>']) expect(page).not.toContain(mark);
        expect(over).toMatchObject({ state, title: 't', code: 'XM', hidden: [], finances: [] });
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SEC-05] of every deal of the seed holds no hidden text for a visitor', () => {
    const now = Date.UTC(2026, 10, 21);
    const visitor: Viewer = { prove: null, ndaState: 'unsigned', owns: false, ndaEndsAt: null };
    for (const seed of demoSeed.sales) {
      const { industryGroup: _group, recommended: _place, ...row } = saleRow(seed, now, null);
      const sale: Sale = {
        ...row,
        amount: row.amount ?? null,
        revenue: row.revenue ?? null,
        revenueGrowth: row.revenueGrowth ?? null,
        netProfit: row.netProfit ?? null,
        valuation: row.valuation ?? null,
        rdEmployees: seed.rdEmployees,
        ownerId: null,
        state: 'listed',
        pictures: [],
        evidence: [],
      };
      const answer = JSON.stringify(WireSaleDetail.encode(saleWire(saleFor(visitor, sale))));
      const sealed = {
        amount: [],
        netProfit: [],
        valuation: [],
        companyName: [seed.companyName],
        customers: [seed.customers],
        reason: [seed.reason],
        documents: seed.documents.map(({ name }) => name),
      } satisfies Record<HideableField, readonly string[]>;
      for (const field of seed.hidden) {
        expect(JSON.parse(answer), seed.id).not.toHaveProperty(field);
        for (const text of sealed[field])
          expect(answer, seed.id).not.toContain(JSON.stringify(text).slice(1, -1));
      }
      if (seed.hidden.includes('netProfit')) expect(answer, seed.id).not.toContain('"netProfit":');
    }
  });
});

test('[ENT-08] of a kept deal that is over nobody but its owner reads a figure', () => {
  fc.assert(
    fc.property(
      viewer,
      fc.constantFrom('withdrawn', 'closed'),
      fc.subarray([...fields]),
      (who, state, hidden) => {
        const told = keptHeadFor(who, marked(hidden), state);
        const figures = ['amount', 'netProfit', 'valuation', 'revenue', 'revenueGrowth'] as const;
        if (who.owns) expect(told).toEqual(headFor(who, marked(hidden)));
        else for (const name of figures) expect(Reflect.get(told, name) ?? '').toBe('');
        expect(keptHeadFor(who, marked(hidden), 'listed')).toEqual(headFor(who, marked(hidden)));
      },
    ),
    { numRuns: propertyRuns },
  );
});
