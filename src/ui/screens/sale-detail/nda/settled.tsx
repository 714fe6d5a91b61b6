import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { NdaStanding } from '../../../../../contract/nda/nda-standing';
import type { NdaEvent } from '../../../../application/deals/nda/events';
import type { NdaEvidenceMachine } from '../../../../application/deals/nda-evidence/machine';
import type { NdaStatus } from '../../../../application/deals/nda/status';
import { ndaStateLabels } from '../../../../domain/sale/nda-state';
import { dueText } from '../../../../domain/time/moment-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { dealDay } from '../../../../domain/time/deal-day';
import { Button } from '../../../kit/action/button/button';
import { ndaTones } from '../../../features/deal/deal-list/nda-tones';
import { FormFailed } from '../../../kit/form/form-failed/form-failed';
import { StatusTag } from '../../../kit/display/tag/status-tag';
import { EvidenceWay } from './evidence-way';
import { History } from './history';
import { ndaText as text } from './text';

export interface SettledProps {
  readonly status: NdaStatus;
  readonly standing: NdaStanding;
  readonly evidence: NdaEvidenceMachine;
  readonly now: number;
  readonly send: (event: NdaEvent) => void;
}

const Lines = ({ standing, now }: Pick<SettledProps, 'standing' | 'now'>): ReactElement => {
  const { state, expectedAt, expiresAt, reason, maySign } = standing;
  const isOver = maySign === 'dealClosed';
  const line = isOver ? text.over.texts[state] : text.states[state].text;
  return (
    <>
      {reason === null ? null : <p className="nda-reason">{text.reason(reason)}</p>}
      {line === '' ? null : <p>{line}</p>}
      {expectedAt === null || isOver ? null : <p>{text.expected(dueText(expectedAt, now, readerClock))}</p>}
      {expiresAt === null ? null : <p>{text.until(dealDay(expiresAt, now, readerClock))}</p>}
      {state === 'signed' || state === 'pending' || maySign === 'yes' ? null : (
        <p>
          {text.mayNot[maySign]}
          {maySign === 'toBeVerified' ? (
            <Link className="to-verify" to="/user/auditLogin">
              {text.verify}
            </Link>
          ) : null}
        </p>
      )}
    </>
  );
};

/** The state of the NDA, its history, and the possible actions. */
export function Settled({ status, standing, evidence, now, send }: SettledProps): ReactElement {
  const { state } = standing;
  const busy = status.phase === 'withdrawing';
  return (
    <div className="nda-form">
      <div className="nda-state" role="status">
        <StatusTag tone={ndaTones[state]} word={ndaStateLabels[state]} />
        <h3>{text.states[state].title}</h3>
        <Lines standing={standing} now={now} />
      </div>
      <FormFailed message={status.error} />
      {status.maySign ? (
        <Button kind="primary" block onPress={() => send({ type: 'nda.signRequested' })}>
          {state === 'unsigned' ? text.signNow : text.signOnceMore}
        </Button>
      ) : null}
      {state === 'pending' ? (
        <Button block busy={busy} onPress={() => send({ type: 'nda.withdrawRequested' })}>
          {busy ? text.withdrawing : text.withdraw}
        </Button>
      ) : null}
      {standing.id !== null && (state === 'signed' || state === 'expired') ? (
        <EvidenceWay machine={evidence} id={standing.id} />
      ) : null}
      <History steps={standing.history} now={now} />
      <Button kind="plain" block onPress={() => send({ type: 'nda.closed' })}>
        {text.close}
      </Button>
    </div>
  );
}
