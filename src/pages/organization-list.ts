import { organizationFilter } from '../domain/organization/organization-filter';
import { organizationKind } from '../domain/organization/kind';
import { choiceListPage } from '../ui/features/page/choice-list-page';
import { organizationListLook } from '../ui/screens/organization-list/look';

/** Organizations by a filter, which the address holds (SCR-05). */
export default choiceListPage(organizationKind, {
  filter: organizationFilter,
  calls: ({ callOf }) => ({
    list: callOf(({ organization }) => organization.list),
    counts: callOf(({ organization }) => organization.counts),
  }),
  ...organizationListLook,
});
