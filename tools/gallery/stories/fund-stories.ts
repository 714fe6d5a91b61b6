import { answered, failing, never } from '../scene/answers';
import { determinedReader } from './determinations';
import { fundsOf, openFund } from './funds';
import type { Story } from './story';
import { asMember, timeout } from './words';

const list = '/fund';
const one = '/fund/F20260001';

/** The list of funds and one of them: ready, loading, empty, failed; the gate needed, open, expired and failed. */
export const fundStories: readonly Story[] = [
  { id: 'funds', title: '私募基金', scene: { ...asMember, address: list } },
  { id: 'funds-loading', title: '私募基金：加载中', scene: { ...asMember, address: list, funds: never } },
  {
    id: 'funds-empty',
    title: '私募基金：没有符合条件的',
    scene: { ...asMember, address: `${list}?currency=usd&type=hedge`, funds: answered(fundsOf([])) },
  },
  {
    id: 'funds-failed',
    title: '私募基金：没有加载出来',
    scene: { ...asMember, address: list, funds: timeout },
  },
  { id: 'fund', title: '基金详情：未作特定对象确定', scene: { ...asMember, address: one } },
  {
    id: 'fund-open',
    title: '基金详情：资料已开放',
    scene: { ...asMember, address: one, fund: answered(openFund), determination: answered(determinedReader) },
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
      fund: failing({ kind: 'refused', code: 404, message: '基金不存在或已注销备案' }),
    },
  },
];
