import type { ReactElement } from 'react';
import './timeline.css';

export interface TimelineLine {
  readonly key: string;
  readonly place: 'past' | 'now' | 'ahead' | 'failed';
  readonly name: string;
  /** Below the name: the time, the reason. */
  readonly lines: readonly string[];
}

export interface TimelineProps {
  readonly entries: readonly TimelineLine[];
}

/** Past, present and coming steps, from top to bottom. */
export function Timeline({ entries }: TimelineProps): ReactElement {
  return (
    <ol className="timeline">
      {entries.map(({ key, place, name, lines }) => (
        <li key={key} className={`timeline-${place}`} aria-current={place === 'now' ? 'step' : undefined}>
          {name}
          {lines.map((line) => (
            <span key={line} className="timeline-line">
              {line}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
