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
  /** Whether it is in the side panel of a wide window. */
  readonly inSidePanel?: boolean;
}

/** The current one of a few steps: in a row, or in a side panel one below the other. */
export function StepStrip({ steps, inSidePanel = false }: StepStripProps): ReactElement {
  return (
    <ol className={inSidePanel ? 'step-strip step-strip-side' : 'step-strip'}>
      {steps.map(({ name, place, note }) => (
        <li key={name} className={`step-${place}`} aria-current={place === 'now' ? 'step' : undefined}>
          <span>{name}</span>
          {note === undefined ? null : <span className="step-note">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
