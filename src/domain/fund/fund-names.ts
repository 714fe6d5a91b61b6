import type { Fund } from '../../../contract/fund/fund';

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

export const fundCurrencyNames: Names<Fund['currency']> = { cny: '人民币', usd: '美元' };
