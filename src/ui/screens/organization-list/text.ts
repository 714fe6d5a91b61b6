import { formatCount } from '../../../../contract/values/format-count';

/** What the list of organizations says. */
export const organizationListText = {
  heads: ['服务机构', '服务与所在地', '持证人员', '公开案例', '成立'],
  staff: '持证人员',
  cases: '公开案例',
  founded: '成立',
  many: (count: number): string => `${formatCount(count)} 起`,
  holders: (licence: string, count: number): string => `${licence} ${formatCount(count)} 人`,
  year: (year: string): string => `${year} 年`,
  unknown: '未公布',
} as const;
