import { expect, test } from 'vitest';
import { toNullable } from 'fp-ts/Option';
import { parseDecimal } from '../../../contract/values/decimal';
import { comparisonOf } from '../../../src/domain/sale/comparison';
import { comparisonSheet } from '../../../src/domain/sale/comparison-sheet';
import { saleCompareText } from '../../../src/ui/screens/sale-compare/text';
import { comparedDeals } from '../../../tools/gallery/stories/compared-deals';

const sheetOf = (deals: typeof comparedDeals): readonly string[] =>
  comparisonSheet(
    deals,
    comparisonOf(deals, {
      sourceOf: ({ sourceType }) => sourceType,
      dayOf: () => '11月18日',
      yearOf: saleCompareText.foundedIn,
      count: (count) => toNullable(parseDecimal(String(count))),
    }),
    saleCompareText,
  ).split('\r\n');

test('[MKT-11][ENT-08] the table says what the page shows: titles, every row under its heading, and of what is sealed that it is', () => {
  const lines = sheetOf(comparedDeals);
  expect(lines[0]).toBe(
    '\uFEFF"项目对比","华东某精密减速器制造商控股权转让","数控刀具龙头少数股权转让","半导体真空阀门制造商控股权转让"',
  );
  expect(lines).toContain('"交易","","",""');
  expect(lines).toContain('"金额","3.2 亿元","2.4 亿元","4.8 亿元"');
  expect(lines).toContain('"转让比例","67%","18%","51%"');
  expect(lines).toContain('"营收同比","+18.3%","+6.8%","+27.5%"');
  expect(lines).toContain('"净利润","签署NDA后可见","5,240 万元","签署NDA后可见"');
  expect(lines).toContain('"员工人数","320 人","486 人","214 人"');
});

test('[MKT-11] amounts of unlike kinds are told by their kind in the table, and its figures by their year', () => {
  const [first] = comparedDeals;
  if (first === undefined) throw new Error('a deal is compared');
  const lines = sheetOf([first, { ...first, amountLabel: '融资金额' }]);
  expect(lines).toContain('"金额","3.2 亿元（转让金额）","3.2 亿元（融资金额）"');
  expect(lines).toContain('"财务年度","2025 年","2025 年"');
});

test('[MKT-11] somebody’s words are no formula of the reader’s spreadsheet, and are read as they stand', () => {
  const [first, second] = comparedDeals;
  if (first === undefined || second === undefined) throw new Error('two deals are compared');
  const lines = sheetOf([
    { ...first, title: '=1+1,"甲"', reason: { kind: 'shown', value: '@出售' } },
    second,
  ]);
  expect(lines[0]).toContain('"\'=1+1,""甲"""');
  expect(lines.find((line) => line.startsWith('"出售原因"'))).toContain('"\'@出售"');
});
