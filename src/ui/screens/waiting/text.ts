import type { WaitingGroup } from '../../../domain/waiting/waiting-row';
import { waitingText } from '../../features/account/waiting/text';

const groupNames: { readonly [Group in WaitingGroup]: string } = {
  overdue: '已过期限',
  today: '今天到期',
  threeDays: '三天内',
  later: '以后',
};

/** What the page of things that wait for the member says. */
export const waitingPageText = {
  title: waitingText.title,
  ordered: '，按截止时间',
  group: (group: WaitingGroup): string => groupNames[group],
  noneText: '要您审核、答复、补充、签署、修改或支付的，会按截止时间排在这里。',
  toDeals: '看新项目',
  toPushes: '设置消息推送',
  end: '没有更多了',
  more: (count: number): string => `另有 ${count} 件，处理后依次显示`,
} as const;
