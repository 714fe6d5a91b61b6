import type { Conference, ConferenceDetail } from '../../../contract/conference/conference';
import type { TicketType } from '../../../contract/conference/ticket-type';
import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import { dayMs, hourMs, minuteMs } from '../../../contract/values/duration';
import { answered } from '../scene/answers';
import { kindScene } from '../scene/kind-scene';
import { sceneNow } from '../scene/scene-now';
import { choiceStories } from './choice-stories';
import type { Story } from './story';

const conference = (said: Partial<Conference> & Pick<Conference, 'id' | 'title'>): Conference => ({
  host: '琥珀并购',
  industries: ['高端装备', '机器人'],
  region: '江苏 苏州',
  form: 'onsite',
  venue: '苏州国际博览中心 B 馆',
  startsAt: sceneNow + 18 * dayMs,
  endsAt: sceneNow + 19 * dayMs + 8 * hourMs,
  opensAt: sceneNow - 20 * dayMs,
  closesAt: sceneNow + 15 * dayMs,
  cancelledAt: null,
  placesLeft: 54,
  priceFrom: 0,
  priceTo: 128_000,
  ...said,
});

const first = conference({ id: 'conf-901', title: '先进制造并购对接会（苏州）' });

/** Among them one of each price, one that is full, one that is cancelled, and one with a long title. */
export const someConferences: readonly Conference[] = [
  first,
  conference({
    id: 'conf-902',
    title:
      '2026 先进制造产业并购与资本年会暨工业母机、机器人、航空新材料三大产业链项目对接会（长三角生态绿色一体化发展示范区）',
    host: '琥珀并购、长三角先进制造投资联盟、东南国有资本投资运营研究院（演示）',
    industries: ['高端装备', '机器人', '工业母机', '新材料', '航空航天'],
    placesLeft: 8,
    priceFrom: 38_000,
    priceTo: 298_000,
  }),
  conference({ id: 'conf-903', title: '半导体设备与材料并购圆桌', placesLeft: 0, priceTo: 0 }),
  conference({
    id: 'conf-904',
    title: '跨境并购外汇与税务线上研讨会',
    form: 'online',
    region: '',
    venue: '',
    priceFrom: 19_800,
    priceTo: 19_800,
    opensAt: sceneNow + 2 * dayMs,
  }),
  conference({ id: 'conf-905', title: '西部有色金属产业链并购论坛', cancelledAt: sceneNow - dayMs }),
];

const type = (said: Partial<TicketType> & Pick<TicketType, 'id' | 'name' | 'sort'>): TicketType => ({
  price: 0,
  capacity: 100,
  limit: 2,
  review: false,
  saleFrom: null,
  saleUntil: null,
  includes: '主会场与路演',
  refunds: [],
  left: 46,
  ...said,
});

const session = (track: string | null, after: number, minutes: number, title: string, text = '') => ({
  track,
  from: first.startsAt + after,
  until: first.startsAt + after + minutes * minuteMs,
  title,
  text,
  speakers: text === '' ? ['方婧'] : [],
});

