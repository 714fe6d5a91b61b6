import { formatCount } from '../../../../contract/values/format-count';

import type { FeeBasis } from '../../../../contract/organization/organization';

const bases: Readonly<Record<FeeBasis, string>> = {
  fixed: '固定费用',
  success: '成功费',
  monthly: '按月',
  hourly: '按小时',
};

/** What the page of one organization says. */
export const organizationDetailText = {
  title: '服务机构详情',
  bases,
  staff: '持证人员',
  holders: (licence: string, count: number): string => `${licence} ${formatCount(count)} 人`,
  people: (count: number): string => `${formatCount(count)} 人`,
  cases: '公开案例',
  many: (count: number): string => `${formatCount(count)} 起`,
  founded: '成立',
  year: (year: string): string => `${year} 年`,
  unknown: '未公布',
  whom: '该机构',
  ask: '询价与预约',
  askText: (days: number): string => `您的咨询由平台服务人员转给该机构，${days} 个工作日内在会话中答复。`,
  answers: '答复询价',
  within: (days: number): string => `${days} 个工作日内`,
  about: '概况',
  type: '类型',
  region: '所在地',
  address: '地址',
  industries: '熟悉行业',
  qualifications: '资质',
  until: (day: string): string => `有效期至 ${day}`,
  fees: '服务与收费',
  team: '团队',
  selected: '案例',
  noCases: '没有公开的案例。',
  undisclosed: '金额未披露',
  unnamed: '客户未同意具名',
  penalties: '处罚与警示',
  noPenalties: '近三年没有公开的处罚或警示记录。',
  foot: '信息来自公开渠道和机构填报，收费以双方签订的合同为准。客户同意后才具名。',
  failed: '服务机构没有加载出来',
  notFound: '服务机构不存在或已下架',
  notFoundText: '可以返回列表，查看其他服务机构。',
  toList: '查看全部服务机构',
} as const;
