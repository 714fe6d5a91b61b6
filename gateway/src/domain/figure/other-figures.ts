import { sortNames } from '../../../../contract/deal/sort-names';

/** Figures of a company by name, other than the amount of a deal. */
export const otherFigures: readonly string[] = [
  ...Object.values(sortNames)
    .flatMap(({ figures }) => figures)
    .filter((name) => !sortNames.amountUp.figures.includes(name)),
  ...['净利润', '利润', '估值', '市值', '资产', '负债', '毛利', '占比', '市场份额'],
  ...['市盈率', '市净率', '市销率', '资产负债率', '净资产收益率'],
];
