import type { Contradiction, FigurePlace } from '../../../contract/rules/financial-integrity';
import { changeText } from '../number/percent-text';

const names: Readonly<Record<FigurePlace['figure'], string>> = {
  revenue: '营业收入',
  ebitda: 'EBITDA',
  netProfit: '净利润',
  revenueGrowth: '营收同比',
};

/** A figure by its year and its name, as people find it. */
export const figurePlaceText = ({ year, figure }: FigurePlace): string => `${year} 年${names[figure]}`;

const says: Readonly<Record<Contradiction['kind'], string>> = {
  profitAboveRevenue: '高于',
  ebitdaBelowProfit: '低于',
  growthDisagrees: '对不上',
};

/** What is wrong with two figures, naming both places (MKT-12). */
export const contradictionText = ({ kind, places: [one, other], expected }: Contradiction): string => {
  const [first, second] = [figurePlaceText(one), figurePlaceText(other)];
  if (kind !== 'growthDisagrees') return `${first}${says[kind]}${second}，请核对这两处。`;
  const should =
    expected === null ? '上年不是正数，同比不适用' : `按两年营业收入应为 ${changeText(expected).text}`;
  return `${first}与${second}${says[kind]}，${should}。`;
};
