/** What the list of share transfers says. */
export const transferListText = {
  title: '股份转让',
  list: '股份转让列表',
  sources: '按来源查看',
  failed: '转让项目没有加载出来',
  moreFailed: '后面的转让项目没有加载出来',
  none: '这里还没有转让项目',
  noneText: '新的转让项目上架后会出现在这里。',
  toAll: '查看全部转让项目',
} as const;
