import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { addressOfAny, listAddress } from '../../../../contract/kind/address';
import type { ListedCounterpart } from '../../../../contract/matching/matching';
import { dealDay } from '../../../domain/time/deal-day';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Panel } from '../../kit/display/panel/panel';
import { Tags } from '../../kit/display/tag/tag';
import { matchingText as text } from './text';

interface GeneralProps {
  readonly things: readonly ListedCounterpart[];
  readonly now: number;
}

/** The deals and demands that were confirmed last, which are the same for every member (MKT-23). */
export function General({ things, now }: GeneralProps): ReactElement {
  const reader = useReaderClock();
  return (
    <div className="matching-results">
      {(['sale', 'buy'] as const).map((kind) => {
        const listed = things.filter((thing) => thing.kind === kind);
        return listed.length === 0 ? null : (
          <Panel
            key={kind}
            title={text.newest[kind]}
            aside={<span className="matching-aside">{text.byTime}</span>}
          >
            <ul className="matching-list">
              {listed.map((thing) => (
                <li key={thing.id}>
                  <article className="match-near">
                    <h3>
                      <Link to={addressOfAny(kind, thing) ?? listAddress(kind)}>{thing.title}</Link>
                    </h3>
                    <Tags words={thing.facts} />
                    <small>
                      <span translate="no">{thing.code}</span>
                      <span>{text.confirmedAt[kind](dealDay(thing.confirmedAt, now, reader))}</span>
                    </small>
                  </article>
                </li>
              ))}
            </ul>
          </Panel>
        );
      })}
    </div>
  );
}
