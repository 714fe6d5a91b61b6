import { conferenceFilterFields } from '../../../contract/conference/calls';
import { ConferenceMonth, type ConferenceSort } from '../../../contract/conference/conference';
import { eventStates } from '../../../contract/event/event-state';
import { choiceFilter, namedChoices } from '../choice-filter/choice-filter';
import { industryChoices, regionChoices } from '../deal-filter/choice';

const sorts: Readonly<Record<ConferenceSort, string>> = {
  start: '开始时间从近到远',
  latest: '开始时间从晚到早',
};

const months = Object.keys(ConferenceMonth.keys)
  .sort()
  .map((id) => ({ id, name: `${Number(id)} 月`, members: [] }));

/** By what the list of conferences is filtered and ordered. */
export const conferenceFilter = choiceFilter({
  fields: conferenceFilterFields,
  parts: [
    { name: 'state', label: '状态', tree: namedChoices(eventStates), several: true },
    { name: 'industry', label: '行业', tree: industryChoices, several: true },
    { name: 'region', label: '地区', tree: regionChoices, several: true },
    { name: 'month', label: '月份', tree: months, several: true },
  ],
  range: null,
  keyword: '名称、主办方、地点、嘉宾',
  sorts,
});
