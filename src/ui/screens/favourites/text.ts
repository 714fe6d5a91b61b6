import type { FavouriteKind } from '../../../../contract/favourite/favourite';

const kinds: Readonly<Record<FavouriteKind, string>> = {
  sale: '项目',
  transfer: '股份转让',
  buy: '求购需求',
  investor: '投资机构',
};

/** What the page over all favourites says. */
export const favouritesText = {
  title: '我的收藏',
  list: '收藏的分类',
  kinds,
  many: (count: number): string => `${count} 项`,
  failed: '收藏没有加载出来',
  about: '每类至多收藏 500 项。项目下架后仍保留在收藏中，并注明状态。',
} as const;
