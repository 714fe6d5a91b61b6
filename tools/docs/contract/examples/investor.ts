import type { investorCalls } from '../../../../contract/investor/calls';
import type { Investor } from '../../../../contract/investor/investor';
import { dayMs } from '../../../../contract/values/duration';
import { decimal } from './deal';
import { at, type Examples } from './example';

const filter = {
  type: ['venture'],
  stage: [],
  industry: ['0301'],
  region: [],
  round: [],
  min: decimal('2000'),
  max: null,
  within: '365',
  keyword: null,
  sort: 'recent',
} as const;

/** An investor as lists show it. */
export const investor: Investor = {
  id: 'iv018',
  name: '桐野创投',
  kind: 'venture',
  region: 'cn-32',
  focus: ['0301', '0304'],
  rounds: ['1_0', '2_0'],
  chequeMin: decimal('2000'),
  chequeMax: decimal('8000'),
  cases: 31,
  intro: '以设备零部件和光器件为主线，可以协助安排晶圆厂的验证机会，但不承诺验证结果。',
  stages: ['early', 'growth'],
  recent: 6,
  lastAt: at - 24 * dayMs,
};

export const investorExamples: Examples<typeof investorCalls> = {
  list: {
    asked: { ...filter, cursor: null, page: 1, pageSize: 20 },
    answered: { list: [investor], total: 1, next: null },
  },
  counts: {
    asked: filter,
    answered: {
      total: 1,
      choices: [
        { of: 'type', id: 'venture', count: 1 },
        { of: 'region', id: 'cn-32', count: 1 },
      ],
    },
  },
  detail: {
    asked: { id: 'iv018' },
    answered: {
      ...investor,
      foundedYear: '2014',
      managed: decimal('128000'),
      preferences: [{ name: '持股方式', text: '少数股权，一般不超过 20%' }],
      team: [{ name: '顾清越', position: '管理合伙人', text: '曾任研发负责人，从业 16 年' }],
      selected: [
        {
          at: at - 24 * dayMs,
          company: '睿翎微电子',
          industry: '半导体',
          round: 'B轮',
          amount: null,
          role: 'lead',
        },
      ],
      exits: [{ at: at - 420 * dayMs, company: '澜驰光电', way: 'merger' }],
      funds: [{ name: '桐野二期创业投资合伙企业（有限合伙）', code: 'SAB318', size: decimal('45000') }],
      contacts: null,
    },
  },
};
