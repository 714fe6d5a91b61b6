import type { fundCalls } from '../../../../contract/fund/calls';
import type { Fund } from '../../../../contract/fund/fund';
import { dayMs } from '../../../../contract/values/duration';
import { decimal } from './deal';
import { at, type Examples } from './example';

const noFilter = {
  type: [],
  strategy: [],
  stage: [],
  industry: [],
  region: [],
  currency: null,
  min: null,
  max: null,
  keyword: null,
} as const;

export const fund: Fund = {
  id: 'F20260012',
  name: '苏州恒岳成长二期股权投资合伙企业（有限合伙）',
  code: 'SXK417',
  manager: '苏州恒岳私募基金管理有限公司',
  type: 'equity',
  strategy: 'growth',
  stage: 'investing',
  state: '正在运作',
  currency: 'cny',
  size: decimal('32000'),
  industries: ['高端装备', '新材料'],
  region: '江苏 苏州',
  filedAt: at - 400 * dayMs,
};

export const fundExamples: Examples<typeof fundCalls> = {
  list: {
    asked: { ...noFilter, strategy: ['growth'], sort: 'sizeDown', cursor: null, page: 1, pageSize: 20 },
    answered: { list: [fund], total: 1, next: null },
  },
  counts: {
    asked: { ...noFilter, sort: 'filed' },
    answered: {
      total: 1,
      choices: [{ of: 'strategy', id: 'growth', count: 1 }],
    },
  },
  detail: {
    asked: { id: 'F20260012' },
    answered: {
      ...fund,
      form: '有限合伙',
      management: '受托管理',
      foundedAt: at - 430 * dayMs,
      custodian: '招商银行股份有限公司',
      updatedAt: at - 20 * dayMs,
      notice: '',
      managerCode: 'P1068213',
      managerIntro: '登记类型为私募股权、创业投资基金管理人，在管基金 6 只。',
      team: [{ name: '沈知远', text: '执行事务合伙人委派代表，从业 18 年' }],
      approach: '主要投资于成长期企业的少数股权。',
      determination: 'valid',
      materials: {
        risk: 'R4',
        terms: [{ name: '管理费', text: '投资期每年按认缴金额的 2% 收取' }],
        portfolio: [
          { company: '德能精密', industry: '高端装备', round: 'B 轮', month: '2025-06', standing: '在持' },
        ],
        partners: [{ kind: '国资平台', share: decimal('36') }],
        documents: [{ name: '风险揭示书', pages: 6 }],
      },
    },
  },
};
