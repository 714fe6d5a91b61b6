import * as fc from 'fast-check';
import type { Soe, SoeDetail } from '../../../contract/soe/soe';
import type { SoeDates } from '../../../contract/soe/soe-dates';
import { knownDays } from './calendar-days';
import { counts, decimals, filledTexts, ids, orNull, texts } from './values';

const day = orNull(knownDays);
const sum = orNull(decimals);

const dates: fc.Arbitrary<SoeDates> = fc.record({
  preFrom: day,
  preUntil: day,
  formalFrom: day,
  formalUntil: day,
  formalDays: orNull(counts),
  extendedUntil: day,
  qualifiedOn: day,
  depositUntil: day,
  biddingFrom: day,
  biddingUntil: day,
  dealtOn: day,
  resultUntil: day,
  suspendedOn: day,
  resumedOn: day,
  endedOn: day,
  firstDay: fc.constantFrom('counts', 'skipped', null),
});

const card = {
  id: ids,
  code: filledTexts,
  title: filledTexts,
  deal: fc.constantFrom('equity', 'increase', 'asset'),
  exchange: ids,
  company: filledTexts,
  group: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9'),
  industry: texts,
  region: texts,
  stake: sum,
  controls: fc.boolean(),
  price: sum,
  appraised: sum,
  repriced: fc.boolean(),
  dates,
} as const;

export const soes: fc.Arbitrary<Soe> = fc.record(card);

const target = fc.record({
  registered: sum,
  paidIn: sum,
  economicType: texts,
  scale: texts,
  employees: orNull(counts),
  foundedOn: day,
  business: texts,
  holders: fc.array(fc.record({ name: filledTexts, share: decimals }), { maxLength: 3 }),
});

const statement = fc.record({
  period: filledTexts,
  auditor: texts,
  revenue: sum,
  operatingProfit: sum,
  netProfit: sum,
  assets: sum,
  liabilities: sum,
  equity: sum,
});

export const soeDetails: fc.Arbitrary<SoeDetail> = fc.record({
  ...card,
  monitorCode: texts,
  shares: sum,
  summary: texts,
  target: orNull(target),
  statements: fc.array(statement, { maxLength: 2 }),
  appraisal: orNull(fc.record({ agency: texts, baseDay: day, filedWith: texts, bookValue: sum, value: sum })),
  seller: fc.record({ name: filledTexts, group: texts, decision: texts, approver: texts, consent: texts }),
  terms: fc.record({
    payment: texts,
    conditions: fc.array(filledTexts, { maxLength: 3 }),
    deposit: sum,
    depositHandling: texts,
    bidding: fc.constantFrom('online', 'auction', 'tender', 'agreement'),
    joint: fc.boolean(),
    withoutBidder: fc.constantFrom('end', 'extend', 'change'),
    extensionDays: orNull(counts),
    preemption: texts,
    debts: texts,
    staff: texts,
    management: fc.boolean(),
  }),
  events: fc.array(filledTexts, { maxLength: 2 }),
  contact: texts,
  link: texts,
  related: fc.array(soes, { maxLength: 2 }),
});
