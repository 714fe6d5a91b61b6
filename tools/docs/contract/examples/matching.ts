import type { matchingCalls } from '../../../../contract/matching/calls';
import type { Counterpart, MatchedPublication } from '../../../../contract/matching/matching';
import { exactDecimal } from '../../../../contract/values/decimal';
import { at, type Examples } from './example';

const publication: MatchedPublication = {
  id: 'p20260118',
  kind: 'buy',
  title: '收购精密减速器与传动部件企业',
  code: 'XQ20260118',
  confirmedAt: at,
};

const counterpart: Counterpart = {
  kind: 'sale',
  id: 'S20260418',
  sourceType: 'entrust',
  title: '华东某精密减速器制造商控股权转让',
  code: 'XM20260418',
  facts: ['高端装备', '江苏 苏州', '控股权 67 %'],
  confirmedAt: at,
  score: 88,
  band: 'high',
  factors: [
    { factor: 'industry', level: 'full', points: exactDecimal('40'), reason: '同属高端装备' },
    {
      factor: 'amount',
      level: 'neutral',
      points: exactDecimal('12.5'),
      reason: '金额未填或未公开，按中性计',
    },
    { factor: 'region', level: 'full', points: exactDecimal('20'), reason: '江苏属华东' },
    { factor: 'round', level: 'full', points: exactDecimal('15'), reason: '同为非融资交易' },
  ],
};

export const matchingExamples: Examples<typeof matchingCalls> = {
  own: { asked: undefined, answered: [publication] },
  best: {
    asked: { id: null },
    answered: {
      personal: true,
      general: [],
      publication,
      conditions: [
        { factor: 'industry', text: '高端装备' },
        { factor: 'amount', text: '1–5 亿元' },
        { factor: 'region', text: '华东' },
        { factor: 'round', text: '非融资交易（控股权，不低于 51 %）' },
      ],
      compared: 38,
      at,
      matches: [counterpart],
      near: [
        {
          ...counterpart,
          id: 'S20260352',
          code: 'XM20260352',
          title: '辽宁减速器厂全部股权转让',
          facts: ['高端装备', '辽宁 大连', '全部股权'],
          score: 68,
          band: 'middle',
          factors: counterpart.factors.map((each) =>
            each.factor === 'region'
              ? { ...each, level: 'none', points: exactDecimal('0'), reason: '华东与辽宁不同' }
              : each,
          ),
          missName: '地区',
          missReason: '华东与辽宁不同',
        },
      ],
    },
  },
};
