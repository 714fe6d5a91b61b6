import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { MatchedPublication, Matching } from '../../../../contract/matching/matching';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { matchingAddress } from '../../../domain/matching/matching-address';
import { formAddress } from '../../../domain/publication/form-address';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { readerClock } from '../../../domain/time/date-fields';
import { momentText } from '../../../domain/time/moment-text';
import { Button } from '../../kit/action/button/button';
import { DayValue } from '../../kit/display/confirmed-day/day-value';
import { Icon } from '../../kit/display/icon/icon';
import { Separator } from '../../kit/display/separator/separator';
import { partsText } from '../../kit/text';
import { matchingText as text } from './text';

interface SwitcherProps {
  readonly status: ResourceStatus<readonly MatchedPublication[]>;
  /** The id of the publication that is shown. */
  readonly chosen: string | null;
  readonly onReload: () => void;
}

/** The other listed publications of the member, each an address of this page. */
export function Switcher({ status, chosen, onReload }: SwitcherProps): ReactElement | null {
  const { value, phase } = status;
  if (value === null)
    return phase === 'failed' ? (
      <p className="matching-others-failed" role="alert">
        {text.publicationsFailed}
        <Button small onPress={onReload}>
          {partsText.reload}
        </Button>
      </p>
    ) : null;
  if (value.length < 2) return null;
  return (
    // Another choice closes it.
    <details className="matching-switch" key={chosen}>
      <summary>
        {text.change(value.length)}
        <Icon name="forward" size={16} />
      </summary>
      <nav aria-label={text.publications}>
        <ul>
          {value.map(({ id, kind, title, code }) => (
            <li key={id}>
              <Link replace to={matchingAddress(id)} aria-current={id === chosen ? 'page' : undefined}>
                <span>{title}</span>
                <small>
                  {text.short[kind]}
                  <Separator />
                  <span translate="no">{code}</span>
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

interface SubjectProps {
  readonly publication: MatchedPublication;
  readonly matching: Matching;
  readonly now: number;
  readonly reloading: boolean;
  readonly onReload: () => void;
}

/** The publication that is matched, with its public conditions. */
export function Subject({ publication, matching, now, reloading, onReload }: SubjectProps): ReactElement {
  const { id, kind, title, confirmedAt } = publication;
  const { conditions, compared, at } = matching;
  return (
    <section className="panel matching-subject" aria-labelledby="matching-subject">
      <p className="matching-kind">
        {text.own(kind)}
        <Separator />
        <DayValue at={confirmedAt} now={now} />
      </p>
      <h2 id="matching-subject">{title}</h2>
      <dl aria-label={text.conditions}>
        {conditions.map((condition) => (
          <div key={condition.factor}>
            <dt>{text.factor(condition.factor)}</dt>
            <dd>{withNarrowSpaces(condition.text)}</dd>
          </div>
        ))}
      </dl>
      <p className="matching-run">
        <span>{text.compared(momentText(at, now, readerClock), compared, kind)}</span>
        <span>
          <Button kind="plain" small busy={reloading} onPress={onReload}>
            {reloading ? text.matchingNow : text.again}
          </Button>
          <Link to={formAddress({ kind, id, step: 1, field: null })}>
            {text.edit}
            <Icon name="forward" size={16} />
          </Link>
        </span>
      </p>
    </section>
  );
}
