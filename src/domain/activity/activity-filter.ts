import { activityTypes, type ActivitySort } from '../../../contract/activity/activity';
import { activityFilterFields } from '../../../contract/activity/calls';
import { eventStates } from '../../../contract/event/event-state';
import { choiceFilter, namedChoices } from '../choice-filter/choice-filter';
import { industryChoices, regionChoices } from '../deal-filter/choice';

const sorts: Readonly<Record<ActivitySort, string>> = {
  start: '最近开始',
  startDown: '开始时间从晚到早',
};

/** By what the list of activities is filtered and ordered (SCR-08). */
export const activityFilter = choiceFilter({
  fields: activityFilterFields,
  parts: [
    { name: 'state', label: '状态', tree: namedChoices(eventStates), several: true },
    { name: 'type', label: '类型', tree: namedChoices(activityTypes), several: true },
    { name: 'industry', label: '行业', tree: industryChoices, several: true },
    { name: 'region', label: '地区', tree: regionChoices, several: true },
  ],
  range: null,
  keyword: '主题、主办方、地点、嘉宾',
  sorts,
});
