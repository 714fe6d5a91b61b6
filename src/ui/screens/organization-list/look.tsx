import {
  organizationLicences,
  organizationServices,
  organizationTypes,
  type Organization,
} from '../../../../contract/organization/organization';
import type { ChoiceLook } from '../../features/page/choice-list-page';
import { organizationListText as text } from './text';

/** Organizations by a filter. */
export const organizationListLook: ChoiceLook<Organization> = {
  measure: '家',
  heads: text.heads,
  card: ({ name, kind, services, industries, region, staff, cases, foundedYear }) => ({
    title: name,
    origin: [organizationTypes[kind], industries.join('、')],
    tags: [...services.map((service) => organizationServices[service]), region],
    figures: [
      {
        name: text.staff,
        value:
          staff.length === 0
            ? text.unknown
            : staff
                .slice(0, 1)
                .map(({ licence, count }) => text.holders(organizationLicences[licence], count))
                .join(''),
      },
      { name: text.cases, value: text.many(cases) },
      { name: text.founded, value: foundedYear === null ? text.unknown : text.year(foundedYear) },
    ],
  }),
};
