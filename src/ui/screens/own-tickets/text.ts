import type { OfferAnswer } from '../../../application/member/ticket/own-tickets';

export const ownTicketsText = {
  title: '我的会议',
  failed: '门票没有加载出来',
  kinds: '会议与活动',
  filters: '按状态查看',
  all: '全部',
  list: '门票',
  none: '还没有门票',
  noneText: '报名会议后，门票和审核进度都在这里。',
  noneOf: (state: string) => `没有${state}的门票`,
  noneOfText: '可以查看其他状态的门票。',
  toList: '查看会议',
  toAll: '查看全部',
  offers: '转赠给您的门票',
  offerOf: (name: string, phone: string) => `${name}（${phone}）转赠给您`,
  accept: '接受',
  decline: '婉拒',
  ask: {
    accept: {
      title: '接受这张门票？',
      text: (title: string) => `接受后“${title}”的门票归您所有，不能再转赠给其他人。`,
      confirm: '接受门票',
    },
    decline: {
      title: '婉拒这张门票？',
      text: (title: string) => `“${title}”的门票将退回给对方。`,
      confirm: '婉拒',
    },
  } satisfies Readonly<
    Record<
      OfferAnswer['answer'],
      { readonly title: string; readonly text: (title: string) => string; readonly confirm: string }
    >
  >,
  activities: {
    failed: '报名没有加载出来',
    list: '活动报名',
    none: '还没有报名活动',
    noneText: '报名活动后，名额和候补进度都在这里。',
    noneOf: (state: string) => `没有${state}的活动`,
    noneOfText: '可以查看其他状态的活动。',
    toList: '查看活动',
    queuePlace: (place: number) => `候补第 ${place} 位`,
  },
  back: '再想想',
  offered: '转赠中',
} as const;
