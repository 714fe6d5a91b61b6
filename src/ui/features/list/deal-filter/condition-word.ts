import {
  choiceName,
  industryChoices,
  regionChoices,
  roundChoices,
} from '../../../../domain/deal-filter/choice';
import type { Condition } from '../../../../domain/deal-filter/conditions';
import { percentText } from '../../../../domain/number/percent-text';
import { rangeText } from '../../../../../contract/values/range-text';
import { dealFilterText as text } from './text';

const trees = { industry: industryChoices, region: regionChoices, round: roundChoices } as const;

/** A condition as its chip says it. */
export function conditionWord(condition: Condition): string {
  switch (condition.of) {
    case 'industry':
    case 'region':
    case 'round':
      return choiceName(trees[condition.of], condition.id) ?? condition.id;
    case 'amount':
      return rangeText(condition.min, condition.max);
    case 'stake':
      return text.stakeChip(percentText(condition.percent));
    case 'keyword':
      return condition.word;
    case 'include':
      return text.includeChip(condition.word);
    case 'exclude':
      return text.excludeChip(condition.word);
    case 'within':
      return text.ages[condition.days];
  }
}
