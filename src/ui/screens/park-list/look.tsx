import { parkTypes, type Park } from '../../../../contract/park/park';
import { areaText } from '../../../domain/park/area-text';
import type { ChoiceLook } from '../../features/page/choice-list-page';
import { dayOf } from '../../features/thing/facts';
import { parkListText as text } from './text';

/** Zones and parks by a filter. */
export const parkListLook: ChoiceLook<Park> = {
  measure: '个',
  lead: text.lead,
  heads: text.heads,
  card: ({ name, kind, region, industries, area, policyCount, foundedAt }) => ({
    title: name,
    origin: [parkTypes[kind], region],
    tags: industries,
    figures: [
      { name: text.area, value: area === null ? text.unknown : areaText(area) },
      { name: text.policies, value: policyCount === 0 ? text.none : text.many(policyCount) },
      { name: text.founded, value: foundedAt === null ? text.unknown : dayOf(foundedAt) },
    ],
  }),
};
