import { left, right, type Either } from 'fp-ts/Either';
import { registrationStates } from '../../../../contract/activity/registration';
import { isSayable } from '../../../../contract/rules/bid-rule';
import { registrationLimits } from '../../../../contract/rules/registration-rule';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { isId } from '../../../../contract/values/id';
import type { ActivityRegistrations } from '../../ports/activity-registrations';
import type { Clock } from '../../ports/clock';
import type { MessageBus } from '../../ports/message-bus';

export interface ActivityDeskNeeds {
  readonly registrations: Pick<ActivityRegistrations, 'ofActivity' | 'callOff'>;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

type Line = Promise<Either<string, string>>;

/** What an operator may do about registrations for activities (SCR-08, OPS-06); each answers lines for the terminal. */
export interface ActivityDesk {
  readonly attendees: (id: string) => Line;
  readonly cancel: (id: string, reason: string) => Line;
}

const unknown = (id: string) => left(`没有编号为 ${id} 的活动`);

/** Lists who takes part in an activity, and cancels one with a notice to each of them. */
export const makeActivityDesk = ({ registrations, bus, clock }: ActivityDeskNeeds): ActivityDesk => ({
  attendees: async (id) => {
    const attendees = isId(id) ? await registrations.ofActivity(id) : null;
    if (attendees === null) return unknown(id);
    const lines = attendees.map(({ state, name, phone, company, position, registeredAt }) =>
      [registrationStates[state], name, phone, company, position, beijingTime(registeredAt)].join('  '),
    );
    return right(lines.length === 0 ? '还没有人报名' : lines.join('\n'));
  },
  cancel: async (id, words) => {
    const reason = words.trim();
    if (!isSayable(reason, 2, registrationLimits.reason))
      return left(`请写明取消原因（2 至 ${registrationLimits.reason} 字）`);
    const notices = isId(id) ? await registrations.callOff(id, reason, clock.now()) : null;
    if (notices === null) return left(`没有编号为 ${id} 且尚未结束、尚未取消的活动`);
    for (const message of notices) await bus.publish({ kind: 'message.sent', message });
    return right(`活动已取消，已告知 ${notices.length} 位报名或候补的会员`);
  },
});
