import { textIn } from '../../../../contract/publication/form-texts';
import { daysSince, standingOn } from '../../domain/publication/freshness';
import type { Publication } from '../../domain/publication/publication';
import type { Clock } from '../../ports/clock';
import type { MessageBus } from '../../ports/message-bus';
import type { MessageStore } from '../../ports/message-store';
import type { Publications } from '../../ports/publications';
import type { NotifyParties } from './notify-parties';
import { untilWritten } from './until-written';
import { sendNotice } from '../message/send-notice';

export interface FreshnessSweepNeeds {
  readonly publications: Publications;
  readonly messages: Pick<MessageStore, 'addNotice'>;
  readonly bus: MessageBus;
  readonly clock: Clock;
  readonly notifyParties: NotifyParties;
}

/** So many are looked at in one go; the rest an hour later. */
const most = 500;

const advice = '如仍然有效，请在我的发布中确认。';
const relisted = '如仍然有效，请在我的发布中重新上架。';

const words = {
  23: ['发布即将到确认日', '已有 23 天没有更新，满 30 天须再次确认。'],
  28: ['发布即将到确认日', '已有 28 天没有更新，满 30 天须再次确认。'],
  45: ['发布待确认', '已有 45 天没有更新，现标为待确认，满 90 天将下架。'],
} as const;

/**
 * The effects of time on a listing (MKT-06): its owner is reminded on days 23 and 28 after the last confirmation, notified on
 * day 45 that it is unconfirmed, and on day 90 it is unlisted. Each is done once.
 */
export const makeFreshnessSweep = (needs: FreshnessSweepNeeds) => {
  const { publications, clock } = needs;

  const notify = async ({ ownerId }: Publication, title: string, content: string): Promise<void> => {
    const sentAt = clock.now();
    await sendNotice(needs, { to: ownerId, title, content, link: '/new_buy', sentAt });
  };

  /** Null when it was changed meanwhile. */
  const turn = async (publication: Publication | null): Promise<'looked at' | null> => {
    if (publication?.listing !== 'listed') return 'looked at';
    const { confirmedAt, reminded, published } = publication;
    const { reminderDay, lapsed } = standingOn(daysSince(confirmedAt ?? clock.now(), clock.now()));
    const name = textIn(published ?? publication.fields, 'title');
    if (lapsed) {
      const withdrawn = await publications.relist(publication, { listing: 'withdrawn' }, clock.now());
      if (withdrawn === null) return null;
      await notify(publication, '发布已下架', `“${name}”已有 90 天没有更新，现已下架。${relisted}`);
      await needs.notifyParties(withdrawn);
      return 'looked at';
    }
    if (reminderDay === 0 || reminderDay <= reminded) return 'looked at';
    // Recorded first: a lost notice is better than a repeated one.
    if ((await publications.change(publication, { reminded: reminderDay })) === null) return null;
    const [title, said] = words[reminderDay];
    await notify(publication, title, `“${name}”${said}${advice}`);
    return 'looked at';
  };

  return async (): Promise<void> => {
    for (const { id } of await publications.timeHasPassedFor(clock.now(), most))
      await untilWritten(async () => turn(await publications.one(id)));
  };
};
