import type { DeckFault } from '../../../application/deals/deck/deck-context';

const faults: Readonly<Record<DeckFault, string>> = {
  damaged: '文件已损坏，无法显示',
  encrypted: '文件已加密，无法显示',
  tooLong: '材料超过 500 页，无法在线查看',
  refused: '您没有查看该材料的权限，或材料已下架',
  unavailable: '材料没有加载出来',
};

/** What the viewer of a presentation says. */
export const deckText = {
  faults,
  opening: '正在打开材料',
  drawing: (page: number): string => `正在显示第 ${page} 页`,
  pageFailed: (page: number): string => `第 ${page} 页没有显示出来`,
  again: '重试',
  advice: '可返回路演页面，通过咨询向项目方索取。',
  previous: '上一页',
  next: '下一页',
  choose: '选择页码',
  place: (page: number, count: number): string => `${page} / ${count}`,
  shown: (page: number, count: number): string => `第 ${page} 页，共 ${count} 页`,
  alt: (page: number, title: string, lines: string): string =>
    title === '' ? `第 ${page} 页` : `第 ${page} 页，${title}。${lines}`,
  full: '全屏',
  notFull: '退出全屏',
  notCome: '阅读器没有加载出来',
  reload: '重新加载',
} as const;
