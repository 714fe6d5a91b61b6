import { useEffect, useLayoutEffect, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import type { PublicationEvent } from '../../../application/member/publication/publication-context';
import type { PublicationStatus } from '../../../application/member/publication/status';
import { failureText } from '../../../domain/gateway/failure-text';
import { publicationsPath } from '../../../domain/publication/demand-address';
import { formAddress, type FormAddress } from '../../../domain/publication/form-address';
import { formPlan } from '../../../domain/publication/form-plan';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { mindSecondTap } from '../../kit/sheet/second-tap';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { BasicsStep } from './basics-step';
import { BuyerStep } from './buyer-step';
import { ConfirmStep } from './confirm-step';
import { ConflictPart } from './conflict-part';
import { DemandStep } from './demand-step';
import { FormBar } from './form-bar';
import { MoneyStep } from './money-step';
import { PapersStep } from './papers-step';
import { ScopeStep } from './scope-step';
import { StepBar } from './step-bar';
import { Unknown } from './unknown';
import { typedForm, type TypedForm } from './typed-form';
import { newBuyText } from './text';
import { WordsStep } from './words-step';
import './style.css';

const text = newBuyText.form;

export interface PublicationFormViewProps {
  readonly status: PublicationStatus;
  readonly address: FormAddress;
  readonly namedFocusRequest: object;
  /** The number of deals on sale that match a demand, by its choices so far. */
  readonly matching: ReactNode;
  /** The offer of what the last demand says of the buyer. */
  readonly earlier: ReactNode;
  /** The deal as everybody will see it. */
  readonly preview: ReactNode;
  readonly send: (event: PublicationEvent) => void;
}

interface StepProps {
  readonly name: string;
  readonly form: TypedForm;
  readonly address: FormAddress;
  readonly matching: ReactNode;
  readonly earlier: ReactNode;
  readonly preview: ReactNode;
}

function Step({ name, form, address, matching, earlier, preview }: StepProps): ReactElement {
  switch (name) {
    case 'basics':
      return <BasicsStep form={form} />;
    case 'money':
      return <MoneyStep form={form} />;
    case 'words':
      return <WordsStep form={form} />;
    case 'papers':
      return <PapersStep form={form} />;
    case 'scope':
      return <ScopeStep form={form} matching={matching} />;
    case 'buyer':
      return <BuyerStep form={form} earlier={earlier} />;
    case 'demand':
      return <DemandStep form={form} />;
    default:
      return <ConfirmStep form={form} address={address} preview={preview} />;
  }
}

interface WaysProps {
  readonly address: FormAddress;
  readonly busy: boolean;
}

/** Where one goes from a step, each by its name. */
function Ways({ address, busy }: WaysProps): ReactElement {
  const { steps } = formPlan(address.kind);
  const next = steps[address.step];
  const at = (step: number): string => formAddress({ ...address, step, field: null });
  return (
    <div className="pub-bottom">
      {address.step === 1 ? null : <ButtonLink to={at(address.step - 1)}>{text.previous}</ButtonLink>}
      {next === undefined ? (
        <Button kind="primary" submits busy={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
      ) : (
        <ButtonLink kind="primary" to={at(address.step + 1)}>
          {text.next(text.stepNames[next.name] ?? '')}
        </ButtonLink>
      )}
    </div>
  );
}

/** That something is wrong: where it was handed in, on the step that is shown; else on which, once another is. */
function Wrong({ status, step }: { readonly status: PublicationStatus; readonly step: number }) {
  const { kind, checked, wrongSteps } = status;
  if (checked && wrongSteps.includes(step)) return <ResultNote kind="failed">{text.wrong}</ResultNote>;
  // A text that is too long is reported at once: the note alone does not move the field under the user's
  // hands.
  if (wrongSteps.every((wrong) => wrong === step)) return null;
  const names = formPlan(kind).steps.filter((_, at) => wrongSteps.includes(at + 1));
  return (
    <ResultNote kind="failed">{text.wrongOn(names.map(({ name }) => text.stepNames[name] ?? ''))}</ResultNote>
  );
}

/** The fields of the step that the address says, with what was wrong and what the reviewer wants mended. */
function Fields(props: PublicationFormViewProps): ReactElement {
  const { status, address, namedFocusRequest, matching, earlier, preview, send } = props;
  const { fields, faults, focusField, failure, saved, phase } = status;
  const name = formPlan(address.kind).steps[address.step - 1]?.name ?? '';
  const form = typedForm({
    texts: fields,
    publisher: status.publisher,
    closing: status.closing,
    faults,
    reasons: saved?.reasons ?? [],
    required: status.required,
    focusField,
    named: address.field,
    namedFocusRequest,
    onType: (field, typed) => send({ type: 'publication.typed', field, text: typed }),
    pictures: saved?.pictures ?? [],
    moving: status.moving,
    onPicture: (wish) => send({ type: 'publication.pictureWished', wish }),
  });
  // The button of the next step is at the same place on each step: a double tap would skip one.
  useLayoutEffect(() => mindSecondTap(document), [address.step]);
  // The errors of a step are shown after the user has left it.
  useEffect(() => send({ type: 'publication.stepShown', step: address.step }), [send, address.step]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'publication.submitted' });
  };
  return (
    <form noValidate onSubmit={submit} onBlur={() => send({ type: 'publication.rested' })}>
      <StepBar address={address} wrong={status.wrongSteps} />
      <section className="pub-step" aria-labelledby="pub-step-title">
        <h2 id="pub-step-title">{text.stepTitles[name]}</h2>
        {failure === null ? null : <ResultNote kind="failed">{failureText(failure)}</ResultNote>}
        <Wrong status={status} step={address.step} />
        <Step
          name={name}
          form={form}
          address={address}
          matching={matching}
          earlier={earlier}
          preview={preview}
        />
      </section>
      <Ways address={address} busy={phase === 'submitting'} />
    </form>
  );
}

