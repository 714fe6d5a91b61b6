import type { Activity, ActivityDetail } from '../../../contract/activity/activity';
import type { RegistrationDesk } from '../../../contract/activity/registration';
import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import { dayMs, hourMs } from '../../../contract/values/duration';
import { answered } from '../scene/answers';
import { kindScene } from '../scene/kind-scene';
import { sceneNow } from '../scene/scene-now';
import { choiceStories } from './choice-stories';
import type { Story } from './story';
import { asMember } from './words';

/** An activity; what differs is given. */
export const activity = (said: Partial<Activity> & Pick<Activity, 'id' | 'title'>): Activity => ({
  type: 'salon',
  organizer: '琥珀并购',
  industries: ['半导体'],
  place: {
    form: 'onsite',
    region: '上海',
    venue: '张江科学会堂三层 302 会议室',
    address: '浦东新区海科路 999 号',
    map: 'https://uri.amap.com/search?keyword=Zhangjiang',
    traffic: '地铁 13 号线中科路站 3 号口步行 600 米；会堂地下停车场凭签到减免两小时。',
  },
  startsAt: sceneNow + 12 * dayMs,
  endsAt: sceneNow + 12 * dayMs + 3.5 * hourMs,
  opensAt: sceneNow - 8 * dayMs,
  closesAt: sceneNow + 10 * dayMs,
  cancelledAt: null,
  capacity: 60,
  placesLeft: 27,
  waiting: 0,
  ...said,
});

export const first = activity({ id: 'act-901', title: '半导体设备并购沙龙：国产零部件企业如何选择买方' });
export const longTitle =
  '关于在当前宏观环境下中小型先进制造企业通过并购重组、引入产业资本与分阶段股权转让实现代际传承与转型升级的专题研讨沙龙（长三角站）';
export const online = {
  form: 'online',
  region: '',
  venue: '',
  address: '',
  map: '',
  traffic: '入会链接由平台通知发送。',
} as const;

/** One in each state, and one with a long title. */
export const someActivities: readonly Activity[] = [
  first,
  activity({
    id: 'act-902',
    title: '走进合肥新能源汽车零部件产业园：一日考察',
    type: 'visit',
    placesLeft: 0,
    waiting: 2,
  }),
  activity({ id: 'act-903', title: longTitle, industries: ['高端装备', '新材料', '仪器仪表'] }),
  activity({
    id: 'act-904',
    title: '专精特新企业融资准备公开课（线上）',
    type: 'training',
    place: online,
    capacity: null,
    placesLeft: null,
  }),
  activity({ id: 'act-905', title: '机器人产业链上下游对接沙龙', opensAt: sceneNow + 2 * dayMs }),
  activity({
    id: 'act-906',
    title: '创新药海外授权闭门会：首付款之后',
    type: 'closedDoor',
    closesAt: sceneNow - dayMs,
  }),
  activity({
    id: 'act-907',
    title: '并购估值与业绩承诺实务培训',
    type: 'training',
    startsAt: sceneNow - hourMs,
    closesAt: sceneNow - dayMs,
    endsAt: sceneNow + 2 * hourMs,
  }),
  activity({
    id: 'act-908',
    title: '成渝消费品牌并购沙龙',
    startsAt: sceneNow - 5 * dayMs,
    endsAt: sceneNow - 5 * dayMs + hourMs,
  }),
  activity({ id: 'act-909', title: '香港家族办公室一日考察', type: 'visit', cancelledAt: sceneNow - dayMs }),
];

