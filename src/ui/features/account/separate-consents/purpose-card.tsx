import type { ReactElement } from 'react';
import {
  holdingConsent,
  purposeTexts,
  type PurposeConsent,
  type PurposeRecord,
} from '../../../../../contract/privacy/separate-consents';
import type { SeparateConsentsEvent } from '../../../../application/session/separate-consents/events';
import type { SeparateConsentsStatus } from '../../../../application/session/separate-consents/status';
import { formatDate } from '../../../../domain/time/date-format';
import { Button } from '../../../kit/action/button/button';
import { separateConsentsText as text } from './text';
import './style.css';

const timeOf = (time: number): string => formatDate(time, 'yyyy年M月d日 HH:mm');

const History = ({ history }: { readonly history: readonly PurposeRecord[] }): ReactElement | null =>
  history.length === 0 ? null : (
    <details className="purpose-history">
      <summary>{text.history(history.length)}</summary>
      <ul>
        {history.map(({ version, givenAt, withdrawnAt }) => (
          <li key={givenAt}>
            {text.record(version, timeOf(givenAt))}
            {withdrawnAt === null ? '' : text.withdrawn(timeOf(withdrawnAt))}
          </li>
        ))}
      </ul>
    </details>
  );

export interface PurposeCardProps {
  readonly consent: PurposeConsent;
  readonly status: Pick<SeparateConsentsStatus, 'change' | 'error'>;
  readonly send: (event: SeparateConsentsEvent) => void;
}

/** One separate consent: its text, its state, its record, and one button that gives or withdraws it (MKT-23). */
export function PurposeCard({ consent, status: { change }, send }: PurposeCardProps): ReactElement {
  const { purpose, history } = consent;
  const { name, purpose: use, without, version } = purposeTexts[purpose];
  const holding = holdingConsent(consent);
  const mine = change?.purpose === purpose ? change.what : null;
  return (
    <article className="purpose" aria-label={name}>
      <h3>{name}</h3>
      <p>{use}</p>
      <p>{without}</p>
      <div className="purpose-act">
        <p>
          <b>{holding === null ? text.notGiven : text.given(timeOf(holding.givenAt))}</b>
          <span>{text.version(version)}</span>
        </p>
        {holding === null ? (
          <Button busy={change !== null} onPress={() => send({ type: 'consents.given', purpose })}>
            {mine === 'give' ? text.giving : text.give}
            <span className="vh">{text.about(name)}</span>
          </Button>
        ) : (
          <Button busy={change !== null} onPress={() => send({ type: 'consents.withdrawn', purpose })}>
            {mine === 'withdraw' ? text.withdrawing : text.withdraw}
            <span className="vh">{text.about(name)}</span>
          </Button>
        )}
      </div>
      <History history={history} />
    </article>
  );
}
