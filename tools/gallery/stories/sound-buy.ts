import type { FormTexts } from '../../../contract/publication/form-texts';

/** A demand in which nothing is wrong. */
export const soundBuy: FormTexts = {
  industries: '0102,0101',
  regions: 'cn-31,cn-32,cn-33',
  rounds: '',
  amountKind: 'given',
  amountUnit: '亿元',
  minAmount: '2',
  maxAmount: '6',
  naming: 'hidden',
  buyerType: 'industrial',
  companyName: '杭州某某智能装备股份有限公司',
  profile: '华东产业投资平台，已控股三家自动化零部件企业，可提供厂房和销售渠道。',
  funding: '自有资金与并购贷款各半',
  contact: '投资部 沈先生',
  hidden: 'contact',
  title: '求购长三角精密减速器企业控股权',
  acquiring: '控股权，不低于 51%',
  wanted: '近三年净利润均在 1,500 万元以上\n核心客户中至少有一家工业机器人整机厂\n创始团队留任不少于三年',
  validity: '90',
};
