import type { organizationCalls } from '../../../../contract/organization/calls';
import type { Organization } from '../../../../contract/organization/organization';
import { dayMs } from '../../../../contract/values/duration';
import { decimal } from './deal';
import { at, type Examples } from './example';

const filter = {
  type: ['law'],
  service: [],
  licence: ['lawyer'],
  industry: [],
  region: ['cn-31'],
  keyword: null,
  sort: 'casesDown',
} as const;

const organization: Organization = {
  id: 'org020',
  name: '澄明律师事务所',
  kind: 'law',
  region: '上海',
  foundedYear: '2006',
  staff: [{ licence: 'lawyer', count: 96 }],
  services: ['legal'],
  industries: ['半导体', '航空航天'],
  cases: 74,
  intro: '出口管制与外商投资安全审查是固定的工作步骤。',
};

export const organizationExamples: Examples<typeof organizationCalls> = {
  list: {
    asked: { ...filter, cursor: null, page: 1, pageSize: 20 },
    answered: { list: [organization], total: 1, next: null },
  },
  counts: {
    asked: filter,
    answered: {
      total: 1,
      choices: [
        { of: 'type', id: 'law', count: 1 },
        { of: 'region', id: 'cn-31', count: 1 },
      ],
    },
  },
  detail: {
    asked: { id: 'org020' },
    answered: {
      ...organization,
      address: '上海市金桥南路 120 号',
      answersWithin: 2,
      qualifications: [
        {
          name: '律师事务所执业许可证',
          number: '（演示）3100000001',
          issuer: '司法行政部门',
          validUntil: null,
        },
      ],
      fees: [{ service: 'legal', basis: 'hourly', text: '合伙人每小时 2,800 元，设封顶金额' }],
      team: [{ name: '程知远', position: '管理合伙人', text: '从业 19 年，负责半导体方向' }],
      selected: [
        {
          at: at - 60 * dayMs,
          title: '半导体公司股权收购',
          client: null,
          role: '法律顾问',
          amount: decimal('18500'),
        },
      ],
      penalties: [],
    },
  },
};
