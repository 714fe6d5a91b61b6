import type { SearchKind } from '../../../contract/search/saved-search';
import { activityFilter } from '../activity/activity-filter';
import { conferenceFilter } from '../conference/conference-filter';
import { fundFilter } from '../fund/fund-filter';
import { investorFilter } from '../investor/investor-filter';
import { organizationFilter } from '../organization/organization-filter';
import { parkFilter } from '../park/park-filter';
import { presentationFilter } from '../presentation/presentation-filter';
import { soeFilter } from '../soe/soe-filter';
import type { ChoiceFilter } from './choice-filter';

/** The filters of the kinds whose filter is of choices. */
export const choiceFilters: { readonly [K in SearchKind]?: ChoiceFilter<unknown> } = {
  fund: fundFilter,
  investor: investorFilter,
  organization: organizationFilter,
  soe: soeFilter,
  presentation: presentationFilter,
  park: parkFilter,
  conference: conferenceFilter,
  activity: activityFilter,
};
