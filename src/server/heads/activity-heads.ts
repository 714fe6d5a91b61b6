import type { ActivityDetail } from '../../../contract/activity/activity';
import { activityKind } from '../../domain/activity/kind';
import { asDescription, type HeadOf, type PageHead, type Statement } from './head';
import { listStatements, pathOf, sentThing, wayToThing } from './kind-heads';

/** Activities. */
export const activityListHead = (of: HeadOf): PageHead => ({
  description:
    '并购与股权投资活动：沙龙、实地考察、培训与闭门会，按状态、类型、行业与地区查找，免费报名，满员可以候补。',
  statements: listStatements(activityKind, of, ({ title }) => title),
});

const modes = { online: 'Online', onsite: 'Offline', both: 'Mixed' } as const;

/** Where an activity is: the place, or its own page online. */
const locationOf = ({ place }: ActivityDetail, url: string): Statement =>
  place.form === 'online'
    ? { '@type': 'VirtualLocation', url }
    : { '@type': 'Place', name: place.venue, address: `${place.region} ${place.address}`.trim() };

/** One activity, as an event. */
export const activityHead = (of: HeadOf): PageHead => {
  const activity = sentThing(activityKind, of);
  if (activity === null) return {};
  const { title, intro, organizer, place, startsAt, endsAt, opensAt, cancelledAt } = activity;
  const description = asDescription(intro === '' ? title : intro);
  const url = of.at(pathOf('activity', activity));
  return {
    title,
    description,
    type: 'article',
    statements: [
      {
        '@type': 'Event',
        name: title,
        description,
        url,
        startDate: new Date(startsAt).toISOString(),
        endDate: new Date(endsAt).toISOString(),
        eventStatus: `https://schema.org/${cancelledAt === null ? 'EventScheduled' : 'EventCancelled'}`,
        eventAttendanceMode: `https://schema.org/${modes[place.form]}EventAttendanceMode`,
        location: locationOf(activity, url),
        organizer: { '@type': 'Organization', name: organizer },
        isAccessibleForFree: true,
        offers: {
          '@type': 'Offer',
          price: '0',
          priceCurrency: 'CNY',
          url,
          validFrom: new Date(opensAt).toISOString(),
        },
      },
      wayToThing(of, 'activity', activity),
    ],
  };
};
