import type { Soe, SoeDetail, SoeHolding, SoeSort } from './soe';
import type { SoeStage } from './soe-stage';

type Names<N extends string> = Readonly<Record<N, string>>;

export const soeDealNames: Names<Soe['deal']> = {
  equity: '产权转让',
  increase: '企业增资',
  asset: '资产转让',
};

export const soeStageNames: Names<SoeStage> = {
  preDisclosure: '预披露',
  disclosure: '正式披露',
  registration: '登记',
  bidding: '竞价',
  dealt: '成交',
  ended: '终结',
  suspended: '中止',
};

export const soeSortNames: Names<SoeSort> = {
  disclosed: '最新披露',
  deadline: '最早截止',
  priceDown: '底价从高到低',
  priceUp: '底价从低到高',
};

export const soeHoldingNames: Names<SoeHolding> = {
  whole: '全部股权',
  majority: '控股权',
  minority: '参股权',
};

export const biddingNames: Names<SoeDetail['terms']['bidding']> = {
  online: '网络竞价（多次报价）',
  auction: '拍卖',
  tender: '招投标',
  agreement: '协议转让',
};

export const withoutBidderNames: Names<SoeDetail['terms']['withoutBidder']> = {
  end: '信息披露终结',
  extend: '延长信息披露',
  change: '变更条件后重新披露',
};
