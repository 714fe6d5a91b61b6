import * as fc from 'fast-check';
import { toNullable } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { WireBuyDetail } from '../../../contract/buy/wire-buy';
import { WireSaleDetail } from '../../../contract/sale/wire-sale-detail';
import { rounds } from '../../../contract/reference/rounds';
import { buySteps } from '../../../contract/publication/buy-form';
import type { FormTexts, PublicationKind } from '../../../contract/publication/form-texts';
import { parseDecimal } from '../../../contract/values/decimal';
import { saleSteps } from '../../../contract/publication/sale-form';
import { buyWire } from '../../../gateway/src/adapters/http/wire/buy-wire';
import { saleWire } from '../../../gateway/src/adapters/http/wire/sale-wire';
import { buyFor } from '../../../gateway/src/domain/buy/disclosure';
import { publishedBuy } from '../../../gateway/src/domain/publication/published-buy';
import { publishedSale } from '../../../gateway/src/domain/publication/published-sale';
import { saleFor, stranger } from '../../../gateway/src/domain/sale/disclosure';
import { closedByEdit } from '../../../src/domain/publication/closed-by-edit';
import { buyPreview } from '../../../src/domain/publication/buy-preview';
import { salePreview } from '../../../src/domain/publication/sale-preview';
import type { SaleDetail } from '../../../src/domain/sale/sale-detail';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { visitedBuy, visitedSale } from '../../support/samples/visited';
import { publicationOf } from '../../support/samples/publication-of';
import { propertyRuns } from '../../support/property';

const at = 1_790_000_000_000;
const approved = (kind: PublicationKind, fields: FormTexts) =>
  publicationOf({ kind, fields, submittedAt: at });

/** What a visitor's page is made of once the text was approved. */
const approvedSale = (fields: FormTexts) =>
  visitedSale(
    WireSaleDetail.encode(saleWire(saleFor(stranger, publishedSale(approved('sale', fields), at)))),
  );
const approvedBuy = (fields: FormTexts) => {
  const view = buyFor(null, publishedBuy(approved('buy', fields), at));
  return visitedBuy(WireBuyDetail.encode(buyWire({ ...view, state: 'listed' })));
};

const changes = fc.record({
  hidden: fc.subarray(['amount', 'netProfit']).map((names) => names.join(',')),
  dealForm: fc.constantFrom('whole', 'control', 'minority', 'round'),
  round: fc.constantFrom('', ...rounds.map(({ id }) => id)),
  amountKind: fc.constantFrom('given', 'open'),
  amountUnit: fc.constantFrom('万元', '亿元', '元'),
  city: fc.constantFrom('台州', '台 州', ''),
  basis2: fc.constantFrom('audited', 'unaudited'),
  revenue2: fc.constantFrom('20,000', '0'),
  customers: fc.constantFrom('', '  ', '五家整机厂'),
  stages: fc.subarray(['offers', 'diligence', 'closing']).map((names) => names.join(',')),
  offersAt: fc.constantFrom('', '2020-01-15', '2027-01-15'),
  documentNaming: fc.constantFrom('hidden', 'shown'),
  documents: fc.constantFrom('', '项目说明书|48\n审计报告|'),
});

/** The documents without the ids, which name the deal. */
const unnumbered = ({ documents }: SaleDetail) =>
  documents.kind === 'shown' ? documents.value.map((each) => ({ ...each, id: '' })) : documents;

