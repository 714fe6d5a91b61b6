import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { DealFilter } from '../../../../../contract/deal/deal-filter';
import type { LooserMachine } from '../../../../application/deals/deal-filter/looser';
import { selectResourceStatus } from '../../../../application/kit/resource/status';
import { conditionsIn, withoutLoosening } from '../../../../domain/deal-filter/loosening';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { conditionWord } from './condition-word';
import { dealFilterText as text } from './text';
import './loosening-ways.css';

export interface LooseningWaysProps {
  readonly machine: LooserMachine;
  readonly filter: DealFilter;
  readonly noun: string;
  readonly onChoose: (filter: DealFilter) => void;
}

/** Which single condition leaves nothing, each with how many there are without it; a press takes it away. */
export function LooseningWays({ machine, filter, noun, onChoose }: LooseningWaysProps): ReactElement | null {
  const { value } = useSelector(usePartFlow(machine, { input: filter }), selectResourceStatus);
  if (value === null || value.total > 0) return null;
  if (value.looser.length === 0) return <p className="loosening-none">{text.noneAlone}</p>;
  return (
    <ul className="loosening" aria-label={text.loosening}>
      {value.looser.map((each) => (
        <li key={`${each.of} ${each.place ?? ''}`}>
          <button type="button" onClick={() => onChoose(withoutLoosening(filter, each))}>
            {text.without(conditionsIn(filter, each).map(conditionWord), each.count, noun)}
          </button>
        </li>
      ))}
    </ul>
  );
}
