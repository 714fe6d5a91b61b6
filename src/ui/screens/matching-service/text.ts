import type { MatchedPublication } from '../../../../contract/matching/matching';
import {
  bandScores,
  farthestAmounts,
  matchWeights,
  type MatchFactor,
} from '../../../../contract/matching/match-weights';
import { formatCount } from '../../../../contract/values/format-count';

type Kind = MatchedPublication['kind'];

const own: Readonly<Record<Kind, string>> = { sale: '您发布的项目', buy: '您发布的求购需求' };
const others: Readonly<Record<Kind, string>> = { sale: '求购需求', buy: '在售项目' };

const { industry, amount, region, round } = matchWeights;

/** What the page of counterparties says (SCR-13). */
export const matchingText = {
  title: '撮合匹配',
  lead: '选择您已经发布的一条项目或需求，系统按公开条件列出较为相符的对手方，并逐项说明理由。',
  leadGeneral:
    '您没有同意个性化推荐，以下内容对所有会员相同，按确认时间排列。同意后，系统按您已上架的发布列出较为相符的对手方，并逐项说明理由。',
  newest: { sale: '最近确认的项目', buy: '最近确认的求购需求' } satisfies Readonly<Record<Kind, string>>,
  byTime: '按确认时间',
  own: (kind: Kind): string => own[kind],
  short: { sale: '项目', buy: '求购' } satisfies Readonly<Record<Kind, string>>,
  confirmed: (day: string): string => `${day}确认`,
  conditions: '公开的条件',
  factor: (factor: MatchFactor): string => matchWeights[factor].name,
  compared: (time: string, count: number, kind: Kind): string =>
    `${time}，比对 ${formatCount(count)} 条${others[kind]}`,
  edit: '修改条件',
  again: '重新匹配',
  matchingNow: '正在匹配',
  change: (count: number): string => `更换发布（共 ${count} 条）`,
  publications: '您已上架的发布',
  publicationsFailed: '其他发布没有加载出来',
  best: (count: number): string => `较为相符的 ${count} 个`,
  inOrder: '按分数，满分 100',
  points: '分',
  band: (name: string): string => `匹配 ${name}`,
  of: (full: number): string => ` / ${full}`,
  factors: '各项得分与理由',
  neutral: '中性',
  open: { sale: '查看项目', buy: '查看需求' } satisfies Readonly<Record<Kind, string>>,
  confirmedAt: {
    sale: (day: string) => `${day}确认在售`,
    buy: (day: string) => `${day}确认有效`,
  } satisfies Readonly<Record<Kind, (day: string) => string>>,
  none: '暂时没有较为相符的对手方',
  noneText: '可以放宽公开的条件，或者查看全部列表；新的发布上架后重新匹配即可。',
  list: { sale: '查看全部求购需求', buy: '查看全部项目' } satisfies Readonly<Record<Kind, string>>,
  near: '差一点',
  nearNote: '只有一项不符，其余都合适，供您判断是否放宽条件。',
  missed: (name: string): string => `差在${name}：`,
  failed: '匹配结果没有加载出来',
  unknown: '这条发布不能匹配',
  toNewest: '匹配最近的发布',
  toPublications: '我的发布',
  empty: '还没有已上架的项目或求购需求',
  emptyText: '发布并通过审核后，这里会列出较为相符的对手方，并逐项说明理由。',
  publishBuy: '发布求购需求',
  publishSale: '发布项目',
  how: '分数怎样算',
  weights: '各项的权重',
  rules: [
    {
      name: '先排除',
      text: '您自己的发布，以及已下架、已成交、已过期的，不参与比对；出让比例低于求购写明的下限的，不计入匹配结果，只差这一项的列在“差一点”；求购写明的上限不作排除，出让的比例可以协商。',
    },
    {
      name: industry.name,
      text: `同一细分，或在对方所选的大类之内，${industry.full} 分；大类相同、细分不同，${industry.partial} 分；不同 0 分。`,
    },
    {
      name: amount.name,
      text: `两个区间有重合，${amount.partial} 至 ${amount.full} 分；没有重合，相差的倍数越大分越低，${farthestAmounts} 倍以上 0 分。`,
    },
    {
      name: region.name,
      text: `同一省份或国家，或在对方所选的大区之内，${region.full} 分；大区相同，${region.partial} 分；不同 0 分。`,
    },
    { name: round.name, text: `融资轮次相同，或双方都不是融资，${round.full} 分；不同 0 分。` },
    { name: '未写明', text: '未填、不限、面议或未公开的，按该项的一半计，既不当作符合，也不当作不符。' },
    { name: '差一点', text: '只有一项不符、其余各项合计高于中性的，列在“差一点”，并写明差在哪一项。' },
    { name: '同分时', text: '最近确认的排在前面，分数不变。' },
    {
      name: '分档',
      text: `高 ${bandScores.high} 分以上，中 ${bandScores.middle} 至 ${bandScores.high - 1} 分，低 ${bandScores.middle} 分以下。`,
    },
    { name: '封存信息', text: '只使用双方公开的内容，封存的信息不参与计算，也不能从分数中反推出来。' },
    { name: '说明', text: '分数表示条件相符的程度，不表示成交的可能，也不构成投资建议。' },
  ],
} as const;
