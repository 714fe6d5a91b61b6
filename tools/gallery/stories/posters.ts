import type { PosterContent } from '../../../contract/share/poster';

/** The poster of a deal, for a member. */
export const salePoster: PosterContent = {
  brand: '琥珀并购',
  kind: '出售项目 XM20260418',
  title: '华东某精密减速器制造商控股权转让',
  facts: ['高端装备', '江苏 苏州', '2009 年成立'],
  figures: [
    { name: '转让金额', figure: '3.2', unit: '亿元' },
    { name: '转让比例', figure: '67', unit: '%' },
    { name: '2025 年营收', figure: '2.86', unit: '亿元' },
  ],
  sealed: '净利润、公司名称等 6 项，签署NDA后可见',
  summary: '',
  confirmed: '2026年11月20日确认在售',
  source: '信息由委托方提供，不构成投资建议',
  picture: null,
  sprad: '3f9c1a7be2d04568',
};

/** The poster of a piece of news, for a visitor. */
export const newsPoster: PosterContent = {
  ...salePoster,
  kind: '资讯 交易案例',
  title: '一家区域性检测机构的控股权为何两轮报价后仍然溢价成交',
  facts: ['琥珀研究'],
  figures: [],
  sealed: '',
  summary:
    '买方看重的不是当期利润，而是资质与网点。我们回顾了两轮报价之间发生的事：尽职调查如何改变了估值区间，交割条件又如何分担了商誉风险，以及卖方为什么接受了分期付款。',
  confirmed: '2026年11月18日发布',
  source: '依据公开披露与访谈整理，不构成投资建议',
  picture: '/icon-512.png',
  sprad: null,
};

/** 200 characters with emoji, figures and a word that no line holds. */
export const longPoster: PosterContent = {
  ...salePoster,
  title:
    `👨‍👩‍👧‍👦🇨🇳 ${'华东某精密减速器与机器人关节模组制造商控股权转让（含 GMP-certified 车间 3 座）'.repeat(4)}${'A'.repeat(60)}`.slice(
      0,
      200,
    ),
  facts: ['高端装备'.repeat(10), '江苏 苏州'],
  figures: [
    { name: '一个很长很长的指标名称', figure: '123,456,789.01', unit: '亿元' },
    { name: '转让方式', figure: '现金加换股分三期支付', unit: '' },
    { name: '2025 年营收', figure: '2.86', unit: '亿元' },
  ],
  sealed: `${'净利润、公司名称、'.repeat(6)}等 6 项，签署NDA后可见`,
};

/** The application's own poster. */
export const appPoster: PosterContent = {
  ...newsPoster,
  kind: '并购与股权投资平台',
  title: '找项目，找买方，签署保密协议后深入沟通',
  facts: ['出售项目', '求购需求', '股份转让'],
  summary:
    '项目简介公开可读，净利润、公司名称等信息由委托方封存，签署保密协议并经其同意后可见。表达意向、报价、咨询都在一处留痕。',
  confirmed: '',
  source: '交易请以正式协议为准，平台不承诺投资收益',
  picture: null,
};
