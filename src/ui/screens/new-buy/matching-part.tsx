import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { salesThrough } from '../../../domain/buy/matching-sales';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { newBuyText } from './text';

const text = newBuyText.form;

export interface MatchingPartProps {
  readonly machine: ResourceMachine<DealFilter, DealCounts>;
  /** Another one wants another key. */
  readonly filter: DealFilter;
}

/** The number of deals on sale that match the choices, and the link to them; null while unknown. */
export function MatchingPart({ machine, filter }: MatchingPartProps): ReactElement | null {
  const counting = usePartFlow(machine, { input: filter });
  const { phase, value } = useSelector(counting, selectResourceStatus<DealFilter, DealCounts>);
  if (phase !== 'loading' && phase !== 'ready') return null;
  return (
    <p className="pub-matching" role="status">
      {value === null ? (
        text.matching.counting
      ) : value.total === 0 ? (
        text.matching.none
      ) : (
        <Link to={salesThrough(filter)}>{text.matching.show(value.total)}</Link>
      )}
    </p>
  );
}
