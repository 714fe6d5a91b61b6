import type { Investor, InvestorDetail } from '../../../contract/investor/investor';
import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { Submission } from '../../../contract/submission/submission';
import { dayMs } from '../../../contract/values/duration';
import { answered } from '../scene/answers';
import { kindScene } from '../scene/kind-scene';
import { sceneNow } from '../scene/scene-now';
import { decimal } from './deals';
import { choiceStories } from './choice-stories';
import type { Story } from './story';
import { asMember } from './words';

const investor = (said: Partial<Investor> & Pick<Investor, 'id' | 'name'>): Investor => ({
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
  lastAt: sceneNow - 24 * dayMs,
  ...said,
});

const first = investor({ id: 'iv018', name: '桐野创投' });

/** Among them one with a long name, and one that has made no investment known. */
export const someInvestors: readonly Investor[] = [
  first,
  investor({
    id: 'iv031',
    name: '长三角先进制造与产业链协同发展股权投资基金管理（苏州工业园区）有限公司',
    kind: 'guidance',
    stages: ['growth', 'late', 'buyout'],
    focus: ['0101', '0102', '0301', '0304'],
    chequeMin: decimal('20000'),
    chequeMax: decimal('120000'),
    cases: 118,
    recent: 21,
  }),
  investor({
    id: 'iv044',
    name: '砺石家族办公室',
    kind: 'family',
    cases: 0,
    recent: 0,
    lastAt: null,
    intro: '',
  }),
  investor({ id: 'iv052', name: '衡川产业资本', kind: 'industrial', stages: ['buyout'], region: 'cn-31' }),
  investor({
    id: 'iv060',
    name: '远岫国资',
    kind: 'state',
    chequeMin: decimal('5000'),
    chequeMax: decimal('60000'),
  }),
];

/** As a visitor gets it. */
export const publicInvestor: InvestorDetail = {
  ...first,
  foundedYear: '2014',
  managed: decimal('128000'),
  preferences: [
    { name: '持股方式', text: '少数股权，一般不超过 20%' },
    { name: '决策周期', text: '约 7 周' },
  ],
  team: [{ name: '顾清越', position: '管理合伙人', text: '曾任研发负责人，从业 16 年' }],
  selected: [
    {
      at: sceneNow - 24 * dayMs,
      company: '睿翎微电子',
      industry: '半导体',
      round: 'B轮',
      amount: null,
      role: 'lead',
    },
    {
      at: sceneNow - 210 * dayMs,
      company: '澜驰光电',
      industry: '光通信',
      round: 'A轮',
      amount: decimal('4200'),
      role: 'follow',
    },
  ],
  exits: [{ at: sceneNow - 420 * dayMs, company: '衡川传感', way: 'merger' }],
  funds: [{ name: '桐野二期创业投资合伙企业（有限合伙）', code: 'SAB318', size: decimal('45000') }],
  contacts: null,
};

/** As a verified member gets it. */
export const openInvestor: InvestorDetail = {
  ...publicInvestor,
  contacts: [
    { name: '顾清越', position: '管理合伙人', phone: '025-05550118', email: 'contact1@iv018.example.com' },
  ],
};

/** The sales of a member with what became of each: one can be sent, one waits, one was answered. */
export const someSubmissions: readonly Submission[] = [
  { publicationId: 'p1', title: '长三角精密零部件公司控股权转让', state: null, sentAt: null, answer: '' },
  { publicationId: 'p2', title: '储能电池公司增资', state: 'sent', sentAt: sceneNow - 2 * dayMs, answer: '' },
  {
    publicationId: 'p3',
    title: '光器件公司少数股权转让',
    state: 'interested',
    sentAt: sceneNow - 20 * dayMs,
    answer: '希望下周与管理层见面',
  },
];

const counts: ChoiceCounts = {
  total: someInvestors.length,
  choices: [
    { of: 'type', id: 'venture', count: 1 },
    { of: 'stage', id: 'growth', count: 3 },
    { of: 'region', id: 'cn-32', count: 3 },
  ],
};

/** How the calls of investors are answered. */
export const investorScene = kindScene({ items: someInvestors, counts, detail: publicInvestor });

/** The list of investors and one of them, for a visitor and for a verified member. */
export const investorStories: readonly Story[] = [
  ...choiceStories({
    kind: 'investor',
    noun: '投资机构',
    path: '/investor',
    emptyPath: '/investor?type=angel&within=90',
    id: first.id,
    scene: investorScene,
    nothing: kindScene({ items: [], counts: { total: 0, choices: [] }, detail: publicInvestor }),
  }),
  {
    id: 'investor-open',
    title: '投资机构详情：已认证',
    scene: {
      ...asMember,
      address: `/investor/${first.id}`,
      kinds: { investor: { ...investorScene, detail: answered(openInvestor) } },
    },
  },
  {
    id: 'investor-ask',
    title: '投资机构详情：投递前确认',
    scene: { ...asMember, address: `/investor/${first.id}` },
    acts: [{ kind: 'press', name: '投递' }],
  },
  {
    id: 'investor-no-sales',
    title: '投资机构详情：没有已上架的项目',
    scene: { ...asMember, address: `/investor/${first.id}`, submissions: answered([]) },
  },
];
