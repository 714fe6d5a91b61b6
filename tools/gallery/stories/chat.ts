import type { WireDealCard } from '../../../contract/chat/deal-card';
import type { WireThread } from '../../../contract/chat/thread';
import { writeBody } from '../../../contract/chat/chat-body';
import { quoteOf } from '../../../contract/chat/excerpt';
import type { ChatMessage } from '../../../src/domain/chat/chat-message';
import type { OutboxQueue } from '../../../src/domain/chat/outbox-queue';
import type { FileQueue } from '../../../src/domain/chat/waiting-file';
import type { Page } from '../../../src/domain/page/page';
import { sceneNow } from '../scene/scene-now';
import { decimal } from './buys';

const minute = 60_000;
const day = 24 * 60 * minute;
const peerId = 'U2';
const ownId = 'U1';

export const dealCard: WireDealCard = {
  deal: 'sale',
  place: '1/20260409',
  title: '数控刀具龙头少数股权转让',
  code: 'XM20260409',
  industry: '高端装备',
  region: '浙江 台州',
  amountLabel: '转让金额',
  minAmount: decimal('24000'),
  maxAmount: decimal('24000'),
  amountHidden: false,
  netProfit: decimal('5230'),
  netProfitYear: '2025',
  state: 'listed',
  ndaState: 'signed',
  own: false,
};

/** What the two share from before. */
export const earlierDeals: readonly WireDealCard[] = [
  {
    ...dealCard,
    ...{ place: '1/20260311', title: '精密减速器制造企业控股权转让', code: 'XM20260311' },
    ...{ amountHidden: true, minAmount: null, maxAmount: null, ndaState: null },
  },
  {
    ...dealCard,
    ...{ deal: 'transfer', place: 'entrust/G20260061', title: '储能变流器企业 12 % 股份转让' },
    ...{ code: 'GF20260061', amountLabel: '转让价', ndaState: null, state: 'withdrawn' },
  },
];

export const thread: WireThread = {
  peer: {
    id: peerId,
    name: '周敏',
    org: '明德顾问',
    avatar: null,
    role: 'member',
    removed: false,
    verified: true,
  },
  mayWrite: true,
  whyNot: null,
  blocked: false,
  readUpTo: '7',
  cards: [dealCard],
  protected: false,
};

const said = (id: number, from: string, sentAt: number, content: string): ChatMessage => ({
  id: String(id),
  from,
  content,
  sentAt,
  recalled: false,
  masked: false,
  clientId: null,
});

const asked = '现场尽调可以安排在哪天？';

const messages: readonly ChatMessage[] = [
  said(1, peerId, sceneNow - day - 60 * minute, '沈总您好，委托方收到了意向书，想先了解贵方的付款安排。'),
  said(2, ownId, sceneNow - day - 59 * minute, '价款可以分两期，首期 60% 在交割日支付。'),
  said(
    3,
    peerId,
    sceneNow - day - 58 * minute,
    writeBody({
      quote: null,
      of: {
        ...{ kind: 'file', id: 'f-1', name: '股权转让协议.pdf' },
        ...{ type: 'application/pdf', bytes: 862_208, coded: false },
      },
    }),
  ),
  { ...said(4, ownId, sceneNow - 3 * minute, '12 月 5 日'), recalled: true },
  said(5, peerId, sceneNow - 42 * minute, '首批材料今天下午发出，已抄送贵方律师。'),
  said(6, ownId, sceneNow - 41 * minute, '收到，我们下午安排财务和法务一起看。'),
  said(7, ownId, sceneNow - 40 * minute, asked),
  said(
    8,
    peerId,
    sceneNow - 20 * minute,
    writeBody({
      quote: quoteOf('7', '沈知远', asked),
      of: { kind: 'text', text: '12 月第一周可以，周三下午如何？工厂那天正常排产。' },
    }),
  ),
  {
    ...said(9, peerId, sceneNow - 19 * minute, '也可以加我微信 ●●●●●● 细说。'),
    masked: true,
  },
  said(
    10,
    peerId,
    sceneNow - 18 * minute,
    writeBody({
      quote: null,
      of: { kind: 'card', deal: 'sale', place: '1/20260409', title: '数控刀具龙头少数股权转让' },
    }),
  ),
  said(11, ownId, sceneNow - minute, '周三下午可以。我们一行四人，名单和证件今晚发您。'),
].sort((one, other) => Number(one.id) - Number(other.id));

const picture = (name: string): string =>
  writeBody({
    quote: null,
    of: { kind: 'file', id: 'f-2', name, type: 'image/jpeg', bytes: 91_204, coded: true },
  });

/** Each has sent a picture that holds a QR code. */
export const codedHistory: Page<ChatMessage> = {
  items: [
    said(12, ownId, sceneNow - minute, picture('名片.jpg')),
    said(11, peerId, sceneNow - 2 * minute, picture('微信.jpg')),
    said(10, peerId, sceneNow - 3 * minute, '可以加我微信，扫码即可。'),
  ].map((message) => ({ ...message, masked: message.id !== '10' })),
  total: 3,
  next: null,
};

/** The newest first, as the gateway tells. */
export const history: Page<ChatMessage> = {
  items: [...messages].reverse(),
  total: messages.length,
  next: null,
};

export const manyMessages: Page<ChatMessage> = {
  items: Array.from({ length: 50 }, (_, index) =>
    said(
      100 - index,
      index % 3 === 0 ? ownId : peerId,
      sceneNow - index * 4 * minute,
      `第 ${100 - index} 条：${'关于交割条件的补充说明。'.repeat(1 + (index % 4))}`,
    ),
  ),
  total: 100,
  next: { cursor: '51', page: 2, pageSize: 50 },
};

const waitingFile = { userId: ownId, to: peerId, writtenAt: sceneNow, why: null } as const;

export const waitingFiles: FileQueue = [
  {
    ...{ ...waitingFile, clientId: 'f-1', name: '尽职调查资料清单（第二稿）.pdf' },
    ...{ type: 'application/pdf', size: 862_208, state: 'waiting' },
  },
  {
    ...{ ...waitingFile, clientId: 'f-2', name: '厂区正门.jpg' },
    ...{ type: 'image/jpeg', size: 2_310_144, state: 'waiting' },
  },
  {
    ...{
      ...waitingFile,
      clientId: 'f-3',
      name: '厂区航拍.png',
      why: '文件不能超过 10 MB',
    },
    ...{ type: 'image/png', size: 12_582_912, state: 'refused' },
  },
];

export const pending: OutboxQueue = [
  {
    clientId: 'c-1',
    userId: ownId,
    to: peerId,
    content: '另外请帮忙确认，刀具涂层车间当天能否参观。',
    writtenAt: sceneNow,
    place: 1,
    state: 'waiting',
    why: null,
  },
  {
    clientId: 'c-2',
    userId: ownId,
    to: peerId,
    content: '停车位需要预留两个。',
    writtenAt: sceneNow,
    place: 2,
    state: 'failed',
    why: null,
  },
];
