import { fundFilterFields } from '../../../contract/fund/calls';
import type { Fund, FundSort } from '../../../contract/fund/fund';
import { choiceFilter, namedChoices } from '../choice-filter/choice-filter';
import { industryChoices, regionChoices } from '../deal-filter/choice';

type Names<N extends string> = Readonly<Record<N, string>>;

export const fundTypeNames: Names<Fund['type']> = {
  equity: '私募股权投资基金',
  venture: '创业投资基金',
  securities: '私募证券投资基金',
  allocation: '私募资产配置基金',
  other: '其他私募投资基金',
};

export const fundStrategyNames: Names<Fund['strategy']> = {
  early: '早期',
  venture: 'VC',
  growth: '成长',
  buyout: '并购',
  preIpo: 'Pre-IPO',
  placement: '定增',
  secondary: 'S 基金',
  fof: 'FOF',
  guidance: '引导基金',
  infrastructure: '基础设施',
  qflp: 'QFLP',
};

export const fundStageNames: Names<Fund['stage']> = {
  raising: '募集期',
  investing: '投资期',
  exiting: '退出期',
  liquidating: '清算期',
};

const currencyNames: Names<Fund['currency']> = { cny: '人民币', usd: '美元' };

const sorts: Names<FundSort> = { filed: '最近备案', sizeDown: '规模从大到小', sizeUp: '规模从小到大' };

/** By what the list of funds is filtered and ordered. */
export const fundFilter = choiceFilter({
  fields: fundFilterFields,
  parts: [
    { name: 'type', label: '基金类型', tree: namedChoices(fundTypeNames), several: true },
    { name: 'strategy', label: '投资策略', tree: namedChoices(fundStrategyNames), several: true },
    { name: 'stage', label: '所处阶段', tree: namedChoices(fundStageNames), several: true },
    { name: 'industry', label: '投资领域', tree: industryChoices, several: true },
    { name: 'region', label: '注册地', tree: regionChoices, several: true },
    { name: 'currency', label: '币种', tree: namedChoices(currencyNames), several: false },
  ],
  range: {
    label: '规模',
    bands: [
      { word: '1 亿元以下', min: null, max: '10000' },
      { word: '1–5 亿元', min: '10000', max: '50000' },
      { word: '5–20 亿元', min: '50000', max: '200000' },
      { word: '20 亿元以上', min: '200000', max: null },
    ],
  },
  keyword: '名称、编号、管理人',
  sorts,
});
