import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayTheSame } from '../../../contract/publication/form-texts';
import { industryTree } from '../../../contract/reference/industries';
import { differingFields } from '../../../src/domain/publication/differing';
import { propertyRuns } from '../../support/property';

const reported = (mine: Record<string, string>, theirs: Record<string, string>) =>
  differingFields('sale', mine, theirs).map(({ label, mine: here, theirs: there }) => [label, here, there]);

test('[SCR-02] two texts of a publication are told field by field, in words and not in ids', () => {
  const [group] = industryTree;
  const [first, second] = group?.industries ?? [];
  expect(
    reported(
      { title: '减速器企业', industry: first?.id ?? '', hidden: 'amount,netProfit', pictures: 'a,b' },
      { title: ' 减速器企业 ', industry: second?.id ?? '', hidden: '', pictures: 'a' },
    ),
  ).toEqual([
    ['行业', first?.name, second?.name],
    ['签署NDA后可见', '转让或融资金额、净利润（连同 EBITDA 和总负债）', ''],
    ['项目照片', '2 张', '1 张'],
  ]);
  expect(reported({ documents: '财务预测|12\n项目说明书|' }, {})).toEqual([
    ['资料清单', '财务预测（12 页）\n项目说明书', ''],
  ]);
  expect(reported({ sourceType: 'entrust', dealForm: '__proto__' }, { sourceType: 'soe' })).toEqual([
    ['来源', '委托出售', '国资挂牌'],
    ['交易方式', '__proto__', ''],
  ]);
});

test('[SCR-02] a figure is told with its year', () => {
  const years = { newestYear: '2025' };
  expect(
    reported(
      { ...years, revenue1: '100', revenue2: '90', basis3: 'audited' },
      { ...years, revenue1: '101', revenue2: '91' },
    ),
  ).toEqual([
    ['2025 年营业收入', '100', '101'],
    ['2024 年营业收入', '90', '91'],
    ['2023 年口径', '审计', ''],
  ]);
});

test('[SCR-02] nothing is told exactly where both say the same, notes for the reviewer aside', () => {
  const texts = fc.dictionary(
    fc.constantFrom('title', 'stake', 'documents', 'hidden', 'basis1'),
    fc.string(),
  );
  fc.assert(
    fc.property(texts, texts, (mine, theirs) => {
      expect(differingFields('buy', mine, theirs).length === 0).toBe(sayTheSame(mine, theirs));
      expect(differingFields('sale', { ...mine, 'note:title:甲': '一' }, mine)).toEqual([]);
    }),
    { numRuns: propertyRuns },
  );
});
