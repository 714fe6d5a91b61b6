import type { ReactElement } from 'react';
import type { ProcessStep } from '../../../../domain/sale/sale-detail';
import { dealDay } from '../../../../domain/time/deal-day';
import { useReaderClock } from '../../../kit/display/confirmed-day/use-reader-clock';
import { Panel } from '../../../kit/display/panel/panel';
import { Timeline } from '../../../kit/display/timeline/timeline';
import { dealPageText as text } from './text';
import './process.css';

export interface ProcessProps {
  readonly steps: readonly ProcessStep[];
  readonly now: number;
}

const placeOf = { done: 'past', current: 'now', next: 'ahead' } as const;

/** The steps of the deal: done, current, coming. */
export function Process({ steps, now }: ProcessProps): ReactElement | null {
  const reader = useReaderClock();
  if (steps.length === 0) return null;
  return (
    <Panel title={text.process} className="process">
      <Timeline
        entries={steps.map(({ name, state, at }) => ({
          key: name,
          place: placeOf[state],
          name,
          lines: at === null ? [] : [text.stepAt[state](dealDay(at, now, reader))],
        }))}
      />
    </Panel>
  );
}