/** An activity that is open, with all that a page can show. */
export const activityDetail: ActivityDetail = {
  ...first,
  partners: ['远山律师事务所'],
  intro:
    '过去一年，半导体零部件领域的控股权交易多由设备厂商发起。本场沙龙请两位已完成交易的卖方创始人和一位设备厂商的投资负责人，按时间顺序还原一笔交易。',
  audience: ['半导体零部件与材料企业的实际控制人、财务负责人', '设备厂商与产业基金的投资负责人'],
  programme: [
    {
      from: first.startsAt,
      until: first.startsAt + hourMs,
      title: '一笔控股权交易的十四个月',
      text: '从接触买方到交割：时间表、中断的两次与恢复的原因',
      speakers: '顾怀远',
    },
    {
      from: first.startsAt + hourMs,
      until: first.startsAt + 2 * hourMs,
      title: '茶歇',
      text: '',
      speakers: '',
    },
    {
      from: first.startsAt + 2 * hourMs,
      until: first.endsAt,
      title: '圆桌：业绩承诺还有多少用',
      text: '承诺期、补偿方式与例外条款',
      speakers: '顾怀远、宋以宁、林子航',
    },
  ],
  speakers: [
    {
      name: '顾怀远',
      organization: '精芯腔体（已出售）',
      position: '创始人',
      topic: '一笔控股权交易的十四个月',
      intro: '2012 年创办真空腔体企业，2025 年出售 67% 股权，现任业务顾问。',
    },
    { name: '宋以宁', organization: '华东某设备上市公司', position: '战略投资总监', topic: '', intro: '' },
  ],
  notes: ['活动免费，交通与食宿自理。', '签到时请出示手机号，现场核对姓名与单位。'],
  cancelReason: '',
  sequence: 0,
};

const account = { name: '沈知远', phone: '138 **** 6614', company: '恒泰产业资本', position: '投资总监' };
const desk = (
  registration: Partial<NonNullable<RegistrationDesk['registration']>> | null,
): RegistrationDesk => ({
  ...account,
  registration:
    registration === null
      ? null
      : {
          ...account,
          state: 'registered',
          queuePlace: null,
          registeredAt: sceneNow - dayMs,
          changedAt: sceneNow - dayMs,
          ...registration,
        },
});

/** A member without a registration, with which a form begins. */
export const noRegistration = desk(null);
/** A member with a place, and one who waits. */
export const registeredDesk = desk({});
export const waitingDesk = desk({ state: 'waiting', queuePlace: 3 });

const counts: ChoiceCounts = {
  total: someActivities.length,
  choices: [
    { of: 'state', id: 'open', count: 3 },
    { of: 'type', id: 'salon', count: 4 },
    { of: 'region', id: 'cn-31', count: 8 },
  ],
};

/** How the calls of activities are answered. */
export const activityScene = kindScene({ items: someActivities, counts, detail: activityDetail });

const address = `/activity/${first.id}`;
const full: ActivityDetail = { ...activityDetail, placesLeft: 0, waiting: 4 };
const cancelled: ActivityDetail = {
  ...activityDetail,
  title: longTitle,
  cancelledAt: sceneNow - dayMs,
  cancelReason: '接待方日程调整，本次考察取消；新的日期确定后另行通知，已报名的会员优先。',
};

/** The list of activities and one of them, as a visitor and as members see it. */
export const activityStories: readonly Story[] = [
  ...choiceStories({
    kind: 'activity',
    noun: '活动',
    path: '/activity',
    emptyPath: '/activity?state=open&type=visit',
    id: first.id,
    scene: activityScene,
    nothing: kindScene({ items: [], counts: { total: 0, choices: [] }, detail: activityDetail }),
  }),
  {
    id: 'activity-member',
    title: '活动详情：会员尚未报名',
    scene: { ...asMember, address, activityDesk: answered(noRegistration) },
  },
  {
    id: 'activity-registered',
    title: '活动详情：已报名',
    scene: { ...asMember, address, activityDesk: answered(registeredDesk) },
  },
  {
    id: 'activity-waiting',
    title: '活动详情：候补中',
    scene: {
      ...asMember,
      address,
      kinds: { activity: { ...activityScene, detail: answered(full) } },
      activityDesk: answered(waitingDesk),
    },
  },
  {
    id: 'activity-cancelled',
    title: '活动详情：已取消，长标题',
    scene: { address, kinds: { activity: { ...activityScene, detail: answered(cancelled) } } },
  },
];
