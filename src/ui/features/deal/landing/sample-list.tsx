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

/**
 * Things by their title and public values. A seal replaces a hidden figure; the figure itself is not sent.
 */
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
