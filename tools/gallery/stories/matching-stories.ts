import type {
  Counterpart,
  MatchedFactor,
  MatchedPublication,
  Matching,
} from '../../../contract/matching/matching';
import { matchFactors, type MatchLevel } from '../../../contract/matching/match-weights';
import { matchingAddress, matchingPath } from '../../../src/domain/matching/matching-address';
import { dayMs } from '../../../contract/values/duration';
import { answered, failing, never } from '../scene/answers';
import { sceneNow } from '../scene/scene-now';
import { decimal } from './deals';
import type { Story } from './story';
import { asMember, timeout } from './words';

const demand: MatchedPublication = {
  id: 'p20260096',
  kind: 'buy',
  title: '收购精密减速器与传动部件企业',
  code: 'XQ20260096',
  confirmedAt: sceneNow - 35 * dayMs,
};

const publications: readonly MatchedPublication[] = [
  demand,
  { ...demand, id: 'p20260120', title: '收购华东医疗器械流通企业', code: 'XQ20260120' },
  { ...demand, id: 'p20260418', kind: 'sale', title: '储能变流器制造商控股权转让', code: 'XM20260418' },
];

type Row = readonly [level: MatchLevel, points: string, reason: string];

const factorsOf = (rows: readonly Row[]): readonly MatchedFactor[] =>
  rows.flatMap(([level, points, reason], place) => {
    const factor = matchFactors[place];
    return factor === undefined ? [] : [{ factor, level, points: decimal(points), reason }];
  });

const fits: readonly Row[] = [
  ['full', '40', '同属高端装备'],
  ['full', '25', '3.2\u202f亿元，在 1–5\u202f亿元之内'],
  ['full', '20', '江苏属华东'],
  ['full', '15', '同为非融资交易'],
];

const best: Counterpart = {
  kind: 'sale',
  id: 'S20260418',
  sourceType: 'entrust',
  title: '华东某精密减速器制造商控股权转让',
  code: 'XM20260418',
  facts: ['高端装备', '江苏 苏州', '控股权 67 %'],
  confirmedAt: sceneNow - 2 * dayMs,
  score: 100,
  band: 'high',
  factors: factorsOf(fits),
};

const open: Counterpart = {
  ...best,
  id: 'S20260344',
  title: '胶东精密轴承制造商股权转让',
  code: 'XM20260344',
  facts: ['电气设备', '山东 烟台'],
  score: 72,
  band: 'middle',
  factors: factorsOf([
    ['partial', '24', '同属先进制造，细分不同'],
    ['neutral', '12.5', '金额未填或未公开，按中性计'],
    ['full', '20', '山东属华东'],
    ['full', '15', '同为非融资交易'],
  ]),
};

const low: Counterpart = {
  ...best,
  id: 'S20260329',
  title: '工业机器人整机企业控股权转让',
  code: 'XM20260329',
  facts: ['机器人'],
  score: 58,
  band: 'low',
  factors: factorsOf([
    ['partial', '24', '同属先进制造，细分不同'],
    ['partial', '8.7', '8.8\u202f亿元，是上限的 1.8 倍'],
    ['neutral', '10', '地区未填，按中性计'],
    ['full', '15', '同为非融资交易'],
  ]),
};

const matching: Matching = {
  personal: true,
  general: [],
  publication: demand,
  conditions: [
    { factor: 'industry', text: '高端装备、机器人' },
    { factor: 'amount', text: '1–5\u202f亿元' },
    { factor: 'region', text: '华东、中南' },
    { factor: 'round', text: '非融资交易（控股权，不低于 51 %）' },
  ],
  compared: 38,
  at: sceneNow - 60_000,
  matches: [best, open, low],
  near: [
    {
      ...best,
      id: 'S20260301',
      title: '谐波传动部件企业控股权转让',
      code: 'XM20260301',
      score: 80,
      missName: '地区',
      missReason: '华东等与四川不同',
    },
    {
      ...best,
      id: 'S20260277',
      title: '协作机器人关节模组企业少数股权转让',
      code: 'XM20260277',
      missName: '股比',
      missReason: '出让比例低于求购写明的下限',
    },
  ],
};

const nothing: Matching = {
  personal: true,
  general: [],
  publication: null,
  conditions: [],
  compared: 0,
  at: sceneNow,
  matches: [],
  near: [],
};

/** What every member without the consent gets (MKT-23). */
export const generalMatching: Matching = {
  ...nothing,
  personal: false,
  general: [best, open, { ...demand, sourceType: null, facts: ['上市公司', '高端装备', '华东'] }].map(
    ({ kind, id, sourceType, title, code, facts, confirmedAt }) => ({
      kind,
      id,
      sourceType,
      title,
      code,
      facts,
      confirmedAt,
    }),
  ),
};

/** The calls of the matching as scenes answer them where nothing else is said. */
export const matchingScene = {
  matchedPublications: answered(publications),
  matching: answered(matching),
};

const long = '名称很长的一家企业'.repeat(6);

const longOf = <C extends Counterpart>(counterpart: C): C => ({
  ...counterpart,
  title: `${counterpart.title}${long}`,
  facts: [...counterpart.facts, long],
  factors: counterpart.factors.map((factor) => ({ ...factor, reason: `${factor.reason}${long}` })),
});

/** The counterparties of own publications: ready, of a sale, nothing, failed, long words (SCR-13). */
export const matchingStories: readonly Story[] = [
  { id: 'matching', title: '撮合匹配', scene: { ...asMember, address: matchingPath } },
  {
    id: 'matching-empty',
    title: '撮合匹配：没有已上架的发布',
    scene: {
      ...asMember,
      address: matchingPath,
      matchedPublications: answered([]),
      matching: answered(nothing),
    },
  },
  {
    id: 'matching-none',
    title: '撮合匹配：没有相符的对手方',
    scene: { ...asMember, address: matchingPath, matching: answered({ ...matching, matches: [], near: [] }) },
  },
  {
    id: 'matching-unknown',
    title: '撮合匹配：发布已下架',
    scene: {
      ...asMember,
      address: matchingAddress('p20260001'),
      matching: failing({ kind: 'refused', code: 404, message: '该发布已下架或未上架，上架后可以匹配' }),
    },
  },
  {
    id: 'matching-general',
    title: '撮合匹配：没有同意个性化推荐',
    scene: { ...asMember, address: matchingPath, matching: answered(generalMatching) },
  },
  {
    id: 'matching-loading',
    title: '撮合匹配：加载中',
    scene: { ...asMember, address: matchingPath, matchedPublications: never, matching: never },
  },
  {
    id: 'matching-failed',
    title: '撮合匹配：没有加载出来',
    scene: { ...asMember, address: matchingPath, matchedPublications: timeout, matching: timeout },
  },
  {
    id: 'matching-long',
    title: '撮合匹配：长文字',
    scene: {
      ...asMember,
      address: matchingPath,
      matching: answered({
        ...matching,
        publication: { ...demand, title: `${demand.title}${long}` },
        conditions: matching.conditions.map((each) => ({ ...each, text: `${each.text}${long}` })),
        matches: matching.matches.map(longOf),
        near: matching.near.map((each) => ({ ...longOf(each), missReason: `${each.missReason}${long}` })),
      }),
    },
  },
];
