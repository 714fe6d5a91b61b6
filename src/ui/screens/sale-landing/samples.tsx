import type { ReactElement } from 'react';
import type { SaleOverview } from '../../../../contract/sale/sale-overview';
import { Icon } from '../../parts/icon/icon';
import { Tags } from '../../parts/tag/tag';
import { saleLandingText as text } from './text';

export interface SamplesProps {
  readonly samples: SaleOverview['samples'];
}

/** Deals by title, industry and region; where a figure would stand is a seal, and nothing behind it. */
export function Samples({ samples }: SamplesProps): ReactElement {
  return (
    <ul className="samples">
      {samples.map(({ id, title, industry, region }) => (
        <li key={id} className="sample">
          <p className="sample-title">{title}</p>
          <div className="sample-foot">
            <Tags words={[industry, region]} />
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
