import type { ReactElement } from 'react';
import { Icon } from '../../../kit/display/icon/icon';
import { Tags } from '../../../kit/display/tag/tag';
import { landingText as text } from './text';

export interface SampleListProps {
  readonly samples: readonly {
    readonly id: string;
    readonly title: string;
    readonly words: readonly string[];
  }[];
}

/** Things by their title and what may be known of them; where a figure would stand is a seal, and nothing behind it. */
export function SampleList({ samples }: SampleListProps): ReactElement {
  return (
    <ul className="samples">
      {samples.map(({ id, title, words }) => (
        <li key={id} className="sample">
          <p className="sample-title">{title}</p>
          <div className="sample-foot">
            <Tags words={words} />
            <span className="seal">
              <Icon name="lock" size={14} />
              {text.sampleSeal}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
