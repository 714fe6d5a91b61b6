import type { Reviewed, Transferred } from '../../ports/conference-tickets';
import type { NoticeDraft, NoticeOf } from '../../ports/message-store';

/** The notices about tickets. */
export interface TicketNotices {
  readonly offered: NoticeOf<Transferred>;
  readonly withdrawn: NoticeOf<Transferred>;
  readonly accepted: NoticeOf<Transferred>;
  readonly declined: NoticeOf<Transferred>;
  readonly approved: NoticeOf<Reviewed>;
  readonly rejected: (reason: string) => NoticeOf<Reviewed>;
}

const ownPage = '/user/conf';

/** @param sentAt milliseconds since 1970 */
export const ticketNotices = (sentAt: number): TicketNotices => {
  const notice = (to: string, title: string, content: string, link = ownPage): NoticeDraft => ({
    to,
    title,
    content,
    link,
    sentAt,
  });
  return {
    offered: ({ toId, conferenceTitle }) =>
      notice(
        toId,
        '有一张门票转赠给您',
        `您收到“${conferenceTitle}”的一张门票，请在“我的会议”中接受或婉拒；会议开始后不能再接受。`,
      ),
    withdrawn: ({ toId, conferenceTitle }) =>
      notice(toId, '门票转赠已撤回', `“${conferenceTitle}”的门票转赠已由对方撤回。`),
    accepted: ({ fromId, conferenceTitle, attendee }) =>
      notice(
        fromId,
        '门票已转赠',
        `${attendee}已接受“${conferenceTitle}”的门票，您原来的票号和入场码已失效。`,
      ),
    declined: ({ fromId, conferenceTitle }) =>
      notice(fromId, '门票转赠被婉拒', `“${conferenceTitle}”的门票转赠被婉拒，门票仍在您名下。`),
    approved: ({ accountId, conferenceTitle, orderNo }) =>
      orderNo === null
        ? notice(accountId, '会议报名已通过', `“${conferenceTitle}”的报名已通过审核，门票已生效。`)
        : notice(
            accountId,
            '会议报名已通过，请支付',
            `“${conferenceTitle}”的报名已通过审核，席位为您保留 24 小时，请在此之前支付。`,
            `/pay/${orderNo}`,
          ),
    rejected:
      (reason) =>
      ({ accountId, conferenceTitle }) =>
        notice(accountId, '会议报名未通过', `“${conferenceTitle}”的报名未通过审核，原因：${reason}。`),
  };
};
