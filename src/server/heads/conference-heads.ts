import { yuanDigits } from '../../../contract/values/fen';
import { conferenceKind } from '../../domain/conference/kind';
import { asDescription, type HeadOf, type PageHead } from './head';
import { listStatements, pathOf, sentThing, wayToThing } from './kind-heads';

/** Conferences. */
export const conferenceListHead = (of: HeadOf): PageHead => ({
  description: '并购与投资会议：按状态、行业、地区与月份查找，议程、嘉宾、票种、余位与退票规则一页看清。',
  statements: listStatements(conferenceKind, of, ({ title }) => title),
});

const modes = { online: 'Online', onsite: 'Offline', both: 'Mixed' } as const;

/** One conference, as an Event of schema.org. What depends on the hour is left out: a page is kept. */
export const conferenceHead = (of: HeadOf): PageHead => {
  const thing = sentThing(conferenceKind, of);
  if (thing === null) return {};
  const { title, intro, startsAt, endsAt, cancelledAt, form, venue, region, address, host, tickets } = thing;
  const description = asDescription(intro === '' ? title : intro);
  const url = of.at(pathOf('conference', thing));
  const place = { '@type': 'Place', name: venue, address: `${region} ${address}`.trim() };
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
        eventAttendanceMode: `https://schema.org/${modes[form]}EventAttendanceMode`,
        location: form === 'online' ? { '@type': 'VirtualLocation', url } : place,
        organizer: { '@type': 'Organization', name: host },
        offers: tickets.map(({ name, price }) => ({
          '@type': 'Offer',
          name,
          price: yuanDigits(price),
          priceCurrency: 'CNY',
          url,
        })),
      },
      wayToThing(of, 'conference', thing),
    ],
  };
};
