import { investorFilterFields } from '../../../contract/investor/calls';
import {
  investorStages,
  investorTypes,
  type InvestorActivity,
  type InvestorSort,
} from '../../../contract/investor/investor';
import { choiceFilter, namedChoices } from '../choice-filter/choice-filter';
import { industryChoices, regionChoices, roundChoices } from '../deal-filter/choice';

const activities: Readonly<Record<InvestorActivity, string>> = { '90': '近 90 天', '365': '近一年' };

const sorts: Readonly<Record<InvestorSort, string>> = {
  recent: '最近出手',
  casesDown: '公开案例从多到少',
  chequeDown: '单笔从大到小',
  chequeUp: '单笔从小到大',
};

/** By what the list of investors is filtered and ordered. */
export const investorFilter = choiceFilter({
  fields: investorFilterFields,
  parts: [
    { name: 'type', label: '类型', tree: namedChoices(investorTypes), several: true },
    { name: 'stage', label: '投资阶段', tree: namedChoices(investorStages), several: true },
    { name: 'industry', label: '关注行业', tree: industryChoices, several: true },
    { name: 'region', label: '所在地', tree: regionChoices, several: true },
    { name: 'round', label: '投资轮次', tree: roundChoices, several: true },
    { name: 'within', label: '最近出手', tree: namedChoices(activities), several: false },
  ],
  range: {
    label: '单笔投资',
    bands: [
      { word: '2,000 万元以下', min: null, max: '2000' },
      { word: '2,000 万–1 亿元', min: '2000', max: '10000' },
      { word: '1–5 亿元', min: '10000', max: '50000' },
      { word: '5 亿元以上', min: '50000', max: null },
    ],
  },
  keyword: '名称、介绍',
  sorts,
});
