import type { Activity } from '../../../contract/activity/activity';
import type { OwnActivity } from '../../../contract/activity/registration';
import { dayMs, hourMs } from '../../../contract/values/duration';
import { sceneNow } from '../scene/scene-now';
import { activity, first, longTitle, online } from './activity-stories';

const ownOf = (
  { id, title, place, startsAt, endsAt, opensAt, closesAt, cancelledAt }: Activity,
  said: Partial<OwnActivity> = {},
): OwnActivity => ({
  activityId: id,
  title,
  place,
  startsAt,
  endsAt,
  opensAt,
  closesAt,
  cancelledAt,
  state: 'registered',
  queuePlace: null,
  registeredAt: sceneNow - dayMs,
  ...said,
});

/** The member's registrations: one in each state, one with a long title, one online. */
export const ownActivities: readonly OwnActivity[] = [
  ownOf(first),
  ownOf(activity({ id: 'act-903', title: longTitle }), { state: 'waiting', queuePlace: 2 }),
  ownOf(activity({ id: 'act-904', title: '专精特新企业融资准备公开课（线上）', place: online })),
  ownOf(
    activity({
      id: 'act-905',
      title: '并购贷款实务培训',
      startsAt: sceneNow - 9 * dayMs,
      endsAt: sceneNow - 9 * dayMs + 3 * hourMs,
    }),
  ),
  ownOf(activity({ id: 'act-906', title: '跨境并购闭门会', cancelledAt: sceneNow - 2 * dayMs })),
];
