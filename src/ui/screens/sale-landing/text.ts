import type { LandingWords } from '../../features/deal/landing/landing';
import type { Sale } from '../../../domain/sale/sale';
import { dealText } from '../../features/deal/deal-list/text';
import { formatCount } from '../../../../contract/values/format-count';

const opened = '由委托方封存，签署保密协议并经其同意后可见。';

/** What of a deal is sealed, by its card; null where nothing is (ENT-08). */
const sealNoteOf = ({ sealed, amountLabel, amount, netProfit, valuation }: Sale): string | null => {
  if (!sealed) return null;
  const names = [
    ...(amount.kind === 'hidden' ? [amountLabel] : []),
    ...(netProfit.kind === 'hidden' ? [dealText.netProfit] : []),
    ...(valuation.kind === 'hidden' ? [dealText.valuation] : []),
  ];
  return `该项目的${names.length === 0 ? '部分信息' : `${names.join('、')}等信息`}${opened}`;
};

/** What the landing page of the sell side says. */
export const saleLandingText: LandingWords = {
  title: '出售项目',
  lead: '登录后查看项目详情',
  total: (count) => `在售项目 ${formatCount(count)} 个`,
  points: [
    '项目详情：亮点、近三年财务、估值倍数和交易进程',
    '签署保密协议、咨询委托方、表达意向和报价',
    '收藏项目，接收新项目和审核结果的提醒',
  ],
  sealNote: `部分项目的公司名称、净利润等信息${opened}`,
  count: '项目数',
  samples: '项目示例',
  login: '登录查看项目',
  failed: '项目概况没有加载出来',
  empty: '暂时没有在售项目',
  wanted: '您要查看的项目',
  wantedGone: '这个项目已下架或不存在。',
  wantedFailed: '项目没有加载出来',
  emptyText: '新项目通过审核后会出现在这里。',
};

/** The same for who comes from a deal: the note says what of this deal is sealed. */
export const landingWordsFor = (deal: Sale | null): LandingWords =>
  deal === null ? saleLandingText : { ...saleLandingText, sealNote: sealNoteOf(deal) };
