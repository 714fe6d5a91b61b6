import { organizationFilterFields } from '../../../contract/organization/calls';
import {
  organizationLicences,
  organizationServices,
  organizationTypes,
  type OrganizationSort,
} from '../../../contract/organization/organization';
import { choiceFilter, namedChoices } from '../choice-filter/choice-filter';
import { industryChoices, regionChoices } from '../deal-filter/choice';

const sorts: Readonly<Record<OrganizationSort, string>> = {
  casesDown: '公开案例从多到少',
  staffDown: '持证人数从多到少',
  founded: '成立时间从早到晚',
};

/** By what the list of organizations is filtered and ordered. */
export const organizationFilter = choiceFilter({
  fields: organizationFilterFields,
  parts: [
    { name: 'type', label: '机构类型', tree: namedChoices(organizationTypes), several: true },
    { name: 'service', label: '服务', tree: namedChoices(organizationServices), several: true },
    { name: 'licence', label: '持证人员', tree: namedChoices(organizationLicences), several: true },
    { name: 'industry', label: '熟悉行业', tree: industryChoices, several: true },
    { name: 'region', label: '所在地', tree: regionChoices, several: true },
  ],
  range: null,
  keyword: '名称、介绍',
  sorts,
});