function Content(props: PublicationFormViewProps): ReactElement {
  const { status, send } = props;
  const { phase, failure, theirs, fields } = status;
  switch (phase) {
    case 'loading':
      return <PageBones shape="form" />;
    case 'failed':
      return (
        <FailedPanel
          title={text.loadFailed}
          failure={failure}
          onReload={() => send({ type: 'publication.retried' })}
        />
      );
    case 'unknown':
      return <Unknown kind={status.kind} />;
    case 'inReview':
    case 'recalling':
      return (
        <StatePanel picture="empty" title={text.inReview.title} text={text.inReview.text}>
          {failure === null ? null : <ResultNote kind="failed">{failureText(failure)}</ResultNote>}
          <Button busy={phase === 'recalling'} onPress={() => send({ type: 'publication.recalled' })}>
            {phase === 'recalling' ? text.inReview.recalling : text.inReview.recall}
          </Button>
        </StatePanel>
      );
    case 'submitted':
      return (
        <StatePanel picture="empty" title={text.submitted.title} text={text.submitted.text}>
          <ButtonLink kind="primary" to={publicationsPath}>
            {text.submitted.toList}
          </ButtonLink>
        </StatePanel>
      );
    case 'conflict':
      return theirs === null ? (
        <PageBones shape="form" />
      ) : (
        <ConflictPart
          mine={fields}
          theirs={theirs}
          onMine={() => send({ type: 'publication.mineKept' })}
          onTheirs={() => send({ type: 'publication.theirsTaken' })}
        />
      );
    case 'editing':
    case 'submitting':
      return <Fields {...props} />;
  }
}

/** The form of one publication, step by step, on whichever the address says. */
export function PublicationFormView(props: PublicationFormViewProps): ReactElement {
  const { status, send } = props;
  const typing = status.phase === 'editing' || status.phase === 'submitting';
  return (
    <div className="publication reading">
      <FormBar
        kind={status.kind}
        saving={typing ? status.saving : null}
        savedAt={status.saved?.savedAt ?? null}
        onRetry={() => send({ type: 'publication.retried' })}
      />
      <Content {...props} />
    </div>
  );
}
