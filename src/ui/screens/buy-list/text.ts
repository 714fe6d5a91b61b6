/** What the lists of demands say. */
export const buyListText = {
  title: '找买方',
  hundredTitle: '百家买方',
  list: '求购需求列表',
  types: '按买方类型查看',
  groups: '按产业组查看',
  all: '全部',
  programme: '百家买方计划',
  programmeText: '查看持续收购的重点买方',
  failed: '求购需求没有加载出来',
  moreFailed: '后面的求购需求没有加载出来',
  none: '这里还没有求购需求',
  noneText: '新的求购需求通过审核后会出现在这里。',
  toAll: '查看全部求购需求',
} as const;
