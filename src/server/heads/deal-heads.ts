import { roundShifted, type Decimal } from '../../../contract/values/decimal';
import { comparisonTitle, saleListTitle } from '../../domain/sale/list-title';
import { saleKind } from '../../domain/sale/kind';
import type { SaleDetail } from '../../domain/sale/sale-detail';
import { asDescription, type HeadOf, type PageHead, type Statement } from './head';
import { listStatements, pathOf, sentThing, wayToThing } from './kind-heads';

/** A list of deals: what gathers them, and those of its first page. */
export const saleListHead = (of: HeadOf): PageHead => {
  const title = saleListTitle(of.params, of.config.sourceTypes);
  return {
    ...(title === null ? {} : { title }),
    description: `${title ?? '出售项目'}：按行业、地区、轮次与金额筛选并购与股权投资项目，签署保密协议后查看财务与资料。`,
    statements: listStatements(saleKind, of, ({ title }) => title),
  };
};

/** Deals in columns next to each other. */
export const comparisonHead = (): PageHead => ({
  title: comparisonTitle,
  description: '项目对比：把二至四个项目的交易条件、标的情况与财务数据并排比较。',
});

/** The head of the deals' landing page, for visitors. */
export const saleLandingHead = (): PageHead => ({
  description:
    '出售项目：登录后查看每个项目的金额、营收、行业、地区和交易方式，项目亮点、历年财务摘要和交易进程。公司名称、净利润等信息签署保密协议并经委托方同意后可见。',
});

/** The marks by which deals are gathered. */
export const saleMarksHead = (): PageHead => ({
  description: '项目标签：按新经济方向归集在售的并购与股权投资项目，选择一个方向查看该方向的全部项目。',
});

/** 万元 as 元, whole ones. */
const inYuan = (amount: Decimal): string => String(roundShifted(amount, 4));

const priceOf = ({ amount }: Pick<SaleDetail, 'amount'>): Statement =>
  amount.kind === 'shown' ? { price: inYuan(amount.value), priceCurrency: 'CNY' } : {};

/** The head of a deal, from its public values. A withdrawn or closed deal makes no offer. */
export const saleDetailHead = (of: HeadOf): PageHead => {
  const { at } = of;
  const deal = sentThing(saleKind, of);
  if (deal === null) return {};
  const description = asDescription(`${deal.industry}，${deal.region}，${deal.stage}。${deal.teaser}`);
  if (deal.state !== 'listed') return { title: deal.title, description, isOver: true };
  return {
    title: deal.title,
    description,
    statements: [
      {
        '@type': 'Offer',
        name: deal.title,
        description,
        url: at(pathOf('sale', deal)),
        sku: deal.code,
        category: deal.industry,
        areaServed: deal.region,
        ...(deal.confirmedAt === null ? {} : { validFrom: new Date(deal.confirmedAt).toISOString() }),
        ...priceOf(deal),
      },
      wayToThing(of, 'sale', deal),
    ],
  };
};
