import { exactDay } from '../../../../contract/calendar/calendar-day';
import type { soeCalls } from '../../../../contract/soe/calls';
import type { Soe } from '../../../../contract/soe/soe';
import { decimal } from './deal';
import type { Examples } from './example';

const noFilter = {
  deal: [],
  group: [],
  stage: [],
  industry: [],
  region: [],
  exchange: [],
  min: null,
  max: null,
  holding: [],
  keyword: null,
} as const;

export const soe: Soe = {
  id: 'S20260102',
  code: 'G32026SH1000207',
  title: '南湾精密铸造有限公司 51 % 股权转让',
  deal: 'equity',
  exchange: 'SH',
  company: '南湾精密铸造有限公司',
  group: '2',
  industry: '高端装备',
  region: '福建 厦门',
  stake: decimal('51'),
  controls: true,
  price: decimal('18642.35'),
  appraised: decimal('18642.35'),
  repriced: false,
  dates: {
    preFrom: exactDay('2026-09-07'),
    preUntil: exactDay('2026-10-09'),
    formalFrom: exactDay('2026-11-09'),
    formalUntil: exactDay('2026-12-04'),
    formalDays: 20,
    extendedUntil: null,
    qualifiedOn: null,
    depositUntil: null,
    biddingFrom: null,
    biddingUntil: null,
    dealtOn: null,
    resultUntil: null,
    suspendedOn: null,
    resumedOn: null,
    endedOn: null,
    firstDay: 'counts',
  },
};

export const soeExamples: Examples<typeof soeCalls> = {
  list: {
    asked: { ...noFilter, stage: ['disclosure'], sort: 'deadline', cursor: null, page: 1, pageSize: 20 },
    answered: { list: [soe], total: 1, next: null },
  },
  counts: {
    asked: { ...noFilter, sort: 'disclosed' },
    answered: { total: 1, choices: [{ of: 'stage', id: 'disclosure', count: 1 }] },
  },
  detail: {
    asked: { id: 'S20260102' },
    answered: {
      ...soe,
      monitorCode: 'G32026SH1000207',
      shares: null,
      summary: '主营球墨铸铁件的精密铸造与机加工。',
      target: {
        registered: decimal('8000'),
        paidIn: decimal('8000'),
        economicType: '国有控股企业',
        scale: '中型',
        employees: 286,
        foundedOn: exactDay('2008-05-20'),
        business: '精密铸造与机加工',
        holders: [
          { name: '东南城市投资有限公司', share: decimal('51') },
          { name: '南湾实业有限公司', share: decimal('49') },
        ],
      },
      statements: [
        {
          period: '2025 年度',
          auditor: '厦门衡砚会计师事务所（特殊普通合伙）',
          revenue: decimal('41260.55'),
          operatingProfit: decimal('3018.74'),
          netProfit: decimal('2566.1'),
          assets: decimal('47305.18'),
          liabilities: decimal('26471.9'),
          equity: decimal('20833.28'),
        },
      ],
      appraisal: {
        agency: '中衡信资产评估有限公司',
        baseDay: exactDay('2026-03-31'),
        filedWith: '东南控股集团',
        bookValue: decimal('21480.2'),
        value: decimal('36553.63'),
      },
      seller: {
        name: '东南城市投资有限公司',
        group: '东南控股集团',
        decision: '董事会决议',
        approver: '东南控股集团',
        consent: '',
      },
      terms: {
        payment: '一次付清，合同生效后 5 个工作日内。',
        conditions: ['境内企业法人，上年末净资产不低于 2 亿元。'],
        deposit: decimal('5500'),
        depositHandling: '未成为受让方的，3 个工作日内原路无息退还。',
        bidding: 'online',
        joint: false,
        withoutBidder: 'extend',
        extensionDays: 5,
        preemption: '其他股东未放弃优先购买权。',
        debts: '由标的企业承继。',
        staff: '劳动合同继续履行。',
        management: false,
      },
      events: ['评估基准日至交割日的损益由受让方按比例承担。'],
      contact: '上海联合产权交易所产权业务部',
      link: 'https://www.suaee.com/',
      related: [],
    },
  },
};
