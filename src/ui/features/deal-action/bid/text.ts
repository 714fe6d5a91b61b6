import type { BidKind, BidStepKind } from '../../../../../contract/bid/bid';
import type { BidVerdict } from '../../../../../contract/bid/verdict';
import { readerClock } from '../../../../domain/time/date-fields';
import { dealDay } from '../../../../domain/time/deal-day';
import type { BidStanding } from '../../../../domain/bid/bid-standing';
import type { NextStep } from '../../../../domain/bid/next-step';

const states: Readonly<Record<BidKind, Readonly<Record<BidStanding, string>>>> = {
  interest: {
    open: '待答复',
    asked: '待补充',
    accepted: '已同意',
    declined: '已婉拒',
    withdrawn: '已撤回',
    paused: '已中止',
    ended: '已结束',
  },
  bid: {
    open: '待答复',
    asked: '待补充',
    accepted: '已接受',
    declined: '已婉拒',
    withdrawn: '已撤回',
    paused: '已中止',
    ended: '已结束',
  },
};

const steps: Readonly<Record<NextStep, string>> = {
  dealWithdrawn: '项目已下架',
  dealClosed: '项目已成交',
  sign: '签署保密协议后可查看封存信息并报价',
  signAfterRejection: '保密协议未通过，可以重新签署',
  signAfterExpiry: '保密协议已过期，重新签署后可继续',
  awaitNda: '保密协议正在审核，通过后可以报价',
  readAndBid: '资料已开放，可以报价',
  bidAfterInterest: '意向已获同意，可以报价',
  newBid: '可以重新报价',
  supplement: '委托方希望您补充说明',
  awaitAnswer: '等待委托方答复',
  meet: '报价已被接受，请与委托方约定面谈',
};

const bidAfterNda = (date: string): string => `意向已获同意。下一步：先签署保密协议，${date}提交报价`;

/** The steps that an acceptance gives a date. */
const next: { readonly [Step in NextStep]?: (date: string) => string } = {
  sign: bidAfterNda,
  signAfterRejection: bidAfterNda,
  signAfterExpiry: bidAfterNda,
  awaitNda: (date) => `意向已获同意。下一步：保密协议通过审核后，${date}提交报价`,
  bidAfterInterest: (date) => `意向已获同意。下一步：${date}提交报价`,
  meet: (date) => `报价已被接受。下一步：${date}与委托方约定面谈`,
};

const history: Readonly<Record<BidKind, Readonly<Record<BidStepKind, string>>>> = {
  interest: {
    placed: '表达意向',
    raised: '提交报价',
    supplemented: '补充说明',
    withdrawn: '撤回',
    accepted: '委托方同意进入下一步',
    declined: '委托方婉拒',
    moreAsked: '委托方请求补充说明',
  },
  bid: {
    placed: '提交报价',
    raised: '提交报价',
    supplemented: '更新报价',
    withdrawn: '撤回',
    accepted: '委托方同意进入下一步',
    declined: '委托方婉拒',
    moreAsked: '委托方请求补充说明',
  },
};

const verdicts: Readonly<Record<BidVerdict, string>> = {
  accepted: '同意',
  declined: '婉拒',
  moreAsked: '请对方补充',
};

const kinds: Readonly<Record<BidKind, string>> = { interest: '意向', bid: '报价' };

/** A day by which something is to be done: '12月6日前'; one that is over, as it was planned. */
export const dayBefore = (date: number, now: number): string =>
  date > now ? `${dealDay(date, now, readerClock)}前` : `尽快（原定${dealDay(date, now, readerClock)}前）`;

/** The texts of interests and bids, in every place. */
export const bidText = {
  kinds,
  states,
  steps,
  history,
  verdicts,
  title: '意向与报价',
  actions: { interest: '表达意向', bid: '报价', supplement: '补充说明' },
  /** 'a sum', as the history has it */
  withAmount: (name: string, figure: string): string => `${name} ${figure}`,
  /** The step after the acceptance, for the bidder. */
  next,
  answer: (words: string): string => `委托方答复：${words}`,
  note: (words: string): string => `说明：${words}`,
  form: {
    leads: {
      interest:
        '委托方和平台审核人员会看到您的姓名、公司和说明，答复会通知您。其他参与方不会知道。委托方同意前可以撤回，同意后不能撤回。',
      bid: '报价由委托方和平台审核人员可见，其他参与方看不到。委托方接受前可以撤回，接受后不能撤回。',
    },
    asked: '委托方的问题',
    amount: '报价金额',
    unit: '单位',
    amountHint: '例如 12,800.5 或 1.28 亿元',
    least: (figure: string): string => `最低报价 ${figure}`,
    readings: (texts: readonly string[], share: string | null): string =>
      `即 ${texts.join('，')}${share === null ? '' : `，${share}`}`,
    note: '说明（选填）',
    noteHint: '例如资金来源、支付安排、交易时间',
    submit: '提交',
    confirm: '确认提交',
    inWords: (words: string): string => `大写：${words}`,
    submitting: '正在提交',
    notCome: '表单没有加载出来，请检查网络后重新打开。',
  },
  /** Of what waited when its deal was withdrawn, and when it was closed. */
  withDeal: {
    paused: (kind: BidKind): string => `项目已下架，您的${kinds[kind]}随之中止；项目重新上架后继续有效。`,
    ended: (kind: BidKind): string => `项目已成交，您的${kinds[kind]}随之结束。`,
  },
  withdraw: {
    open: '撤回',
    titles: { interest: '撤回意向', bid: '撤回报价' },
    text: '撤回后委托方会收到通知，您可以重新提交。',
    words: '说明（选填）',
    hint: '例如投资方向调整',
    submit: '确认撤回',
    submitting: '正在撤回',
  },
  received: {
    none: '还没有收到意向或报价。收到后会通知您。',
    notCome: '收到的意向和报价没有加载出来，请检查网络后刷新页面。',
    many: (count: number): string => `${count} 份`,
    shown: (count: number): string => `只显示最近的 ${count} 份，待答复的排在前面。`,
    open: '答复',
    title: (who: string): string => `答复${who}`,
    verdict: '答复',
    deal: '项目',
    noSum: '未填写金额',
    /** The step after the acceptance, for the owner. */
    next: {
      interest: (date: string): string => `下一步：等待对方${date}提交报价`,
      bid: (date: string): string => `下一步：${date}联系对方，约定面谈`,
    },
    words: { '': '说明', accepted: '说明（选填）', declined: '婉拒的原因', moreAsked: '需要对方补充什么' },
    hint: '对方会看到您写的内容',
    submit: '发送答复',
    confirm: '确认发送',
    submitting: '正在发送',
    overMeanwhile: '这份意向刚刚有变化，不能再答复。您写的内容保留在这里。',
  },
  failed: '意向与报价没有加载出来',
} as const;
