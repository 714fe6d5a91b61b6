import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Determination } from '../../../../contract/determination/determination';
import type { DeterminationForm } from '../../../application/deals/determination/definition';
import type { DeterminationMachine } from '../../../application/deals/determination/machine';
import {
  selectDeterminationStatus,
  type DeterminationStatus,
} from '../../../application/deals/determination/status';
import { selectSheetFormStatus } from '../../../application/kit/sheet-form/status';
import {
  emptyDetermination,
  type DeterminationFields,
} from '../../../domain/determination/determination-form';
import { dealDay } from '../../../domain/time/deal-day';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Panel } from '../../kit/display/panel/panel';
import { SealedField } from '../../kit/display/seal/sealed-field';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Questionnaire } from './questionnaire';
import { fundGateText as text } from './text';
import './fund-gate.css';

export interface FundGateProps {
  readonly standing: ActorRefFrom<DeterminationMachine>;
  readonly form: DeterminationForm;
  readonly now: number;
  /** What stays closed until the determination; the materials of a fund where left out. */
  readonly closed?: readonly { readonly name: string; readonly about: string }[];
}

function Answering({
  machine,
  userId,
  again,
}: {
  readonly machine: DeterminationForm;
  readonly userId: string;
  readonly again: boolean;
}): ReactElement {
  const form = usePartFlow(machine, { userId, given: undefined, initial: emptyDetermination });
  const status = useSelector(form, selectSheetFormStatus<DeterminationFields, undefined, Determination>);
  return (
    <>
      <Button kind={again ? 'secondary' : 'primary'} block onPress={() => form.send({ type: 'form.opened' })}>
        {again ? text.again : text.open}
      </Button>
      {status.phase === 'closed' ? null : (
        <Questionnaire
          status={status}
          onChoose={(field, chosen) => form.send({ type: 'form.typed', field, text: chosen })}
          onSubmit={() => form.send({ type: 'form.submitted' })}
          onClose={() => form.send({ type: 'form.closed' })}
        />
      )}
    </>
  );
}

const useSentence = ({ phase, determination }: DeterminationStatus, now: number): string => {
  const reader = useReaderClock();
  if (phase !== 'determined') return text[phase];
  return text.determined(determination?.grade ?? '', dealDay(determination?.validUntil ?? now, now, reader));
};

/** The gate before the materials of a fund: the member's state, and the way to open it (MKT-19). */
export function FundGate({ standing, form, now, closed = text.closed }: FundGateProps): ReactElement {
  const status = useSelector(standing, selectDeterminationStatus);
  const { phase } = status;
  const sentence = useSentence(status, now);
  const { user } = useWhoIsHere();
  const canAnswer = phase !== 'reading' && phase !== 'failed';
  return (
    <Panel title={text.title}>
      <div className="fund-gate">
        <div role="status">
          {status.error === null ? (
            <p>{sentence}</p>
          ) : (
            <ResultNote kind="failed">{`${sentence}：${status.error}`}</ResultNote>
          )}
        </div>
        {phase === 'failed' ? (
          <Button onPress={() => standing.send({ type: 'determination.reloadRequested' })}>
            {text.reload}
          </Button>
        ) : null}
        {phase === 'needed' || phase === 'expired' ? (
          <ul className="fund-closed">
            {closed.map(({ name, about }) => (
              <li key={name}>
                <span>
                  {name}
                  <small>{about}</small>
                </span>
                <SealedField word={text.sealed} />
              </li>
            ))}
          </ul>
        ) : null}
        {canAnswer && user !== null ? (
          <Answering
            key={user.userId}
            machine={form}
            userId={user.userId}
            again={phase === 'determined' || phase === 'expired'}
          />
        ) : null}
      </div>
    </Panel>
  );
}
