import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { Presentation, PresentationDetail } from '../../../contract/presentation/presentation';
import { dayMs } from '../../../contract/values/duration';
import { answered, failing } from '../scene/answers';
import { blankPdf, comingPdf, fakePdf, faultyPdf } from '../scene/fake-pdf';
import { kindScene } from '../scene/kind-scene';
import { sceneNow } from '../scene/scene-now';
import { choiceStories } from './choice-stories';
import { decimal } from './deals';
import { determinedReader } from './determinations';
import { asMember } from './words';
import type { Story } from './story';

const presentation = (said: Partial<Presentation> & Pick<Presentation, 'id' | 'title'>): Presentation => ({
  company: '睿翎微电子',
  industry: '半导体',
  region: '江苏 苏州',
  round: 'C轮',
  amount: decimal('20000'),
  stake: decimal('8'),
  speaker: '陆启明',
  at: sceneNow - 17 * dayMs,
  form: 'online',
  place: '',
  pageCount: 4,
  protected: false,
  gated: false,
  ...said,
});

const first = presentation({ id: 'pres-002', title: '车规级电源管理芯片 C 轮路演' });

/** Among them one with a long title, one without a sum, and one of a fund. */
export const somePresentations: readonly Presentation[] = [
  first,
  presentation({
    id: 'pres-005',
    title: '工商业储能电站运营资产包（华东、华南、华中三个区域共四十二座电站）整体转让路演与答疑',
    company: '项目“定山”',
    industry: '储能',
    round: '战略投资',
    form: 'both',
    place: '杭州未来科技城会议中心',
    amount: decimal('26000'),
    stake: null,
    at: sceneNow - 37 * dayMs,
  }),
  presentation({
    id: 'pres-003',
    title: '连锁口腔诊所控股权转让说明会',
    company: '项目“听澜”',
    industry: '医疗服务',
    region: '浙江 宁波',
    round: '战略投资',
    form: 'onsite',
    amount: null,
    stake: decimal('70'),
    pageCount: 17,
    protected: true,
    at: sceneNow - 24 * dayMs,
  }),
  presentation({
    id: 'pres-006',
    title: '医疗健康创业投资基金情况介绍',
    company: '恒岳医疗创业投资基金（拟设）',
    industry: '资产管理',
    round: '',
    form: 'onsite',
    amount: null,
    stake: null,
    pageCount: 15,
    protected: true,
    gated: true,
    at: sceneNow - 43 * dayMs,
  }),
];

export const presentationDetail: PresentationDetail = {
  ...first,
  summary: '单车电源管理芯片数量由 40 颗增至 100 颗以上。已进入 14 家一级供应商的合格名录，量产项目 31 个。',
  use: '新产品流片与认证 55%，测试产能 25%，营运资金 20%。',
  speakerText: '董事长兼总经理，从业 19 年。',
  commentators: [
    { name: '龙立诚', text: '上市公司战略部负责人' },
    { name: '潘知远', text: '产业投资机构投资负责人' },
  ],
  materials: [{ name: '商业计划书', pages: 37 }],
  replayMinutes: 38,
  versionAt: sceneNow - 17 * dayMs,
  pages: [
    { title: '车规级电源管理芯片 C 轮路演', lines: ['睿翎微电子', '版本日期 2026-11-05'] },
    {
      title: '市场',
      lines: ['公司按可触及的 12 类料号估算，国内年需求约 78 亿元。', '口径：销量乘以单车用量与成交均价。'],
    },
    { title: '产品与服务', lines: ['量产料号 46 个，全部完成可靠性认证。'] },
    { title: '重要提示', lines: ['本材料由项目方提供，不构成要约，也不构成对收益的承诺。'] },
  ],
};

const [, , , ofFund = first] = somePresentations;

/** A fund's presentation before the determination: its card alone. */
export const closedPresentation: PresentationDetail = {
  ...ofFund,
  summary: '',
  use: '',
  speakerText: '',
  commentators: [],
  materials: [],
  replayMinutes: null,
  versionAt: sceneNow - 43 * dayMs,
  pages: null,
};

/** The same for a determined reader. */
const openedPresentation: PresentationDetail = {
  ...closedPresentation,
  summary: '投资方向为医疗器械与创新药的早期项目，存续期 5+2 年。',
  use: '',
  speakerText: '管理人合伙人，从业 16 年。',
  materials: [{ name: '基金情况说明', pages: 24 }],
  pages: presentationDetail.pages,
};

const ofFundAddress = `/news/presentation/${ofFund.id}`;

const counts: ChoiceCounts = {
  total: somePresentations.length,
  choices: [
    { of: 'form', id: 'onsite', count: 2 },
    { of: 'round', id: '7_3', count: 2 },
    { of: 'region', id: 'cn-32', count: 3 },
  ],
};

/** How the calls of presentations are answered. */
export const presentationScene = kindScene({ items: somePresentations, counts, detail: presentationDetail });

/** The list of presentations, one of them, and one of a fund before the determination. */
export const presentationStories: readonly Story[] = [
  ...choiceStories({
    kind: 'presentation',
    noun: '路演',
    path: '/news/presentation',
    emptyPath: '/news/presentation?form=onsite&round=1_0',
    id: first.id,
    scene: presentationScene,
    nothing: kindScene({ items: [], counts: { total: 0, choices: [] }, detail: presentationDetail }),
  }),
  {
    id: 'presentation-pages',
    title: '路演材料：第 2 页',
    scene: { address: `/news/presentation/${first.id}?page=2` },
  },
  {
    id: 'presentation-opening',
    title: '路演材料：打开中',
    scene: { address: `/news/presentation/${first.id}?page=1`, pdf: comingPdf },
  },
  {
    id: 'presentation-damaged',
    title: '路演材料：文件已损坏',
    scene: { address: `/news/presentation/${first.id}?page=1`, pdf: faultyPdf('damaged') },
  },
  {
    id: 'presentation-not-come',
    title: '路演材料：没有加载出来',
    scene: { address: `/news/presentation/${first.id}?page=1`, pdf: faultyPdf('unavailable') },
  },
  {
    id: 'presentation-blank',
    title: '路演材料：一页没有显示出来',
    scene: { address: `/news/presentation/${first.id}?page=3`, pdf: blankPdf },
  },
  {
    id: 'presentation-too-long',
    title: '路演材料：超过 500 页',
    scene: { address: `/news/presentation/${first.id}?page=1`, pdf: fakePdf(501) },
  },
  {
    id: 'presentation-closed',
    title: '路演详情：私募基金，未作特定对象确定',
    scene: {
      ...asMember,
      address: ofFundAddress,
      kinds: { presentation: { ...presentationScene, detail: answered(closedPresentation) } },
    },
  },
  {
    id: 'presentation-fund-open',
    title: '路演详情：私募基金，已作特定对象确定',
    scene: {
      ...asMember,
      address: ofFundAddress,
      kinds: { presentation: { ...presentationScene, detail: answered(openedPresentation) } },
      determination: answered(determinedReader),
    },
  },
  {
    id: 'presentation-forbidden',
    title: '路演详情：私募基金，未认证',
    scene: {
      address: ofFundAddress,
      kinds: {
        presentation: {
          ...presentationScene,
          detail: failing({ kind: 'refused', code: 403, message: '通过完整认证后可以查看私募基金的路演' }),
        },
      },
    },
  },
];
