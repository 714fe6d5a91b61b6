import type { Fund } from '../../../../contract/fund/fund';
import { fundStageNames, fundStrategyNames, fundTypeNames } from '../../../domain/fund/fund-filter';
import { FundSize } from '../../features/deal/fund-size/fund-size';
import type { ChoiceLook } from '../../features/page/choice-list-page';
import { DayValue } from '../../kit/display/confirmed-day/day-value';
import { fundListText as text } from './text';

/** Private funds by a filter. */
export const fundListLook: ChoiceLook<Fund> = {
  measure: '只',
  lead: text.lead,
  heads: text.heads,
  card: ({ name, code, manager, state, strategy, stage, industries, ...fund }, now) => ({
    title: name,
    origin: [code, manager, state],
    tags: [fundStrategyNames[strategy], fundStageNames[stage], ...industries, fund.region],
    figures: [
      { name: text.size, value: <FundSize {...fund} /> },
      { name: text.type, value: fundTypeNames[fund.type] },
      { name: text.filed, value: <DayValue at={fund.filedAt} now={now} /> },
    ],
  }),
};
