import { text } from './argument';
import { command } from './command';

const id = text('编号', 'the id that `activity list` prints');

/** Registrations for activities (活动报名). */
export const activityCommands = [
  command({
    name: 'activity.attendees',
    words: 'activity attendees',
    help: '列出一场活动的报名与候补名单，按报名先后',
    summary: 'Lists who is registered for an activity and who waits, in the order of their registrations.',
    arguments: { id },
    run: (desk, { id: activityId }) => desk.activities.attendees(activityId),
  }),
  command({
    name: 'activity.cancel',
    words: 'activity cancel',
    help: '取消一场活动，并告知报名与候补的会员',
    summary: 'Cancels an activity that is not over, and notifies everybody who is registered or waits.',
    arguments: { id, reason: text('原因', 'why it is cancelled, as members read it') },
    run: (desk, { id: activityId, reason }) => desk.activities.cancel(activityId, reason),
  }),
];
