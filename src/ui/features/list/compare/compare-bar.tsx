import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CompareChoiceMachine } from '../../../../application/deals/compare-choice/machine';
import { selectChosen, selectFull, selectUnkept } from '../../../../application/deals/compare-choice/status';
import { comparisonAddress } from '../../../../domain/sale/compare-set';
import { Button } from '../../../kit/action/button/button';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { compareText as text } from './text';
import './compare.css';

export interface CompareBarProps {
  readonly choice: ActorRefFrom<CompareChoiceMachine>;
  /** At the foot of the window, over the page; else a row of the page. */
  readonly floats?: boolean;
}

const words = (count: number, full: boolean, unkept: boolean): string => {
  if (unkept) return text.unkept;
  if (full) return text.full;
  return count === 1 ? text.oneMore : '';
};

/** How many deals are chosen to be compared, and the way there; nothing while none is, and every change was saved. */
export function CompareBar({ choice, floats = false }: CompareBarProps): ReactElement | null {
  const chosen = useSelector(choice, selectChosen);
  const full = useSelector(choice, selectFull);
  const unkept = useSelector(choice, selectUnkept);
  if (chosen.length === 0 && !unkept) return null;
  return (
    <div
      className={floats ? 'compare-bar compare-floats' : 'compare-bar'}
      role="group"
      aria-label={text.label}
    >
      <p role="status">{words(chosen.length, full, unkept)}</p>
      {chosen.length === 0 ? null : (
        <Button small onPress={() => choice.send({ type: 'compare.cleared' })}>
          {text.clear}
        </Button>
      )}
      {chosen.length < 2 ? null : (
        <ButtonLink small to={comparisonAddress(chosen)}>
          {text.compare(chosen.length)}
        </ButtonLink>
      )}
    </div>
  );
}
