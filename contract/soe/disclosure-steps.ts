import { left, right, type Either } from 'fp-ts/Either';
import { exactDay, type CalendarDay } from '../calendar/calendar-day';
import type { FirstDay } from '../calendar/working-days';

/** A step of a listing that a rule gives a least length. */
export type StepName =
  | 'preBegin'
  | 'pre'
  | 'formalEquity'
  | 'formalEquityRepriced'
  | 'formalIncrease'
  | 'increaseTotal'
  | 'formalAssetSmall'
  | 'formalAssetLarge'
  | 'formalAssetRepriced'
  | 'extension'
  | 'resumed'
  | 'deposit'
  | 'payment'
  | 'result';

/** The least length of a step by one rule, for as long as the rule holds. */
export interface DisclosureStep {
  readonly name: StepName;
  readonly label: string;
  /** Working days. */
  readonly days: number;
  /** The document that gives the length. */
  readonly basis: string;
  /** The first and the last day on which the rule holds; null while it does. */
  readonly from: CalendarDay;
  readonly until: CalendarDay | null;
  /** Whether the day that begins the step is its first. */
  readonly firstDay: FirstDay;
  /** False for a length that was found in no text of the document: counsel checks it. */
  readonly confirmed: boolean;
}

/** No rule of the table gives a step a length on a day. */
export interface StepMissing {
  readonly kind: 'stepMissing';
  readonly step: StepName;
  readonly day: CalendarDay;
}

const order32 = { basis: '企业国有资产交易监督管理办法（国资委、财政部令第 32 号）', from: '2016-06-24' };
const notice39 = { basis: '国资发产权规〔2022〕39号', from: '2022-05-16' };
/** In force until 国资发产权规〔2025〕17号 replaced it, whose own numbers are not known here. */
const rules120 = { basis: '国资发产权〔2009〕120号', from: '2009-07-01', until: '2025-02-17' };
const custom = { basis: '交易机构公告惯例', from: '2016-06-24' };
const before39 = { ...order32, until: '2022-05-15' };

interface Rule {
  readonly basis: string;
  readonly from: string;
  readonly until?: string;
}

const step = (
  name: StepName,
  label: string,
  days: number,
  { basis, from, until }: Rule,
  confirmed = true,
): DisclosureStep => ({
  name,
  label,
  days,
  basis,
  from: exactDay(from),
  until: until === undefined ? null : exactDay(until),
  // 民法典 第二百零一条: the day on which a period of days begins is not counted.
  firstDay: 'skipped',
  confirmed,
});

/** The least lengths of the steps (MKT-17). A changed rule is a new row; the old one keeps its last day. */
export const disclosureSteps: readonly DisclosureStep[] = [
  step('preBegin', '批准后启动预披露', 10, order32),
  step('pre', '信息预披露', 20, order32),
  step('formalEquity', '产权转让正式披露', 20, order32),
  step('formalEquityRepriced', '仅降价重新披露（产权）', 20, before39),
  step('formalEquityRepriced', '仅降价重新披露（产权）', 10, notice39, false),
  step('formalIncrease', '企业增资披露', 40, before39),
  step('formalIncrease', '企业增资正式披露', 20, notice39, false),
  step('increaseTotal', '企业增资合计披露', 40, order32),
  step('formalAssetSmall', '资产转让披露（100 万元至 1,000 万元）', 10, order32),
  step('formalAssetLarge', '资产转让披露（1,000 万元以上）', 20, order32),
  step('formalAssetRepriced', '仅降价重新披露（资产）', 5, notice39, false),
  step('extension', '延长披露', 5, rules120),
  step('resumed', '恢复后继续披露', 10, rules120),
  step('deposit', '资格确认后交纳保证金', 3, custom),
  step('payment', '合同生效后付款', 5, order32),
  step('result', '成交结果公示', 5, order32),
];

/** The rule of a step that holds on a day. */
export const stepOn = (name: StepName, day: CalendarDay): Either<StepMissing, DisclosureStep> => {
  const found = disclosureSteps.find(
    (each) => each.name === name && each.from <= day && (each.until === null || day <= each.until),
  );
  return found === undefined ? left({ kind: 'stepMissing', step: name, day }) : right(found);
};
