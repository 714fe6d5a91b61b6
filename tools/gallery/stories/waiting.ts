import type { Waiting, WaitingKind, WaitingList } from '../../../contract/waiting/waiting';
import { sceneNow } from '../scene/scene-now';
import { decimal } from './deals';
import { dayMs, hourMs } from '../../../contract/values/duration';

const deal = { sourceType: 'entrust', id: 's-26001' } as const;

/** One row of a kind, with what a story says of it. */
export const waitingRow = (kind: WaitingKind, said: Partial<Waiting> = {}): Waiting => ({
  kind,
  id: `w-${kind}`,
  title: '苏南热处理企业控股权转让',
  party: '',
  note: '',
  amount: null,
  price: null,
  deal: null,
  peer: null,
  side: null,
  since: sceneNow - 2 * dayMs,
  until: null,
  ...said,
});

/** One row of each kind, by deadline. */
export const allWaiting: readonly Waiting[] = [
  waitingRow('orderUnpaid', {
    ...{ id: 'HP202611200941207356', title: '撮合会员', price: 698_000 },
    until: sceneNow + 11 * 60_000,
  }),
  waitingRow('ndaToReview', { deal, party: '金信并购基金 何嘉', until: sceneNow + 31 * hourMs }),
  waitingRow('publicationToConfirm', { side: 'sale', until: sceneNow + 2 * dayMs }),
  waitingRow('bidToPlace', { deal, until: sceneNow + 4 * dayMs }),
  waitingRow('meetingToArrange', {
    ...{ deal, party: '金信并购基金 何嘉', amount: decimal('12800'), peer: 'u-he' },
    until: sceneNow + 6 * dayMs,
  }),
  waitingRow('membershipEnding', { id: 'plan-buyer-year', title: '买方会员', until: sceneNow + 20 * dayMs }),
  waitingRow('bidToAnswer', { deal, party: '金信并购基金 何嘉', amount: decimal('23500') }),
  waitingRow('bidToSupplement', {
    ...{ deal, title: '数控刀具龙头少数股权转让', amount: decimal('8000') },
    note: '请补充资金证明和内部决策文件',
  }),
  waitingRow('ndaToSign', { deal, title: '半导体真空阀门制造商控股权转让' }),
  waitingRow('ndaToRenew', { deal, title: '华东某精密减速器制造商控股权转让' }),
  waitingRow('ndaRejected', { deal, title: '华南某连锁药房多数股权转让' }),
  waitingRow('publicationRejected', {
    ...{ id: 'd-1', side: 'buy', title: '收购华南冷链仓储资产' },
    note: '营收下限高于金额上限',
  }),
  waitingRow('messageToAnswer', {
    ...{ id: 'u-he', title: '何嘉', party: '金信并购基金' },
    note: '请问周三能否安排实地走访？',
  }),
  waitingRow('verificationMissing', { title: '' }),
  waitingRow('verificationRejected', { title: '', note: '名片上没有公司名称' }),
  waitingRow('verificationToUpgrade', { title: '' }),
];

export const waitingOf = (...list: readonly Waiting[]): WaitingList => ({ list, total: list.length });

/** What a verified member has to do on an ordinary day. */
export const waitingList: WaitingList = waitingOf(
  ...allWaiting.filter(({ kind }) => !kind.startsWith('verification')).slice(0, 6),
);
