import { presentationFilterFields } from '../../../contract/presentation/calls';
import { presentationForms, type PresentationSort } from '../../../contract/presentation/presentation';
import { choiceFilter, namedChoices } from '../choice-filter/choice-filter';
import { industryChoices, regionChoices, roundChoices } from '../deal-filter/choice';

const sorts: Readonly<Record<PresentationSort, string>> = {
  latest: '最近路演',
  amountDown: '融资金额从大到小',
  amountUp: '融资金额从小到大',
};

/** By what the list of presentations is filtered and ordered. */
export const presentationFilter = choiceFilter({
  fields: presentationFilterFields,
  parts: [
    { name: 'industry', label: '行业', tree: industryChoices, several: true },
    { name: 'region', label: '地区', tree: regionChoices, several: true },
    { name: 'round', label: '轮次', tree: roundChoices, several: true },
    { name: 'form', label: '形式', tree: namedChoices(presentationForms), several: true },
  ],
  range: {
    label: '融资金额',
    bands: [
      { word: '5,000 万元以下', min: null, max: '5000' },
      { word: '5,000 万–1 亿元', min: '5000', max: '10000' },
      { word: '1–3 亿元', min: '10000', max: '30000' },
      { word: '3 亿元以上', min: '30000', max: null },
    ],
  },
  keyword: '主题、公司、摘要',
  sorts,
});
