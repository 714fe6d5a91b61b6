import type { FormTexts } from '../../../contract/publication/form-texts';

const year = (place: string, revenue: string, netProfit: string): FormTexts => ({
  [`revenue${place}`]: revenue,
  [`ebitda${place}`]: '3,000',
  [`netProfit${place}`]: netProfit,
  [`assets${place}`]: '30,000',
  [`liabilities${place}`]: '12,000',
  [`basis${place}`]: 'audited',
});

/** A sale in which nothing is wrong. */
export const soundSale: FormTexts = {
  sourceType: 'entrust',
  title: '华东精密减速器企业控股权转让',
  industry: '0102',
  region: 'cn-33',
  city: '台州',
  dealForm: 'control',
  stake: '67',
  foundedYear: '2009',
  employees: '260',
  amountKind: 'given',
  amountUnit: '亿元',
  amount: '1.2',
  least: '1.05',
  figureUnit: '万元',
  newestYear: '2025',
  ...year('1', '22,000', '1,860.5'),
  ...year('2', '20,000', '1,500'),
  ...year('3', '18,000', '-120'),
  hidden: 'netProfit',
  teaser: '国内少数能批量供货的谐波减速器企业，客户为头部机器人整机厂，产能利用率超过九成。',
  highlights: '良品率 98 %，连续三年无重大客诉\n在手订单覆盖未来九个月产能',
  companyName: '台州某某传动股份有限公司',
  customers: '头部机器人整机厂五家',
  reason: '创始人退休，家族无人接班',
  stages: 'offers,diligence,closing',
  offersAt: '2026-12-20',
  diligenceAt: '2027-01-15',
  documents: '项目说明书|48\n近三年审计报告|102\n主要合同清单|',
  documentNaming: 'hidden',
};
