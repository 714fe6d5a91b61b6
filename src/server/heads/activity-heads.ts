import { activityKind } from '../../domain/activity/kind';
import { eventStatement } from './event-statement';
import { asDescription, type HeadOf, type PageHead } from './head';
import { listStatements, pathOf, sentThing, wayToThing } from './kind-heads';

/** Activities. */
export const activityListHead = (of: HeadOf): PageHead => ({
  description:
    '并购与股权投资活动：沙龙、实地考察、培训与闭门会，按状态、类型、行业与地区查找，免费报名，满员可以候补。',
  statements: listStatements(activityKind, of, ({ title }) => title),
});

/** One activity, as an event. */
export const activityHead = (of: HeadOf): PageHead => {
  const activity = sentThing(activityKind, of);
  if (activity === null) return {};
  const { title, intro, place, opensAt } = activity;
  const description = asDescription(intro === '' ? title : intro);
  const url = of.at(pathOf('activity', activity));
  return {
    title,
    description,
    type: 'article',
    statements: [
      eventStatement(
        {
          ...activity,
          form: place.form,
          venue: place.venue,
          address: `${place.region} ${place.address}`.trim(),
        },
        { description, url },
        {
          isAccessibleForFree: true,
          offers: {
            '@type': 'Offer',
            price: '0',
            priceCurrency: 'CNY',
            url,
            validFrom: new Date(opensAt).toISOString(),
          },
        },
      ),
      wayToThing(of, 'activity', activity),
    ],
  };
};
