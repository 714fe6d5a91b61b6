import type { ReactElement } from 'react';
import './step-strip.css';

export interface StripStep {
  readonly name: string;
  readonly place: 'past' | 'now' | 'ahead';
  /** When it was, or how long it takes; shown where there is room for it. */
  readonly note?: string | undefined;
}

export interface StepStripProps {
  readonly steps: readonly StripStep[];
}

/** Where one stands among a few steps: in a row on a phone, one below the other in the side panel of a desk. */
export function StepStrip({ steps }: StepStripProps): ReactElement {
  return (
    <ol className="step-strip">
      {steps.map(({ name, place, note }) => (
        <li key={name} className={`step-${place}`} aria-current={place === 'now' ? 'step' : undefined}>
          <span>{name}</span>
          {note === undefined ? null : <span className="step-note">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
