import { daysSince, standingOn } from '../../domain/publication/freshness';
import type { Publication } from '../../domain/publication/publication';
import type { Clock } from '../../ports/clock';
import type { NoticeOf } from '../../ports/message-store';
import type { Publications } from '../../ports/publications';
import { endingNotices, nameOf } from './ending-notices';
import { untilWritten } from './until-written';

export interface FreshnessSweepNeeds {
  readonly publications: Publications;
  readonly clock: Clock;
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
export const makeFreshnessSweep = ({ publications, clock }: FreshnessSweepNeeds) => {
  const noticeWith =
    (title: string, content: string, sentAt: number): NoticeOf<Publication> =>
    ({ ownerId }) => ({ to: ownerId, title, content, link: '/new_buy', sentAt });

  /** Null when it was changed meanwhile. */
  const turn = async (publication: Publication | null): Promise<'looked at' | null> => {
    if (publication?.listing !== 'listed') return 'looked at';
    const { confirmedAt, reminded } = publication;
    const now = clock.now();
    const { reminderDay, lapsed } = standingOn(daysSince(confirmedAt ?? now, now));
    const name = nameOf(publication);
    if (lapsed) {
      const content = `“${name}”已有 90 天没有更新，现已下架。${relisted}`;
      const notices = endingNotices(now, noticeWith('发布已下架', content, now));
      const withdrawn = await publications.end(publication, { listing: 'withdrawn' }, now, notices);
      return withdrawn === null ? null : 'looked at';
    }
    if (reminderDay === 0 || reminderDay <= reminded) return 'looked at';
    const [title, said] = words[reminderDay];
    const notice = noticeWith(title, `“${name}”${said}${advice}`, now);
    const reminder = await publications.change(publication, { reminded: reminderDay }, notice);
    return reminder === null ? null : 'looked at';
  };

  return async (): Promise<void> => {
    for (const { id } of await publications.timeHasPassedFor(clock.now(), most))
      await untilWritten(async () => turn(await publications.one(id)));
  };
};
