import type { ReactElement } from 'react';
import './timeline.css';

export interface TimelineLine {
  readonly key: string;
  readonly place: 'past' | 'now' | 'ahead' | 'failed';
  readonly name: string;
  /** What stands under the name: when, why. */
  readonly lines: readonly string[];
}

export interface TimelineProps {
  readonly entries: readonly TimelineLine[];
}

/** What happened, where it stands, what comes, from above to below. */
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
