import { exactDay } from '../../../contract/calendar/calendar-day';
import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { Soe, SoeDetail } from '../../../contract/soe/soe';
import { soe, soeExamples } from '../../docs/contract/examples/soe';
import { failing, never } from '../scene/answers';
import { kindScene } from '../scene/kind-scene';
import { decimal } from './deals';
import type { Story } from './story';
import { asMember, timeout } from './words';

const { dates } = soe;

/** Among them one of each subject, one whose deadline waits for a notice of holidays, and one without a price. */
export const someSoes: readonly Soe[] = [
  soe,
  {
    ...soe,
    id: 'S20260145',
    code: 'G32026BJ1000145',
    title: '北方环保水务股份有限公司 70 % 股份转让（含对应的特许经营权与三处在建污水处理厂的全部权益）',
    exchange: 'BJ',
    industry: '水务',
    region: '河北 保定',
    stake: decimal('70'),
    price: decimal('5538'),
    dates: { ...dates, formalFrom: exactDay('2026-11-16'), formalUntil: null, formalDays: 40 },
  },
  {
    ...soe,
    id: 'S20260115',
    code: 'G62026CQ1000115',
    title: '西南智算云科技有限公司增资项目',
    deal: 'increase',
    exchange: 'CQ',
    industry: '人工智能',
    region: '重庆',
    stake: decimal('25'),
    price: null,
    dates: { ...dates, preFrom: null, preUntil: null },
  },
  {
    ...soe,
    id: 'S20260112',
    code: 'GR2026GD1000112',
    title: '广州南站商务区写字楼整层转让',
    deal: 'asset',
    exchange: 'GD',
    industry: '不动产',
    region: '广东 广州',
    stake: null,
    controls: false,
    price: decimal('6227'),
    dates: { ...dates, preFrom: null, preUntil: null, suspendedOn: exactDay('2026-11-13') },
  },
];

export const soeListing: SoeDetail = { ...soeExamples.detail.answered, related: someSoes.slice(1, 3) };

const counts: ChoiceCounts = {
  total: someSoes.length,
  choices: [
    { of: 'group', id: '2', count: 4 },
    { of: 'stage', id: 'disclosure', count: 3 },
    { of: 'deal', id: 'equity', count: 2 },
  ],
};

export const soeScene = kindScene({ items: someSoes, counts, detail: soeListing });

const list = '/soe';
const one = `/soe/${soeListing.id}`;
const detailOf = (changed: Partial<SoeDetail>) => ({
  ...asMember,
  address: one,
  kinds: { soe: kindScene({ items: someSoes, counts, detail: { ...soeListing, ...changed } }) },
});

/** The pages of state-owned listings. */
export const soeStories: readonly Story[] = [
  { id: 'soes', title: '国资挂牌', scene: { ...asMember, address: list } },
  {
    id: 'soes-loading',
    title: '国资挂牌：加载中',
    scene: { ...asMember, address: list, kinds: { soe: { ...soeScene, list: never } } },
  },
  {
    id: 'soes-empty',
    title: '国资挂牌：没有符合条件的',
    scene: {
      ...asMember,
      address: `${list}?group=1&stage=bidding`,
      kinds: { soe: kindScene({ items: [], counts, detail: soeListing }) },
    },
  },
  {
    id: 'soes-failed',
    title: '国资挂牌：没有加载出来',
    scene: { ...asMember, address: list, kinds: { soe: { ...soeScene, list: timeout } } },
  },
  { id: 'soe', title: '国资挂牌详情：正式披露', scene: { ...asMember, address: one } },
  {
    id: 'soe-year-missing',
    title: '国资挂牌详情：截止日等 2027 年放假安排',
    scene: detailOf(someSoes[1] ?? {}),
  },
  {
    id: 'soe-suspended',
    title: '国资挂牌详情：中止',
    scene: detailOf({ dates: { ...dates, suspendedOn: exactDay('2026-11-13') } }),
  },
  {
    id: 'soe-missing',
    title: '国资挂牌详情：不存在',
    scene: {
      ...asMember,
      address: one,
      kinds: {
        soe: {
          ...soeScene,
          detail: failing({ kind: 'refused', code: 404, message: '挂牌项目不存在或已撤回' }),
        },
      },
    },
  },
  {
    id: 'soe-failed',
    title: '国资挂牌详情：没有加载出来',
    scene: { ...asMember, address: one, kinds: { soe: { ...soeScene, detail: timeout } } },
  },
];
