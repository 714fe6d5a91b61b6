import type { parkCalls } from '../../../../contract/park/calls';
import type { Park } from '../../../../contract/park/park';
import { decimal } from './deal';
import { at, type Examples } from './example';

const filter = {
  type: ['zone'],
  policy: ['tax'],
  industry: [],
  region: ['cn-46'],
  keyword: null,
  sort: 'zonesFirst',
} as const;

const park: Park = {
  id: 'ftz-hi',
  name: '中国（海南）自由贸易试验区',
  kind: 'zone',
  region: '海南 海口',
  foundedAt: Date.UTC(2018, 8, 23, 16),
  area: decimal('35400'),
  industries: ['文旅景区', '种业', '医疗服务'],
  policyCount: 1,
  intro: '全岛范围；2025 年 12 月 18 日起全岛封关运作。',
};

export const parkExamples: Examples<typeof parkCalls> = {
  list: {
    asked: { ...filter, cursor: null, page: 1, pageSize: 20 },
    answered: { list: [park], total: 1, next: null },
  },
  counts: {
    asked: filter,
    answered: {
      total: 1,
      choices: [
        { of: 'type', id: 'zone', count: 1 },
        { of: 'policy', id: 'tax', count: 1 },
        { of: 'region', id: 'cn-46', count: 1 },
      ],
    },
  },
  detail: {
    asked: { id: 'ftz-hi' },
    answered: {
      ...park,
      sections: [{ name: '海南岛全岛', text: '边界与功能以总体方案为准。' }],
      authority: '省级人民政府公布的自贸试验区管理机构',
      contact: {
        office: '企业服务窗口（演示）',
        phone: '010-05561011',
        address: '以管理机构公布的地址为准',
        hours: '工作日 9:00—17:00',
      },
      terms: [{ name: '外商投资', text: '适用自由贸易试验区负面清单' }],
      policies: [
        {
          id: 'ftz-hi-p5',
          title: '财政部 税务总局关于延续实施海南自由贸易港企业所得税优惠政策的通知',
          kind: 'tax',
          level: 'state',
          issuer: '财政部、税务总局',
          number: '财税〔2025〕3号',
          audience: '注册在海南自由贸易港并实质性运营的鼓励类产业企业',
          conditions: ['主营业务收入占收入总额 60% 以上'],
          materials: ['年度汇算清缴申报表'],
          cap: '减按 15% 的税率征收企业所得税',
          deadline: null,
          effectiveFrom: Date.UTC(2024, 11, 31, 16),
          effectiveTo: Date.UTC(2027, 11, 30, 16),
          source: null,
          verifiedAt: at,
        },
      ],
    },
  },
};
