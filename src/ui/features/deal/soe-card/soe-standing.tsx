import type { ReactElement } from 'react';
import type { Soe } from '../../../../../contract/soe/soe';
import { standingTexts } from '../../../../domain/soe/soe-progress';
import { useReaderClock } from '../../../kit/display/confirmed-day/use-reader-clock';
import './soe-standing.css';

export interface SoeStandingProps {
  readonly listing: Soe;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The stage of a listing, and its countdown by the State calendar (MKT-17). */
export function SoeStanding({ listing, now }: SoeStandingProps): ReactElement {
  const { stage, period } = standingTexts(listing, { now, clock: useReaderClock() });
  return (
    <span className="soe-standing">
      <span className="soe-stage">{stage}</span>
      {period === '' ? null : (
        <span className="soe-period">
          {period.split(/(?<=，)/).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      )}
    </span>
  );
}
