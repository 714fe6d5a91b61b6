import { formatCount } from '../../../../contract/values/format-count';

import type { ExitWay, InvestorRole } from '../../../../contract/investor/investor';

const roles: Readonly<Record<InvestorRole, string>> = { lead: '领投', follow: '跟投', sole: '独家投资' };
const ways: Readonly<Record<ExitWay, string>> = {
  listing: '上市',
  merger: '并购',
  buyback: '回购',
  transfer: '股权转让',
};

/** What the page of one investor says. */
export const investorDetailText = {
  title: '投资机构详情',
  roles,
  ways,
  cheque: '单笔投资',
  recent: '近一年出手',
  cases: '公开案例',
  managed: '管理规模',
  many: (count: number): string => `${formatCount(count)} 起`,
  unpublished: '未公布',
  undisclosed: '未披露',
  about: '概况',
  type: '类型',
  region: '所在地',
  founded: '成立',
  year: (year: string): string => `${year} 年`,
  stages: '投资阶段',
  rounds: '投资轮次',
  industries: '关注行业',
  last: '最近出手',
  preferences: '投资偏好',
  team: '团队',
  selected: '投资案例',
  noCases: '没有公开的投资案例。',
  exits: '退出',
  funds: '在管基金',
  contacts: '联系人',
  sealed: '通过完整认证后可以查看联系人的电话和邮箱。',
  toVerify: '去认证',
  foot: '信息来自公开渠道和机构填报，案例为摘选，不构成投资建议。',
  failed: '投资机构没有加载出来',
  notFound: '投资机构不存在或已下架',
  notFoundText: '可以返回列表，查看其他投资机构。',
  toList: '查看全部投资机构',
} as const;
