import { endOfDay, startOfDay, startOfMonth } from '../../../contract/values/beijing-time';
import { buyFor, buyHeadFor } from '../../../gateway/src/domain/buy/disclosure';
import type { Buy } from '../../../gateway/src/domain/buy/buy';
import { headFor, saleFor, stranger } from '../../../gateway/src/domain/sale/disclosure';
import type { Sale } from '../../../gateway/src/domain/sale/sale';
import { code } from './blocks';

const exact = Date.UTC(2026, 10, 18, 3, 27, 41);
const evidence = [{ kind: 'organization', method: '', at: exact, until: exact }] as const;

const sale = (hidden: Sale['hidden']): Sale => ({
  ...{ id: '1', sourceType: 'entrust', code: '', title: '', industry: '', region: '', stage: '' },
  ...{ amountLabel: '', amount: null, revenue: null, revenueYear: '', revenueGrowth: null, netProfit: null },
  ...{ valuation: null, ownerId: 'owner', state: 'listed', teaser: '', foundedYear: 2010, employees: 1 },
  ...{ rdEmployees: null, companyName: '', customers: '', reason: '', highlights: [], finances: [] },
  ...{ documents: [], pictures: [], hidden, evidence, confirmedAt: exact },
  process: [{ name: '', state: 'current', at: exact }],
});

const demand = (hidden: Buy['hidden']): Buy => ({
  ...{ id: '1', ownerId: 'owner', code: '', title: '', buyerType: 'fund', hundred: false, companyName: '' },
  ...{ industries: [], regions: [], rounds: [], minAmount: null, maxAmount: null, stake: '' },
  ...{ state: 'listed', funding: '', requirements: '', profile: '', contact: '', hidden, evidence },
  ...{ confirmedAt: exact, expiresAt: exact },
});

const precisions: readonly (readonly [moment: number, words: string])[] = [
  [exact, 'as it is'],
  [startOfDay(exact), 'by day'],
  [endOfDay(exact), 'by day, its last second'],
  [startOfMonth(exact), 'by month'],
];

/**
 * How exactly a time is shown.
 * @throws for a time that is none of these: the page could not describe it
 */
const precisionOf = (shown: number | null | undefined): string => {
  const found = precisions.find(([moment]) => moment === shown);
  if (found === undefined) throw new Error(`no words for the precision of ${String(shown)}`);
  return found[1];
};

type Times = Readonly<Record<string, number | null | undefined>>;

const saleTimes = (hidden: Sale['hidden']): Times => {
  const shown = saleFor(stranger, sale(hidden));
  return {
    'confirmedAt (list)': headFor(stranger, sale(hidden)).confirmedAt,
    confirmedAt: shown.confirmedAt,
    'process[].at': shown.process[0]?.at,
    'evidence[].at': shown.evidence[0]?.at,
    'evidence[].until': shown.evidence[0]?.until,
  };
};

const demandTimes = (hidden: Buy['hidden']): Times => {
  const [head, shown] = [buyHeadFor(null, demand(hidden)), buyFor(null, demand(hidden))];
  return {
    'confirmedAt (list)': head.confirmedAt,
    'expiresAt (list)': head.expiresAt,
    confirmedAt: shown.confirmedAt,
    expiresAt: shown.expiresAt,
    'evidence[].at': shown.evidence[0]?.at,
    'evidence[].until': shown.evidence[0]?.until,
  };
};

const rowsOf = (of: string, hidden: Times, open: Times): readonly (readonly string[])[] =>
  Object.keys(hidden).map((name) => [of, code(name), precisionOf(hidden[name]), precisionOf(open[name])]);

/** Each time of a sale and of a demand: how exact it is while the company name is hidden from the reader, and otherwise. */
export const timeRows = (): readonly (readonly string[])[] => [
  ...rowsOf('Sale', saleTimes(['companyName']), saleTimes([])),
  ...rowsOf('Demand', demandTimes(['companyName']), demandTimes([])),
];
