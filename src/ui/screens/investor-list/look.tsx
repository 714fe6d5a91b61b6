import { investorStages, investorTypes, type Investor } from '../../../../contract/investor/investor';
import { namesIn, shortened } from '../../../domain/buy/buy-words';
import { industryChoices, regionChoices, roundChoices } from '../../../domain/deal-filter/choice';
import { RangeValue } from '../../features/deal/buy-list/range-value';
import type { ChoiceLook } from '../../features/page/choice-list-page';
import { investorListText as text } from './text';

/** Investors by a filter. */
export const investorListLook: ChoiceLook<Investor> = {
  measure: '家',
  heads: text.heads,
  card: ({ name, kind, rounds, stages, focus, region, chequeMin, chequeMax, recent, cases }) => ({
    title: name,
    origin: [investorTypes[kind], shortened(namesIn(roundChoices, rounds), 3)],
    tags: [
      ...stages.map((stage) => investorStages[stage]),
      shortened(namesIn(industryChoices, focus), 2),
      ...namesIn(regionChoices, [region]),
    ].filter((word) => word !== ''),
    figures: [
      { name: text.cheque, value: <RangeValue min={chequeMin} max={chequeMax} /> },
      { name: text.recent, value: text.many(recent) },
      { name: text.cases, value: text.many(cases) },
    ],
  }),
};
