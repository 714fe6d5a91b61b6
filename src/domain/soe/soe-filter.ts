import { soeGroups } from '../../../contract/reference/soe-groups';
import { soeFilterFields } from '../../../contract/soe/calls';
import { exchanges } from '../../../contract/soe/exchanges';
import { soeDealNames, soeHoldingNames, soeSortNames, soeStageNames } from '../../../contract/soe/soe-names';
import { choiceFilter, namedChoices } from '../choice-filter/choice-filter';
import { industryChoices, regionChoices } from '../deal-filter/choice';

type Named = readonly { readonly id: string; readonly name: string }[];

const choicesOf = (all: Named) => all.map(({ id, name }) => ({ id, name, members: [] }));

/** By what the list of state-owned listings is filtered and ordered (SCR-05, ENT-06). */
export const soeFilter = choiceFilter({
  fields: soeFilterFields,
  parts: [
    { name: 'group', label: '行业组', tree: choicesOf(soeGroups), several: true },
    { name: 'deal', label: '交易类型', tree: namedChoices(soeDealNames), several: true },
    { name: 'stage', label: '披露阶段', tree: namedChoices(soeStageNames), several: true },
    { name: 'holding', label: '转让比例', tree: namedChoices(soeHoldingNames), several: true },
    { name: 'industry', label: '行业', tree: industryChoices, several: true },
    { name: 'region', label: '地区', tree: regionChoices, several: true },
    { name: 'exchange', label: '交易机构', tree: choicesOf(exchanges), several: true },
  ],
  range: {
    label: '转让底价',
    bands: [
      { word: '1,000 万元以下', min: null, max: '1000' },
      { word: '1,000 万–1 亿元', min: '1000', max: '10000' },
      { word: '1–5 亿元', min: '10000', max: '50000' },
      { word: '5 亿元以上', min: '50000', max: null },
    ],
  },
  keyword: '名称、编号、转让方',
  sorts: soeSortNames,
});
