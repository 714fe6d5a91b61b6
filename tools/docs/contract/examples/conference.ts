import type { conferenceCalls } from '../../../../contract/conference/calls';
import type { Conference } from '../../../../contract/conference/conference';
import { at, type Examples } from './example';

const filter = {
  state: ['open'],
  industry: [],
  region: ['cn-31'],
  month: ['12'],
  keyword: null,
  sort: 'start',
} as const;

const day = 86_400_000;
const startsAt = at + 9 * day;

export const exampleConference: Conference = {
  id: 'conf-002',
  title: '创新药与医疗器械并购闭门会',
  host: '琥珀并购',
  industries: ['创新药', '医疗器械'],
  region: '上海',
  form: 'onsite',
  venue: '上海张江科学会堂 3 层',
  startsAt,
  endsAt: startsAt + 4 * 3_600_000,
  opensAt: at - 12 * day,
  closesAt: at + 8 * day,
  cancelledAt: null,
  placesLeft: 52,
  priceFrom: 58_000,
  priceTo: 128_000,
};

export const conferenceExamples: Examples<typeof conferenceCalls> = {
  list: {
    asked: { ...filter, cursor: null, page: 1, pageSize: 20 },
    answered: { list: [exampleConference], total: 1, next: null },
  },
  counts: {
    asked: filter,
    answered: {
      total: 1,
      choices: [
        { of: 'state', id: 'open', count: 1 },
        { of: 'month', id: '12', count: 1 },
        { of: 'region', id: 'cn-31', count: 1 },
      ],
    },
  },
  detail: {
    asked: { id: 'conf-002' },
    answered: {
      ...exampleConference,
      organizers: ['张江生物医药交流中心（演示）'],
      coOrganizers: [],
      intro: '上半场讨论交易，下半场 8 个项目路演。',
      address: '浦东新区海科路 1393 号',
      map: 'https://uri.amap.com/search?keyword=%E5%BC%A0%E6%B1%9F%E7%A7%91%E5%AD%A6%E4%BC%9A%E5%A0%82',
      checkInFrom: startsAt - 1_800_000,
      cancelReason: '',
      tracks: [],
      sessions: [
        {
          track: null,
          from: startsAt,
          until: startsAt + 3_000_000,
          title: '整体出售还是继续融资',
          text: '',
          speakers: ['陆其安'],
        },
      ],
      speakers: [{ name: '陆其安', organization: '格致生物', position: '联合创始人', topic: '', intro: '' }],
      transport: [{ name: '地铁', text: '13 号线学林路站 2 号口，步行约 10 分钟' }],
      invoice: '付款后 30 天内可在订单中申请电子普通发票。',
      notes: ['现场凭电子票签到，没有网络也可以出示。'],
      sequence: 0,
      tickets: [
        {
          id: 'conf-002-std',
          name: '标准票',
          sort: 'standard',
          price: 58_000,
          capacity: 80,
          limit: 2,
          review: false,
          saleFrom: null,
          saleUntil: null,
          includes: '全部议程与茶歇',
          refunds: [{ until: at + 6 * day, percent: 100 }],
          left: 52,
        },
      ],
    },
  },
};
