import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { submissionStates, type Submission } from '../../../../contract/submission/submission';
import type { SubmissionMachine } from '../../../application/deals/submission/definition';
import { selectAskFirst } from '../../../application/kit/ask-first/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { consultWay } from '../../../domain/chat/consult-way';
import { useFlows } from '../../frame/context/flows';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { Sheet } from '../../kit/sheet/sheet';
import { UndoNote } from '../../kit/state/undo-note/undo-note';
import { partsText } from '../../kit/text';
import { useResource } from '../page/use-resource';
import { NextStep } from '../thing/next-step';
import { submissionText as text } from './text';
import './submission.css';

export interface SubmissionFlows {
  readonly own: ResourceMachine<string, readonly Submission[]>;
  readonly act: SubmissionMachine;
}

interface SubmissionPanelProps extends SubmissionFlows {
  readonly investorId: string;
}

const Row = ({
  sale,
  children,
}: {
  readonly sale: Submission;
  readonly children: ReactNode;
}): ReactElement => (
  <li>
    <span>
      {sale.title}
      {sale.state === null ? null : <small>{submissionStates[sale.state]}</small>}
      {sale.answer === '' ? null : <small>{sale.answer}</small>}
    </span>
    {children}
  </li>
);

function Question({ flow }: { readonly flow: ActorRefFrom<SubmissionMachine> }): ReactElement | null {
  const { phase, subject, error } = useSelector(flow, selectAskFirst);
  if (phase === 'done') return <UndoNote word={text.done} />;
  if (phase === 'failed') return <UndoNote failed word={error ?? ''} />;
  if (phase !== 'asking' || subject === null) return null;
  const dismiss = (): void => flow.send({ type: 'ask.dismissed' });
  return (
    <Sheet title={text.askTitle} onClose={dismiss}>
      <div className="submission-question">
        <p>{text.ask(subject.title)}</p>
        <Button kind="primary" block onPress={() => flow.send({ type: 'ask.confirmed' })}>
          {text.send}
        </Button>
        <Button block onPress={dismiss}>
          {text.keep}
        </Button>
      </div>
    </Sheet>
  );
}

/** The sales of a verified member, each with its state at the investor or the way to send it. */
function OwnSales({ own, act, investorId }: SubmissionPanelProps): ReactElement {
  const reading = usePartFlow(own, { input: investorId });
  const flow = usePartFlow(act, undefined);
  const { status, onReload } = useResource(reading);
  const { phase, subject } = useSelector(flow, selectAskFirst);
  const { value } = status;
  if (value === null)
    return status.phase === 'loading' ? (
      <p aria-busy="true" />
    ) : (
      <>
        <p role="alert">{text.failed}</p>
        <Button onPress={onReload}>{partsText.reload}</Button>
      </>
    );
  if (value.length === 0)
    return (
      <>
        <p>{text.none}</p>
        <ButtonLink to="/new_buy">{text.publish}</ButtonLink>
      </>
    );
  return (
    <>
      <ul className="submissions" aria-label={text.list}>
        {value.map((sale) => (
          <Row key={sale.publicationId} sale={sale}>
            {sale.state === null ? (
              <Button
                small
                busy={phase === 'calling' && subject?.publicationId === sale.publicationId}
                onPress={() =>
                  flow.send({
                    type: 'ask.requested',
                    subject: { investorId, publicationId: sale.publicationId, title: sale.title },
                  })
                }
              >
                {text.send}
              </Button>
            ) : null}
          </Row>
        ))}
      </ul>
      <Question flow={flow} />
    </>
  );
}

/** From where a member sends a sale to the investor; a visitor is led to the login and back. */
export function SubmissionPanel(props: SubmissionPanelProps): ReactElement {
  const { app } = useFlows();
  const { loggedIn, user } = useWhoIsHere();
  const way = consultWay(loggedIn, user);
  return (
    <NextStep title={text.title}>
      {way === 'login' ? (
        <>
          <p>{text.visitor}</p>
          <Button onPress={() => app.navigation.send({ type: 'login.wanted' })}>{text.login}</Button>
        </>
      ) : way === 'verify' ? (
        <>
          <p>{text.verify}</p>
          <ButtonLink to="/user/auditLogin">{text.toVerify}</ButtonLink>
        </>
      ) : way === 'open' ? (
        <OwnSales {...props} />
      ) : (
        <p aria-busy="true" />
      )}
    </NextStep>
  );
}
