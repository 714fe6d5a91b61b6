import type { ReactElement } from 'react';
import type { NdaReading } from '../../../../domain/nda/reading-progress';
import { ndaText as text } from './text';

/** How far the text was read. Only its end is read out by itself: every step would talk over what is read. */
export function Progress({ reading }: { readonly reading: NdaReading }): ReactElement {
  const { percent, minutesLeft } = reading;
  const line = text.read(reading);
  return (
    <div className="nda-progress">
      <div
        className="nda-progress-bar"
        role="progressbar"
        aria-label={text.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={line}
      >
        <i style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <p>
        <span>{line}</span>
        <span className="muted">{text.clause(reading)}</span>
      </p>
      <span className="vh" role="status">
        {minutesLeft === 0 ? line : ''}
      </span>
    </div>
  );
}
