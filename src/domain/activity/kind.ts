import { Activity, ActivityDetail, activityTypes } from '../../../contract/activity/activity';
import { kinds } from '../../../contract/kind/kinds';
import type { Kind } from '../kind/kind';

type Shared = Pick<ActivityDetail, 'type' | 'organizer' | 'place' | 'intro'>;

/** Activities: salons, site visits, training, closed-door meetings. */
export const activityKind = {
  ...kinds.activity,
  name: 'activity',
  item: Activity,
  page: ActivityDetail,
  share: {
    factsOf: ({ type, organizer, place, intro }: Shared) => ({
      facts: [activityTypes[type], organizer, place.region],
      about: intro,
    }),
    refused: '该活动已下架，不能分享。',
  },
} as const satisfies Kind<'activity', Activity, ActivityDetail>;
