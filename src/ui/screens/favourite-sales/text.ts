import type { DealState } from '../../../../contract/deal/deal-state';
import type { TransferStanding } from '../../../../contract/transfer/transfer';
import type { KeptDealKind } from '../../../domain/favourite/kept-deals';

const states: Readonly<Record<Exclude<DealState | TransferStanding, 'listed' | 'open'>, string>> = {
  withdrawn: '已下架',
  closed: '已成交',
  ended: '已截止',
};

const kinds: Readonly<Record<KeptDealKind, string>> = { sale: '项目', transfer: '股份转让' };

/** What the lists of the deals that one keeps say. */
export const favouriteSalesText = {
  byKind: '按类别查看',
  kinds,
  sources: '按来源查看',
  states,
  failed: '收藏没有加载出来',
  moreFailed: '后面的收藏没有加载出来',
  ofKind: {
    sale: {
      title: '收藏的项目',
      list: '收藏的项目列表',
      empty: '还没有收藏的项目',
      emptyText: '在项目列表或项目详情中点星标，项目就会收在这里。',
      way: { to: '/sale', word: '去找项目' },
    },
    transfer: {
      title: '收藏的股份转让',
      list: '收藏的股份转让列表',
      empty: '还没有收藏的股份转让',
      emptyText: '在股份转让列表或详情中点星标，转让项目就会收在这里。',
      way: { to: '/gf', word: '去看股份转让' },
    },
  },
} as const;
