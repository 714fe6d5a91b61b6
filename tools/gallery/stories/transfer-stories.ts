import { answered, failing, never } from '../scene/answers';
import type { Story } from './story';
import { longTransfers, transferDetail, transfersOf } from './transfers';
import { asMember, timeout } from './words';

const list = '/gf';
const one = '/gf/entrust/G20260061';

/** The list of share transfers and one of them: ready, loading, empty, failed, ended, and with long words. */
export const transferStories: readonly Story[] = [
  { id: 'transfers', title: '股份转让', scene: { address: list } },
  { id: 'transfers-soe', title: '股份转让：国资挂牌', scene: { ...asMember, address: `${list}/soe` } },
  { id: 'transfers-loading', title: '股份转让：加载中', scene: { address: list, transfers: never } },
  {
    id: 'transfers-empty',
    title: '股份转让：没有符合的项目',
    scene: { address: `${list}?industry=0101`, transfers: answered(transfersOf([], false)) },
  },
  { id: 'transfers-failed', title: '股份转让：没有加载出来', scene: { address: list, transfers: timeout } },
  {
    id: 'transfers-long',
    title: '股份转让：长文字',
    scene: { address: list, transfers: answered(transfersOf(longTransfers, false)) },
  },
  { id: 'transfer', title: '股份转让详情', scene: { address: one } },
  {
    id: 'transfer-ended',
    title: '股份转让详情：已截止',
    scene: { address: one, transfer: answered({ ...transferDetail, standing: 'ended' }) },
  },
  { id: 'transfer-failed', title: '股份转让详情：没有加载出来', scene: { address: one, transfer: timeout } },
  {
    id: 'transfer-missing',
    title: '股份转让详情：不存在',
    scene: {
      address: one,
      transfer: failing({ kind: 'refused', code: 404, message: '转让项目不存在或已下架' }),
    },
  },
];
