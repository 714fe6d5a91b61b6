import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ActivityRegistration, RegistrationDesk } from '../../../../contract/activity/registration';
import { eventState, isEventAhead } from '../../../../contract/event/event-state';
import { selectAskFirst } from '../../../application/kit/ask-first/machine';
import { selectSheetFormStatus } from '../../../application/kit/sheet-form/status';
import type {
  CancelMachine,
  RegistrationMachine,
} from '../../../application/member/activity-registration/definition';
import type { RegistrationForm, RegistrationGiven } from '../../../domain/activity/registration-form';
import { useResource } from '../../features/page/use-resource';
import { useFlows } from '../../frame/context/flows';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { Sheet } from '../../kit/sheet/sheet';
import { UndoNote } from '../../kit/state/undo-note/undo-note';
import { partsText } from '../../kit/text';
import { RegisterSheet } from './register-sheet';
import { Step, type RegisteringProps } from './step';
import { activityDetailText as text } from './text';

function Question({ flow }: { readonly flow: ActorRefFrom<CancelMachine> }): ReactElement | null {
  const { phase, subject, error } = useSelector(flow, selectAskFirst);
  if (phase === 'done') return <UndoNote word={text.cancelled} />;
  if (phase === 'failed') return <UndoNote failed word={error ?? ''} />;
  if (phase !== 'asking' || subject === null) return null;
  const which = subject.hasPlace ? 'place' : 'queue';
  const dismiss = (): void => flow.send({ type: 'ask.dismissed' });
  return (
    <Sheet title={text.cancelTitle[which]} onClose={dismiss}>
      <div className="activity-question">
        <p>{text.cancelText[which]}</p>
        <Button kind="danger" block onPress={() => flow.send({ type: 'ask.confirmed' })}>
          {subject.hasPlace ? text.cancel : text.leave}
        </Button>
        <Button block onPress={dismiss}>
          {text.keep[which]}
        </Button>
      </div>
    </Sheet>
  );
}

/** A registration with a place, or in the queue. */
function Registered(
  props: RegisteringProps & {
    readonly registration: ActivityRegistration;
    readonly cancel: ActorRefFrom<CancelMachine>;
  },
): ReactElement {
  const { activity, registration, cancel, now } = props;
  const { phase } = useSelector(cancel, selectAskFirst);
  const hasPlace = registration.state === 'registered';
  return (
    <Step
      {...props}
      said={
        <>
          <p className="activity-own" role="status">
            {hasPlace ? text.registered : text.queued(registration.queuePlace ?? 1)}
          </p>
          <p>{hasPlace ? text.registeredText : text.queuedText}</p>
          <KeyValues
            rows={[
              { name: text.attendee, value: registration.name },
              { name: text.phone, value: registration.phone },
              { name: text.company, value: registration.company },
              { name: text.position, value: registration.position },
            ]}
          />
        </>
      }
      main={
        isEventAhead(activity, now) ? (
          <Button
            busy={phase === 'calling'}
            onPress={() =>
              cancel.send({ type: 'ask.requested', subject: { activityId: activity.id, hasPlace } })
            }
          >
            {hasPlace ? text.cancel : text.leave}
          </Button>
        ) : undefined
      }
    />
  );
}

/** The way to register, for a member without a registration. */
function Unregistered(
  props: RegisteringProps & {
    readonly desk: RegistrationDesk;
    readonly userId: string;
    readonly waits: boolean;
  },
): ReactElement {
  const { activity, flows, desk, userId, waits, now } = props;
  const form: ActorRefFrom<RegistrationMachine> = usePartFlow(flows.form, {
    userId,
    given: { activityId: activity.id, waits },
    initial: { name: desk.name, phone: '', company: desk.company, position: desk.position, agreed: '' },
  });
  const status = useSelector(
    form,
    selectSheetFormStatus<RegistrationForm, RegistrationGiven, RegistrationDesk>,
  );
  const state = eventState(activity, now);
  const isOpen = state === 'open' || state === 'full';
  return (
    <>
      <Step
        {...props}
        said={
          <p>
            {desk.registration === null || !isOpen ? '' : text.wasCancelled}
            {text.standing[state]}
          </p>
        }
        main={
          isOpen ? (
            <Button kind="primary" onPress={() => form.send({ type: 'form.opened' })}>
              {waits ? text.wait : text.register}
            </Button>
          ) : undefined
        }
      />
      <RegisterSheet status={status} waits={waits} phone={desk.phone} send={(event) => form.send(event)} />
    </>
  );
}

/** The registration of a member, or the way to it. */
function OwnRegistration(props: RegisteringProps & { readonly userId: string }): ReactElement {
  const { activity, flows, now } = props;
  const mine = usePartFlow(flows.mine, { input: activity.id });
  const cancel = usePartFlow(flows.cancel, undefined);
  const { status, onReload } = useResource(mine);
  const { value } = status;
  if (value === null)
    return (
      <Step
        {...props}
        said={
          status.phase === 'loading' ? (
            <p aria-busy="true" />
          ) : (
            <>
              <p role="alert">{text.ownFailed}</p>
              <Button onPress={onReload}>{partsText.reload}</Button>
            </>
          )
        }
      />
    );
  const { registration } = value;
  const waits = eventState(activity, now) === 'full';
  return (
    <>
      {registration === null || registration.state === 'cancelled' ? (
        <Unregistered key={String(waits)} {...props} desk={value} waits={waits} />
      ) : (
        <Registered {...props} registration={registration} cancel={cancel} />
      )}
      <Question flow={cancel} />
    </>
  );
}

/** From where a member registers and cancels; a visitor is led to the login and back (SCR-08). */
export function Registering(props: RegisteringProps): ReactElement {
  const { app } = useFlows();
  const { loggedIn, user } = useWhoIsHere();
  const state = eventState(props.activity, props.now);
  const canRegister = state === 'open' || state === 'full';
  if (user !== null) return <OwnRegistration key={user.userId} {...props} userId={user.userId} />;
  return (
    <Step
      {...props}
      said={<p aria-busy={loggedIn || undefined}>{text.standing[state]}</p>}
      main={
        loggedIn || !canRegister ? undefined : (
          <Button kind="primary" onPress={() => app.navigation.send({ type: 'login.wanted' })}>
            {text.login}
          </Button>
        )
      }
    />
  );
}
