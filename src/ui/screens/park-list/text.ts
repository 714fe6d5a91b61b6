import { formatCount } from '../../../../contract/values/format-count';

/** What the list of zones and parks says. */
export const parkListText = {
  lead: '政策逐条列出文号、有效期与核验日期，已失效的单独标明。',
  heads: ['自贸区与园区', '主导产业', '面积', '收录政策', '成立'],
  area: '面积',
  policies: '收录政策',
  founded: '成立',
  many: (count: number): string => `${formatCount(count)} 项`,
  none: '暂无',
  unknown: '未公布',
} as const;