/** A conference of three tracks and two days, with a ticket of each kind. */
export const conferenceDetail: ConferenceDetail = {
  ...first,
  organizers: ['明德顾问（演示）'],
  coOrganizers: ['远山律师事务所（演示）'],
  intro: '面向先进制造产业链的买卖双方：两天三个分会场，18 个项目路演，120 场一对一洽谈。',
  address: '工业园区苏州大道东 688 号，3 号门入',
  map: 'https://uri.amap.com/search?keyword=%E8%8B%8F%E5%B7%9E%E5%9B%BD%E9%99%85%E5%8D%9A%E8%A7%88%E4%B8%AD%E5%BF%83',
  checkInFrom: first.startsAt - 45 * minuteMs,
  cancelReason: '',
  tracks: [
    { id: 't1', name: '工业母机分会场', room: 'B101' },
    { id: 't2', name: '机器人分会场', room: 'B102' },
    { id: 't3', name: '新材料分会场', room: 'B203' },
  ],
  sessions: [
    session(null, 0, 60, '重组新规与产业并购的交易结构'),
    session(null, hourMs, 90, '买方说：减速器与丝杠，我们在找什么'),
    session('t1', 4 * hourMs, 90, '工业母机项目路演（6 个）', '每个项目 8 分钟陈述、5 分钟问答。'),
    session('t2', 4 * hourMs, 90, '机器人项目路演（6 个）', '每个项目 8 分钟陈述、5 分钟问答。'),
    session('t3', 4 * hourMs, 90, '新材料项目路演（6 个）', '每个项目 8 分钟陈述、5 分钟问答。'),
    session(null, dayMs, 90, '尽职调查中的税务与环保风险'),
    session('t1', dayMs + 2 * hourMs, 90, '工业母机一对一洽谈', '限对接席，按行程表入座。'),
  ],
  speakers: [
    { name: '方婧', organization: '远山律师事务所', position: '合伙人', topic: '', intro: '' },
    { name: '贺云川', organization: '东南国投', position: '投资总经理', topic: '买方圆桌', intro: '' },
    { name: '周敏', organization: '明德顾问', position: '执行董事', topic: '', intro: '' },
    {
      name: '许文静',
      organization: '启衡资本',
      position: '合伙人',
      topic: '并购基金条款',
      intro: '管理两只并购基金，近三年完成 9 单控股收购。',
    },
  ],
  transport: [
    { name: '地铁', text: '1 号线文化博览中心站 4 号口，步行约 8 分钟' },
    { name: '停车', text: 'B 馆地下停车场，参会凭电子票减免 4 小时' },
  ],
  invoice: '付款后 30 天内可在订单中申请电子普通发票，项目为“会议服务”。',
  notes: ['一张门票对应一位参会人。', '现场凭电子票签到，没有网络也可以出示。'],
  sequence: 0,
  tickets: [
    type({ id: 'k1', name: '参会票', sort: 'standard' }),
    type({
      id: 'k2',
      name: 'VIP 对接席',
      sort: 'vip',
      price: 128_000,
      review: true,
      includes: '另含 3 场一对一洽谈',
      refunds: [{ until: sceneNow + 12 * dayMs, percent: 100 }],
      left: 8,
    }),
    type({
      id: 'k3',
      name: '早鸟对接席',
      sort: 'early',
      price: 88_000,
      saleUntil: sceneNow - dayMs,
      left: 0,
    }),
    type({ id: 'k4', name: '团队席', sort: 'vip', price: 288_000, left: 0 }),
    type({ id: 'k5', name: '邀请票', sort: 'invitation', review: true, saleFrom: sceneNow + 3 * dayMs }),
  ],
};

const counts: ChoiceCounts = {
  total: someConferences.length,
  choices: [
    { of: 'state', id: 'open', count: 2 },
    { of: 'state', id: 'full', count: 1 },
    { of: 'month', id: '12', count: 5 },
    { of: 'region', id: 'cn-32', count: 4 },
  ],
};

/** How the calls of conferences are answered. */
export const conferenceScene = kindScene({ items: someConferences, counts, detail: conferenceDetail });

const long = (text: string, times: number): string => Array.from({ length: times }, () => text).join('，');

const shown = (id: string, title: string, detail: ConferenceDetail): Story => ({
  id,
  title,
  scene: {
    address: `/conf/${first.id}`,
    kinds: { conference: { ...conferenceScene, detail: answered(detail) } },
  },
});

/** The list of conferences and one of them: with long texts, cancelled, and without an agenda yet. */
export const conferenceStories: readonly Story[] = [
  ...choiceStories({
    kind: 'conference',
    noun: '会议',
    path: '/conf',
    emptyPath: '/conf?state=running&month=01',
    id: first.id,
    scene: conferenceScene,
    nothing: kindScene({ items: [], counts: { total: 0, choices: [] }, detail: conferenceDetail }),
  }),
  shown('conference-long', '会议详情：长文字', {
    ...conferenceDetail,
    ...someConferences[1],
    id: first.id,
    address: long('示范区工业大道一百二十八号科技创新中心三号楼', 3),
    sessions: conferenceDetail.sessions.map((each) => ({ ...each, title: long(each.title, 3) })),
    tickets: conferenceDetail.tickets.map((each) => ({
      ...each,
      name: `${each.name}（含两天主会场与全部分会场、午餐与晚宴）`,
      includes: long('两天主会场与全部分会场，含两天午餐与交流晚宴', 3),
    })),
  }),
  shown('conference-cancelled', '会议详情：已取消', {
    ...conferenceDetail,
    cancelledAt: sceneNow - dayMs,
    cancelReason: '场地检修无法如期使用，会议取消。已付票款在 3 个工作日内原路退回，无需申请。',
  }),
  shown('conference-bare', '会议详情：议程未公布', {
    ...conferenceDetail,
    ...someConferences[3],
    id: first.id,
    checkInFrom: null,
    tracks: [],
    sessions: [],
    speakers: [],
    transport: [],
    notes: [],
    invoice: '',
    intro: '',
  }),
];
