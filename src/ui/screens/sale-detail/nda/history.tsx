import type { ReactElement } from 'react';
import type { NdaStep } from '../../../../../contract/nda/nda-step';
import { momentText } from '../../../../domain/time/moment-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { Timeline } from '../../../kit/display/timeline/timeline';
import { ndaText as text } from './text';

export interface HistoryProps {
  readonly steps: readonly NdaStep[];
  readonly now: number;
}

/** Each step of an NDA, the newest first. */
export function History({ steps, now }: HistoryProps): ReactElement | null {
  if (steps.length === 0) return null;
  return (
    <div className="nda-history">
      <h3>{text.history}</h3>
      <Timeline
        entries={steps.map((step, place) => ({
          key: `${step.kind}-${step.at}-${place}`,
          place: step.kind === 'rejected' ? 'failed' : place === 0 ? 'now' : 'past',
          name: text.step(step),
          lines: [
            momentText(step.at, now, readerClock),
            ...(step.note === '' ? [] : [text.reason(step.note)]),
          ],
        }))}
      />
    </div>
  );
}
