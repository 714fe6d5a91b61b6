import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { addressOfAny, listAddress } from '../../../../contract/kind/address';
import { bandNames, matchWeights, type MatchBand } from '../../../../contract/matching/match-weights';
import type {
  Counterpart,
  MatchedFactor,
  MatchedPublication,
  Matching,
  NearCounterpart,
} from '../../../../contract/matching/matching';
import { formAddress } from '../../../domain/publication/form-address';
import { dealDay } from '../../../domain/time/deal-day';
import { ButtonLink } from '../../kit/action/button/button-link';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Panel } from '../../kit/display/panel/panel';
import { Tags } from '../../kit/display/tag/tag';
import { matchingText as text } from './text';

/** How many of the three bars of a band are filled. */
const filledBars: Readonly<Record<MatchBand, number>> = { high: 3, middle: 2, low: 1 };
const bars = ['M0 7h4v5H0z', 'M5 3.500h4V12H5z', 'M10 0h4v12h-4z'] as const;

const Band = ({ band }: { readonly band: MatchBand }): ReactElement => (
  <span className="match-band">
    <svg viewBox="0 0 14 12" width="14" height="12" aria-hidden="true" focusable="false">
      {bars.map((line, place) => (
        <path key={line} d={line} className={place < filledBars[band] ? 'match-bar' : 'match-bar-empty'} />
      ))}
    </svg>
    {text.band(bandNames[band])}
  </span>
);

const Factor = ({ factor, level, points, reason }: MatchedFactor): ReactElement => (
  <div className={`match-factor match-${level}`}>
    <dt>{text.factor(factor)}</dt>
    <dd>{reason}</dd>
    <dd className="match-points">
      <b>{points}</b>
      {text.of(matchWeights[factor].full)}
    </dd>
  </div>
);

interface CardProps {
  readonly counterpart: Counterpart;
  readonly now: number;
}

/** A counterparty with its score and one reason for each factor. */
function MatchCard({ counterpart, now }: CardProps): ReactElement {
  const { kind, title, code, facts, score, band, factors, confirmedAt } = counterpart;
  const to = addressOfAny(kind, counterpart) ?? listAddress(kind);
  const reader = useReaderClock();
  return (
    <article className="match">
      <div className="match-head">
        <div>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <Tags words={facts} />
        </div>
        <p className="match-score">
          <b>{score}</b> {text.points}
          <Band band={band} />
        </p>
      </div>
      <dl aria-label={text.factors}>
        {factors.map((factor) => (
          <Factor key={factor.factor} {...factor} />
        ))}
      </dl>
      <p className="match-foot">
        <span>
          <span translate="no">{code}</span>
          <br />
          {text.confirmedAt[kind](dealDay(confirmedAt, now, reader))}
        </span>
        <ButtonLink small to={to}>
          {text.open[kind]}
        </ButtonLink>
      </p>
    </article>
  );
}

/** A counterparty with the single thing that it misses. */
const NearRow = ({ near }: { readonly near: NearCounterpart }): ReactElement => (
  <article className="match-near">
    <h3>
      <Link to={addressOfAny(near.kind, near) ?? listAddress(near.kind)}>{near.title}</Link>
    </h3>
    <p>
      <b>{text.missed(near.missName)}</b>
      {near.missReason}
    </p>
    <small>
      <span translate="no">{near.code}</span>
      <span>
        {near.score} {text.points}
      </span>
    </small>
  </article>
);

interface ResultsProps {
  readonly publication: MatchedPublication;
  readonly matching: Matching;
  readonly now: number;
}

/** The best counterparties, and those that miss a single thing. */
export function Results({ publication, matching, now }: ResultsProps): ReactElement {
  const { id, kind } = publication;
  const { matches, near } = matching;
  return (
    <div className="matching-results">
      {matches.length === 0 ? (
        <Panel title={text.none}>
          <p className="matching-note">{text.noneText}</p>
          <p className="matching-ways">
            <ButtonLink to={formAddress({ kind, id, step: 1, field: null })}>{text.edit}</ButtonLink>
            <ButtonLink to={listAddress(kind === 'sale' ? 'buy' : 'sale')}>{text.list[kind]}</ButtonLink>
          </p>
        </Panel>
      ) : (
        <Panel
          title={text.best(matches.length)}
          aside={<span className="matching-aside">{text.inOrder}</span>}
        >
          <ol className="matching-list">
            {matches.map((counterpart) => (
              <li key={counterpart.id}>
                <MatchCard counterpart={counterpart} now={now} />
              </li>
            ))}
          </ol>
        </Panel>
      )}
      {near.length === 0 ? null : (
        <Panel title={text.near}>
          <p className="matching-note">{text.nearNote}</p>
          <ul className="matching-list">
            {near.map((each) => (
              <li key={each.id}>
                <NearRow near={each} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
