import type { ReactElement } from 'react';
import type { Statistics } from '../../../../contract/statistics/statistics';
import { beijingClock } from '../../../domain/time/date-fields';
import { formatDate } from '../../../domain/time/date-format';
import { Separated } from '../../kit/display/separator/separated';
import { investorsStatsText as text } from './text';

interface SourceProps {
  readonly figures: Statistics;
}

/** Where the figures come from, of which day and period they are, and which quarter is not final. */
export function StatisticsSource({ figures }: SourceProps): ReactElement {
  const { source, scope, asOf, running, first, last } = figures;
  const isRunning =
    running !== null && first !== null && last !== null && running >= first && running <= last;
  return (
    <div className="stats-source">
      <p>
        <Separated
          facts={[
            text.source(source),
            text.asOf(formatDate(asOf, text.dayPattern, beijingClock)),
            first === null || last === null ? '' : text.span(first, last),
          ]}
        />
      </p>
      {isRunning ? <p className="stats-running">{text.runningNote(running)}</p> : null}
      <p>{scope}</p>
    </div>
  );
}