test('[SCR-02][ENT-08] the preview of a sale is what a visitor gets once it was approved, but for its code and dates', () => {
  fc.assert(
    fc.property(changes, (change) => {
      const fields = { ...soundSale, ...change };
      const { deal, isOpen } = salePreview(fields, at);
      const visited = approvedSale(fields);
      const { id, code, confirmedAt } = visited;
      expect({ ...deal, id, code, confirmedAt, documents: unnumbered(deal) }).toEqual({
        ...visited,
        documents: unnumbered(visited),
        process: visited.process.map((step, place) => (place < 3 ? { ...step, at: null } : step)),
      });
      expect(isOpen).toBe(change.amountKind === 'open');
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-02] the preview of an edit shows the listed valuation and developers as long as nothing typed speaks against them', () => {
  const valuation = toNullable(parseDecimal('42000'));
  const listed = { valuation, rdEmployees: 74, hidden: [] as readonly string[], text: soundSale };
  const seen = (change: FormTexts, hidden: readonly string[] = []) =>
    salePreview({ ...soundSale, ...change }, at, { ...listed, hidden }).deal;
  expect(seen({})).toMatchObject({ valuation: { kind: 'shown', value: '42000' }, rdEmployees: 74 });
  expect(seen({}, ['valuation']).valuation.kind).toBe('hidden');
  for (const change of [{ amount: '99,000' }, { stake: '68' }, { amountKind: 'open' }, { dealForm: 'whole' }])
    expect(seen(change, ['valuation'])).toMatchObject({ valuation: { kind: 'absent' }, rdEmployees: 74 });
  expect(seen({ employees: '61' })).toMatchObject({ valuation: { kind: 'shown' }, rdEmployees: null });
});

test('[SCR-02] an edit that hides what everybody reads today names it, where its form leaves no choice', () => {
  const closed = (hidden: readonly string[], text: FormTexts = soundSale) =>
    closedByEdit(
      { ...soundSale, customers: '五家整机厂' },
      { valuation: null, rdEmployees: null, hidden, text },
    );
  expect(closed(['companyName', 'customers'])).toEqual(['reason']);
  expect(closed(['companyName', 'customers', 'reason', 'amount'])).toEqual([]);
  expect(closed(['companyName'], { ...soundSale, customers: '' })).toEqual(['reason']);
  expect(closedByEdit(soundSale, null)).toEqual([]);
});

test('[SCR-02][ENT-08] what a draft does not say yet is not called sealed in its preview, and years without a figure are none', () => {
  const { deal } = salePreview({ newestYear: '2025', basis1: 'audited', hidden: 'netProfit' }, at);
  expect([deal.companyName.kind, deal.reason.kind]).toEqual(['absent', 'absent']);
  expect(deal.finances).toEqual([]);
  const typed = salePreview(soundSale, at).deal;
  expect([typed.companyName.kind, typed.reason.kind]).toEqual(['hidden', 'hidden']);
  expect(typed.finances).toHaveLength(3);
  for (const customers of ['', ' \n'])
    for (const of of [
      salePreview({ ...soundSale, customers }, at).deal,
      approvedSale({ ...soundSale, customers }),
    ])
      expect(of.customers.kind).toBe('absent');
  expect(approvedSale({ ...soundSale, customers: '五家整机厂' }).customers.kind).toBe('hidden');
});

const buyChanges = fc.record({
  hidden: fc.subarray(['amount', 'funding', 'contact']).map((names) => names.join(',')),
  naming: fc.constantFrom('hidden', 'shown'),
  rounds: fc.constantFrom('', rounds[1]?.id ?? ''),
  regions: fc.constantFrom('-1', 'cn-31'),
  amountKind: fc.constantFrom('given', 'open'),
  maxAmount: fc.constantFrom('6', ''),
  funding: fc.constantFrom('自有资金', ''),
  validity: fc.constantFrom('30', '60', '90'),
});

test('[SCR-02][ENT-08] the preview of a demand is what a visitor gets once it was approved, but for its code and date', () => {
  fc.assert(
    fc.property(buyChanges, (change) => {
      const fields = { ...soundBuy, ...change };
      const { buy, isOpen } = buyPreview(fields, at);
      const visited = approvedBuy(fields);
      const { id, code, confirmedAt } = visited;
      expect({ ...buy, id, code, confirmedAt }).toEqual(visited);
      expect(isOpen).toBe(change.amountKind === 'open');
    }),
    { numRuns: propertyRuns },
  );
});

const typed = fc.dictionary(
  fc.constantFrom(...Object.values({ ...saleSteps, ...buySteps }).flatMap((each): readonly string[] => each)),
  fc.oneof(fc.string(), fc.constantFrom('given', '亿元', '12', '2025', 'amount,netProfit,funding,contact')),
  { maxKeys: 30 },
);

test('[SCR-02] whatever was typed so far has a preview, in which what is missing is absent and nothing is 面议 but what was chosen to be', () => {
  fc.assert(
    fc.property(typed, (texts) => {
      const { deal, isOpen } = salePreview(texts, at);
      expect(deal.amount.kind === 'absent' && texts.amountKind?.trim() !== 'open' && isOpen).toBe(false);
      for (const name of ['companyName', 'customers', 'reason'] as const)
        expect(deal[name].kind).toBe((texts[name] ?? '').trim() === '' ? 'absent' : 'hidden');
      const { buy } = buyPreview(texts, at);
      expect(Number.isNaN(buy.expiresAt)).toBe(false);
    }),
    { numRuns: propertyRuns },
  );
  expect(salePreview({}, at).deal).toMatchObject({ amount: { kind: 'absent' }, stage: '', finances: [] });
  expect(salePreview({}, at)).toMatchObject({ isOpen: false });
  expect(buyPreview({}, at)).toMatchObject({ isOpen: false, buy: { budget: { kind: 'absent' } } });
});
