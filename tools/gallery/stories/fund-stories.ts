import type { Fund, FundDetail, FundMaterials } from '../../../contract/fund/fund';
import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import { dayMs } from '../../../contract/values/duration';
import { answered, failing, never } from '../scene/answers';
import { kindScene } from '../scene/kind-scene';
import { sceneNow } from '../scene/scene-now';
import { decimal } from './deals';
import { determinedReader } from './determinations';
import type { Story } from './story';
import { asMember, timeout } from './words';

const fund = (said: Partial<Fund> & Pick<Fund, 'id' | 'name' | 'code' | 'manager'>): Fund => ({
  type: 'equity',
  strategy: 'growth',
  stage: 'investing',
  state: '正在运作',
  currency: 'cny',
  size: decimal('32000'),
  industries: ['高端装备', '新材料', '半导体'],
  region: '江苏 苏州',
  filedAt: sceneNow - 400 * dayMs,
  ...said,
});

const first = fund({
  id: 'F20260001',
  name: '苏州恒岳成长二期股权投资合伙企业（有限合伙）',
  code: 'SXK417',
  manager: '苏州恒岳私募基金管理有限公司',
});

/** Among them one of another type and currency, and one without a published size. */
export const someFunds: readonly Fund[] = [
  first,
  fund({
    id: 'F20260002',
    name: '杭州云栖合创业四期创业投资合伙企业（有限合伙）',
    code: 'SLA208',
    manager: '杭州云栖合私募基金管理有限公司',
    type: 'venture',
    strategy: 'venture',
    stage: 'raising',
    size: decimal('6300'),
    industries: ['人工智能'],
    region: '浙江 杭州',
    filedAt: sceneNow - 20 * dayMs,
  }),
  fund({
    id: 'F20260003',
    name: '深圳前沿湾跨境一期股权投资合伙企业（有限合伙）',
    code: 'SQT530',
    manager: '深圳前沿湾私募基金管理有限公司',
    strategy: 'qflp',
    stage: 'liquidating',
    state: '延期清算',
    currency: 'usd',
    size: null,
    industries: ['创新药', '医疗器械'],
    region: '广东 深圳',
  }),
  fund({
    id: 'F20260004',
    name: '上海临川并购三期股权投资合伙企业（有限合伙）',
    code: 'SKM881',
    manager: '上海临川私募基金管理有限公司',
    strategy: 'buyout',
    stage: 'exiting',
    size: decimal('258000'),
    region: '上海',
  }),
  fund({
    id: 'F20260005',
    name: '合肥量子港产业引导一期股权投资合伙企业（有限合伙）',
    code: 'SNB034',
    manager: '合肥量子港私募基金管理有限公司',
    strategy: 'guidance',
    size: decimal('505000'),
    region: '安徽 合肥',
  }),
];

/** As a member who was never determined gets it. */
export const closedFund: FundDetail = {
  ...first,
  form: '有限合伙',
  management: '受托管理',
  foundedAt: sceneNow - 430 * dayMs,
  custodian: '招商银行股份有限公司',
  updatedAt: sceneNow - 20 * dayMs,
  notice: '该管理人在管基金中有长期处于清算状态的基金，请注意核实',
  managerCode: 'P1068213',
  managerIntro: '苏州恒岳成立于 2014 年，登记类型为私募股权、创业投资基金管理人，在管基金 6 只。',
  team: [
    { name: '沈知远', text: '执行事务合伙人委派代表，从业 18 年' },
    { name: '顾书言', text: '合规风控负责人，从业 11 年' },
  ],
  approach: '主要投资于成长期企业的少数股权，单个项目的投资额不超过基金规模的 20%。',
  determination: 'none',
  materials: null,
};

const materials: FundMaterials = {
  risk: 'R4',
  terms: [
    { name: '存续期', text: '5 年，可延长 2 年' },
    { name: '管理费', text: '投资期每年按认缴金额的 2% 收取，退出期按未退出成本收取' },
    { name: '门槛收益', text: '每年 8%（单利），仅为业绩报酬的计算基准，不是收益预测' },
  ],
  portfolio: [
    { company: '德能精密', industry: '高端装备', round: 'C 轮', month: '2025-06', standing: '在持' },
    { company: '蓝湾新材', industry: '新材料', round: '老股', month: '2024-11', standing: '部分退出' },
  ],
  partners: [
    { kind: '国资平台', share: decimal('36') },
    { kind: '企业', share: decimal('31') },
    { kind: '自然人', share: decimal('12') },
    { kind: '金融机构', share: decimal('19') },
    { kind: '管理人及其关联方', share: decimal('2') },
  ],
  documents: [
    { name: '私募基金合同（摘要）', pages: 12 },
    { name: '风险揭示书', pages: 6 },
  ],
};

/** As a determined reader gets it. */
export const openFund: FundDetail = { ...closedFund, determination: 'valid', materials };

const counts: ChoiceCounts = {
  total: someFunds.length,
  choices: [
    { of: 'type', id: 'equity', count: 4 },
    { of: 'type', id: 'venture', count: 1 },
    { of: 'stage', id: 'investing', count: 2 },
    { of: 'region', id: 'cn-east', count: 4 },
  ],
};

/** How the calls of funds are answered. */
export const fundScene = kindScene({ items: someFunds, counts, detail: closedFund });

const list = '/fund';
const one = '/fund/F20260001';

/** The list of funds and one of them: ready, loading, empty, failed; the gate needed, open, expired and failed. */
export const fundStories: readonly Story[] = [
  { id: 'funds', title: '私募基金', scene: { ...asMember, address: list } },
  {
    id: 'funds-loading',
    title: '私募基金：加载中',
    scene: { ...asMember, address: list, kinds: { fund: { ...fundScene, list: never } } },
  },
  {
    id: 'funds-empty',
    title: '私募基金：没有符合条件的',
    scene: {
      ...asMember,
      address: `${list}?currency=usd&type=hedge`,
      kinds: { fund: kindScene({ items: [], counts, detail: closedFund }) },
    },
  },
  {
    id: 'funds-failed',
    title: '私募基金：没有加载出来',
    scene: { ...asMember, address: list, kinds: { fund: { ...fundScene, list: timeout } } },
  },
  { id: 'fund', title: '基金详情：未作特定对象确定', scene: { ...asMember, address: one } },
  {
    id: 'fund-open',
    title: '基金详情：资料已开放',
    scene: {
      ...asMember,
      address: one,
      kinds: { fund: { ...fundScene, detail: answered(openFund) } },
      determination: answered(determinedReader),
    },
  },
  {
    id: 'fund-expired',
    title: '基金详情：特定对象确定已到期',
    scene: {
      ...asMember,
      address: one,
      determination: answered({ ...determinedReader, standing: 'expired', validUntil: 1 }),
    },
  },
  {
    id: 'fund-gate-failed',
    title: '基金详情：状态没有读到',
    scene: { ...asMember, address: one, determination: timeout },
  },
  {
    id: 'fund-questionnaire',
    title: '基金详情：问卷只答了一半',
    scene: { ...asMember, address: one },
    acts: [
      { kind: 'press', name: '开始特定对象确定' },
      { kind: 'press', name: '没有大额债务' },
      { kind: 'press', name: '提交' },
    ],
  },
  {
    id: 'fund-missing',
    title: '基金详情：不存在',
    scene: {
      ...asMember,
      address: one,
      kinds: {
        fund: {
          ...fundScene,
          detail: failing({ kind: 'refused', code: 404, message: '基金不存在或已注销备案' }),
        },
      },
    },
  },
];
