import { parkFilterFields } from '../../../contract/park/calls';
import { parkTypes, policyTypes, type ParkSort } from '../../../contract/park/park';
import { choiceFilter, namedChoices } from '../choice-filter/choice-filter';
import { industryChoices, regionChoices } from '../deal-filter/choice';

const sorts: Readonly<Record<ParkSort, string>> = {
  zonesFirst: '自贸区在前',
  founded: '成立时间从早到晚',
  areaDown: '面积从大到小',
  policiesDown: '收录政策从多到少',
};

/** By what the list of zones and parks is filtered and ordered. */
export const parkFilter = choiceFilter({
  fields: parkFilterFields,
  parts: [
    { name: 'region', label: '地区', tree: regionChoices, several: true },
    { name: 'type', label: '类型', tree: namedChoices(parkTypes), several: true },
    { name: 'policy', label: '有效政策', tree: namedChoices(policyTypes), several: true },
    { name: 'industry', label: '主导产业', tree: industryChoices, several: true },
  ],
  range: null,
  keyword: '名称、片区、政策标题、文号',
  sorts,
});
