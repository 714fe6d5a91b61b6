import type { Organization, OrganizationDetail } from '../../../contract/organization/organization';
import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import { dayMs } from '../../../contract/values/duration';
import { kindScene } from '../scene/kind-scene';
import { sceneNow } from '../scene/scene-now';
import { choiceStories } from './choice-stories';
import { decimal } from './deals';
import type { Story } from './story';

const organization = (said: Partial<Organization> & Pick<Organization, 'id' | 'name'>): Organization => ({
  kind: 'law',
  region: '上海',
  foundedYear: '2006',
  staff: [{ licence: 'lawyer', count: 96 }],
  services: ['legal'],
  industries: ['半导体', '航空航天'],
  cases: 74,
  intro: '出口管制与外商投资安全审查是固定的工作步骤。',
  ...said,
});

const first = organization({ id: 'org020', name: '澄明律师事务所' });

/** Among them one with a long name and many services, and one without an age, staff or industries. */
export const someOrganizations: readonly Organization[] = [
  first,
  organization({
    id: 'org001',
    name: '华砚证券股份有限公司投资银行并购重组业务总部（北京、上海、深圳）',
    kind: 'securities',
    region: '广东 深圳',
    staff: [
      { licence: 'securities', count: 817 },
      { licence: 'sponsor', count: 36 },
    ],
    services: ['advice', 'sponsoring', 'diligence', 'valuation'],
    industries: ['半导体', '创新药', '企业软件'],
    cases: 33,
  }),
  organization({
    id: 'org058',
    name: '北岸园区运营',
    kind: 'park',
    foundedYear: null,
    staff: [],
    services: ['premises'],
    industries: [],
    cases: 0,
    intro: '',
  }),
  organization({
    id: 'org021',
    name: '恒审会计师事务所',
    kind: 'accounting',
    services: ['audit', 'diligence'],
  }),
  organization({
    id: 'org033',
    name: '启衡资产评估',
    kind: 'appraisal',
    services: ['valuation'],
    region: '湖北 武汉',
  }),
];

export const organizationDetail: OrganizationDetail = {
  ...first,
  address: '上海市金桥南路 120 号',
  answersWithin: 2,
  qualifications: [
    { name: '律师事务所执业许可证', number: '（演示）3100000001', issuer: '司法行政部门', validUntil: null },
  ],
  fees: [{ service: 'legal', basis: 'hourly', text: '合伙人每小时 2,800 元，设封顶金额' }],
  team: [{ name: '程知远', position: '管理合伙人', text: '从业 19 年，负责半导体方向' }],
  selected: [
    {
      at: sceneNow - 60 * dayMs,
      title: '半导体公司股权收购',
      client: null,
      role: '法律顾问',
      amount: decimal('18500'),
    },
    {
      at: sceneNow - 200 * dayMs,
      title: '航空零部件公司增资',
      client: '衍岚航空部件',
      role: '法律顾问',
      amount: null,
    },
  ],
  penalties: [
    {
      at: sceneNow - 300 * dayMs,
      authority: '司法行政部门',
      number: '（演示）警示〔2026〕12 号',
      text: '因利益冲突查证记录不完整被约谈，已整改。',
    },
  ],
};

const counts: ChoiceCounts = {
  total: someOrganizations.length,
  choices: [
    { of: 'type', id: 'law', count: 1 },
    { of: 'service', id: 'legal', count: 1 },
    { of: 'region', id: 'cn-31', count: 2 },
  ],
};

/** How the calls of organizations are answered. */
export const organizationScene = kindScene({ items: someOrganizations, counts, detail: organizationDetail });

/** The list of organizations and one of them. */
export const organizationStories: readonly Story[] = choiceStories({
  kind: 'organization',
  noun: '服务机构',
  path: '/organization',
  emptyPath: '/organization?type=trust&service=premises',
  id: first.id,
  scene: organizationScene,
  nothing: kindScene({ items: [], counts: { total: 0, choices: [] }, detail: organizationDetail }),
});
