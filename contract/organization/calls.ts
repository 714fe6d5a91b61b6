import type * as t from 'io-ts';
import { listedCalls } from '../call/listed-calls';
import { parameters } from '../call/parameters';
import { commaList } from '../codec/comma-list';
import { FilledIdText, filledUpTo, IdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { withDefault } from '../codec/with-default';
import { filterLimits } from '../deal/deal-filter';
import { ChoiceCounts } from '../kind/choice-counts';
import {
  Organization,
  OrganizationDetail,
  OrganizationLicence,
  OrganizationService,
  OrganizationSort,
  OrganizationType,
} from './organization';

/** Which organizations are asked for; an empty list is any. */
export const organizationConditions = {
  type: commaList(OrganizationType),
  service: commaList(OrganizationService),
  licence: commaList(OrganizationLicence),
  /** Ids of the trees of industries and regions, of either level. */
  industry: commaList(FilledIdText, filterLimits.ids),
  region: commaList(FilledIdText, filterLimits.ids),
  /** In the name or the introduction. */
  keyword: orNull(filledUpTo(filterLimits.keywordLength)),
};

const sort = withDefault(OrganizationSort, 'casesDown');
/** The filter with its order, as calls and addresses have it. */
export const organizationFilterFields = { ...organizationConditions, sort };

export type OrganizationFilter = Readonly<t.TypeOfProps<typeof organizationFilterFields>>;

/** Intermediaries and other organizations that serve deals; all of it is public (SCR-05). */
export const organizationCalls = listedCalls({
  word: 'organization',
  filter: organizationConditions,
  sort,
  address: parameters({ id: IdText }),
  card: Organization,
  detail: OrganizationDetail,
  counts: ChoiceCounts,
  notOpened: ['organizationUnknown'],
});
