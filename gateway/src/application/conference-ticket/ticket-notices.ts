import type { Clock } from '../../ports/clock';
import type { Reviewed, Transferred } from '../../ports/conference-tickets';
import type { MessageBus } from '../../ports/message-bus';
import type { MessageStore } from '../../ports/message-store';
import { sendNotice } from '../message/send-notice';

export interface TicketNoticesNeeds {
  readonly messages: Pick<MessageStore, 'addNotice'>;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** The notices about tickets: in the inbox, and by the socket at once. */
export interface TicketNotices {
  readonly offered: (transfer: Transferred) => Promise<void>;
  readonly withdrawn: (transfer: Transferred) => Promise<void>;
  readonly accepted: (transfer: Transferred) => Promise<void>;
  readonly declined: (transfer: Transferred) => Promise<void>;
  readonly approved: (reviewed: Reviewed) => Promise<void>;
  readonly rejected: (reviewed: Reviewed, reason: string) => Promise<void>;
}

const ownPage = '/user/conf';

export const makeTicketNotices = ({ messages, bus, clock }: TicketNoticesNeeds): TicketNotices => {
  const notify = async (to: string, title: string, content: string, link = ownPage): Promise<void> => {
    await sendNotice({ messages, bus }, { to, title, content, link, sentAt: clock.now() });
  };
  return {
    offered: ({ toId, conferenceTitle }) =>
      notify(
        toId,
        '有一张门票转赠给您',
        `您收到“${conferenceTitle}”的一张门票，请在“我的会议”中接受或婉拒；会议开始后不能再接受。`,
      ),
    withdrawn: ({ toId, conferenceTitle }) =>
      notify(toId, '门票转赠已撤回', `“${conferenceTitle}”的门票转赠已由对方撤回。`),
    accepted: ({ fromId, conferenceTitle, attendee }) =>
      notify(
        fromId,
        '门票已转赠',
        `${attendee}已接受“${conferenceTitle}”的门票，您原来的票号和入场码已失效。`,
      ),
    declined: ({ fromId, conferenceTitle }) =>
      notify(fromId, '门票转赠被婉拒', `“${conferenceTitle}”的门票转赠被婉拒，门票仍在您名下。`),
    approved: ({ accountId, conferenceTitle, orderNo }) =>
      orderNo === null
        ? notify(accountId, '会议报名已通过', `“${conferenceTitle}”的报名已通过审核，门票已生效。`)
        : notify(
            accountId,
            '会议报名已通过，请支付',
            `“${conferenceTitle}”的报名已通过审核，席位为您保留 24 小时，请在此之前支付。`,
            `/pay/${orderNo}`,
          ),
    rejected: ({ accountId, conferenceTitle }, reason) =>
      notify(accountId, '会议报名未通过', `“${conferenceTitle}”的报名未通过审核，原因：${reason}。`),
  };
};
