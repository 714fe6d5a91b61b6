import { buyerTypeIds } from '../../../contract/reference/buyer-type-ids';
import { buyKind } from '../../domain/buy/kind';
import { buyListTitle } from '../../domain/buy/list-title';
import { buyerTypeName, namesIn, shortened } from '../../domain/buy/buy-words';
import { industryChoices, regionChoices } from '../../domain/deal-filter/choice';
import { asDescription, wayTo, type HeadOf, type PageHead } from './head';
import { listStatements, pathOf, sentThing, wayToThing } from './kind-heads';

/** A list of demands, and those of its first page. */
export const demandListHead = (of: HeadOf): PageHead => {
  const { type = '' } = of.params;
  const title = buyListTitle({ hundred: true, buyerType: buyerTypeIds.has(type) ? type : null });
  const own = title === null ? {} : { title };
  const statements = listStatements(buyKind, of, ({ title }) => title);
  if (statements.length === 0) return own;
  return {
    ...own,
    description: '买方求购需求：按行业、地区、轮次与预算筛选产业方、基金与上市公司公开的并购与投资需求。',
    statements,
  };
};

/** The head of the demands' landing page, for visitors. */
export const demandLandingHead = (): PageHead => ({
  description:
    '求购需求：登录后查看每个买方的收购预算、行业、地区和收购方式，标的要求、买方背景和资金来源，以及与需求相符的在售项目。',
});

/** The introduction of the programme of the hundred buyers. */
export const programmeHead = (): PageHead => ({
  description:
    '百家买方计划：持续收购的上市公司、产业集团、基金和国资公布当期的收购方向。每个买方都经过主体、资金和决策流程三项核验，需求至少每三个月确认一次。',
});

const programme = { name: '百家买方', path: '/buy/hundred' };

/** The advert of the programme of the hundred buyers. */
export const programmeAdHead = ({ at }: HeadOf): PageHead => ({
  description:
    '百家买方计划：持续收购的上市公司、产业集团、基金与国资登记求购需求，审核入选后按买方类型集中展示，身份和预算由买方决定是否公开。',
  statements: [wayTo(at, [programme, { name: '加入百家买方', path: '/buy/hundred/ad' }])],
});

/** The head of a demand, from its public values: the buyer and a hidden budget stay hidden. */
export const demandHead = (of: HeadOf): PageHead => {
  const { at } = of;
  const buy = sentThing(buyKind, of);
  if (buy === null) return {};
  const description = asDescription(
    `${buyerTypeName(buy.buyerType)}求购：${shortened(namesIn(industryChoices, buy.industries), 3)}；` +
      `${shortened(namesIn(regionChoices, buy.regions), 3)}。${buy.wanted}`,
  );
  return {
    title: buy.title,
    description,
    statements: [
      {
        '@type': 'Demand',
        name: buy.title,
        description,
        url: at(pathOf('buy', buy)),
        sku: buy.code,
        ...(buy.confirmedAt === null ? {} : { validFrom: new Date(buy.confirmedAt).toISOString() }),
        ...(buy.expiresAt === null ? {} : { validThrough: new Date(buy.expiresAt).toISOString() }),
      },
      wayToThing(of, 'buy', buy),
    ],
  };
};
