import type { Bid, ReceivedBid } from '../../../contract/bid/bid';
import type { BidderCounts, BidderDeal, DealBids } from '../../../contract/bid/deal-bids';
import { isDecimal, type Decimal } from '../../../contract/values/decimal';

const decimal = (text: string): Decimal => {
  if (isDecimal(text)) return text;
  throw new Error(`${text} is no decimal`);
};

/** A moment of November 2026 in Beijing. */
const at = (day: number, hour: number): number => Date.UTC(2026, 10, day, hour - 8);

const note = '我们管理的产业基金专注精密传动，希望进一步了解该项目。';
const offer = '拟受让 30 % 股权，分两期支付，首期六成。';
const question = '请说明第二期款项的支付条件，以及是否接受业绩承诺。';

/** An interest that waits for its answer. */
export const openInterest: Bid = {
  id: '11',
  kind: 'interest',
  state: 'open',
  amount: null,
  note,
  answer: '',
  changedAt: at(18, 9),
  steps: [{ kind: 'placed', at: at(18, 9), amount: null, words: note }],
};

/** A bid that waits for its answer. */
export const openBid: Bid = {
  ...openInterest,
  kind: 'bid',
  amount: decimal('22800'),
  note: offer,
  changedAt: at(19, 10),
  steps: [
    ...openInterest.steps,
    { kind: 'accepted', at: at(18, 16), amount: null, words: '' },
    { kind: 'raised', at: at(19, 10), amount: decimal('22800'), words: offer },
  ],
};

/** A bid of which the owner wants to know more. */
export const askedBid: Bid = {
  ...openBid,
  state: 'asked',
  answer: question,
  changedAt: at(20, 8),
  steps: [...openBid.steps, { kind: 'moreAsked', at: at(20, 8), amount: decimal('22800'), words: question }],
};

export const declinedBid: Bid = {
  ...openBid,
  state: 'declined',
  answer: '管理人要求一次性支付全部价款，不接受分期。',
  changedAt: at(20, 8),
  steps: [
    ...openBid.steps,
    {
      kind: 'declined',
      at: at(20, 8),
      amount: decimal('22800'),
      words: '管理人要求一次性支付全部价款，不接受分期。',
    },
  ],
};

/** Nothing was said of the deal, and something of it is sealed. */
export const noBids: DealBids = {
  saleId: 'S20260418',
  dealState: 'listed',
  sealed: true,
  ndaState: 'unsigned',
  least: null,
  own: null,
  isOwner: false,
  received: [],
  receivedTotal: 0,
};

export const receivedBids: readonly ReceivedBid[] = [
  { ...openBid, id: '14', bidderName: '沈知远', bidderCompany: '恒泰产业资本' },
  { ...openInterest, id: '13', bidderName: '林子航', bidderCompany: '远山律师事务所' },
  { ...askedBid, id: '12', bidderName: '何嘉', bidderCompany: '金信并购基金' },
];

const deal: BidderDeal = {
  saleId: 'S20260418',
  sourceType: 'entrust',
  code: 'XM20260418',
  title: '华东某精密减速器制造商控股权转让',
  industry: '机器人',
  region: '江苏 苏州',
  dealState: 'listed',
  sealed: true,
  ndaState: 'unsigned',
  bid: { kind: 'interest', state: 'open', amount: null, answer: '' },
  changedAt: at(20, 9),
};

/** Under every standing of an NDA one, with what comes next. */
export const bidderDeals: readonly BidderDeal[] = [
  deal,
  {
    ...deal,
    saleId: 'S20260409',
    code: 'XM20260409',
    title: '数控刀具龙头少数股权转让',
    industry: '工业母机',
    region: '浙江 台州',
    ndaState: 'signed',
    bid: { kind: 'bid', state: 'asked', amount: decimal('22800.5'), answer: question },
    changedAt: at(19, 9),
  },
  {
    ...deal,
    saleId: 'S20260377',
    sourceType: 'platform',
    code: 'XM20260377',
    title: '粤港澳大湾区冷链物流园区整体出售',
    industry: '现代物流',
    region: '广东 广州',
    ndaState: 'signed',
    bid: { kind: 'interest', state: 'accepted', amount: null, answer: '' },
    changedAt: at(16, 9),
  },
  {
    ...deal,
    saleId: 'S20260391',
    code: 'XM20260391',
    title: '三类骨科植入物企业 Pre-IPO 轮融资',
    industry: '医疗器械',
    region: '北京',
    ndaState: 'pending',
    bid: null,
    changedAt: at(14, 9),
  },
  {
    ...deal,
    saleId: 'S20260396',
    code: 'XM20260396',
    title: '工业机器人系统集成商整体出售',
    ndaState: 'rejected',
    bid: null,
    changedAt: at(12, 9),
  },
  {
    ...deal,
    saleId: 'S20260365',
    code: 'XM20260365',
    title: '西南区域连锁宠物医院并购',
    industry: '宠物',
    region: '四川 成都',
    ndaState: 'expired',
    bid: { kind: 'bid', state: 'withdrawn', amount: decimal('9600'), answer: '' },
    changedAt: at(2, 9),
  },
  {
    ...deal,
    saleId: 'S20260352',
    sourceType: 'platform',
    code: 'XM20260352',
    title: '华中城市燃气管网运营权转让',
    industry: '公用事业',
    region: '湖北 襄阳',
    sealed: false,
    bid: { kind: 'bid', state: 'open', amount: decimal('31000'), answer: '' },
    changedAt: at(1, 9),
  },
];

export const bidderCounts: BidderCounts = {
  all: 7,
  unsigned: 1,
  pending: 1,
  signed: 2,
  rejected: 1,
  expired: 1,
  notNeeded: 1,
};
