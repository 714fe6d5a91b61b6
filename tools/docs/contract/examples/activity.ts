import type { Activity } from '../../../../contract/activity/activity';
import type { activityCalls } from '../../../../contract/activity/calls';
import { hourMs } from '../../../../contract/values/duration';
import { at, type Examples } from './example';

const filter = {
  state: ['open'],
  type: ['salon'],
  industry: [],
  region: ['cn-31'],
  keyword: null,
  sort: 'start',
} as const;

export const exampleActivity: Activity = {
  id: 'act-2601',
  title: '半导体设备并购沙龙：国产零部件企业如何选择买方',
  type: 'salon',
  organizer: '琥珀并购',
  industries: ['半导体'],
  place: {
    form: 'onsite',
    region: '上海',
    venue: '张江科学会堂三层 302 会议室',
    address: '浦东新区海科路 999 号',
    map: 'https://uri.amap.com/search?keyword=Zhangjiang',
    traffic: '地铁 13 号线中科路站 3 号口步行 600 米',
  },
  startsAt: at + 240 * hourMs,
  endsAt: at + 244 * hourMs,
  opensAt: at - 240 * hourMs,
  closesAt: at + 192 * hourMs,
  cancelledAt: null,
  capacity: 60,
  placesLeft: 27,
  waiting: 0,
};

export const activityExamples: Examples<typeof activityCalls> = {
  list: {
    asked: { ...filter, cursor: null, page: 1, pageSize: 20 },
    answered: { list: [exampleActivity], total: 1, next: null },
  },
  counts: {
    asked: filter,
    answered: {
      total: 1,
      choices: [
        { of: 'state', id: 'open', count: 1 },
        { of: 'type', id: 'salon', count: 1 },
        { of: 'region', id: 'cn-31', count: 1 },
      ],
    },
  },
  detail: {
    asked: { id: 'act-2601' },
    answered: {
      ...exampleActivity,
      partners: ['远山律师事务所'],
      intro: '还原一笔零部件企业控股权交易：为何出售、如何选择买方、估值分歧怎样解决。',
      audience: ['半导体零部件企业的实际控制人'],
      programme: [
        {
          from: at + 240 * hourMs,
          until: at + 241 * hourMs,
          title: '一笔控股权交易的十四个月',
          text: '从接触买方到交割',
          speakers: '顾怀远',
        },
      ],
      speakers: [
        {
          name: '顾怀远',
          organization: '精芯腔体',
          position: '创始人',
          topic: '一笔控股权交易的十四个月',
          intro: '',
        },
      ],
      notes: ['活动免费，交通与食宿自理。'],
      cancelReason: '',
      sequence: 0,
    },
  },
};
