import type { ReactElement, SyntheticEvent } from 'react';
import type { FundSurveyEvent } from '../../../application/member/fund-survey/survey-context';
import type { FundSurveyStatus } from '../../../application/member/fund-survey/status';
import { faultText } from '../../../domain/survey/fault-text';
import { questionsAt } from '../../../domain/survey/survey-draft';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { Panel } from '../../kit/display/panel/panel';
import { StepStrip } from '../../kit/display/step-strip/step-strip';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Question } from './question';
import { fundSurveyText as text } from './text';
import './style.css';

export interface FundSurveyViewProps {
  readonly status: FundSurveyStatus;
  readonly send: (event: FundSurveyEvent) => void;
  /** Reads the questions again, once they changed. */
  readonly onReload: () => void;
}

const placeOf = (place: number, step: number): 'past' | 'now' | 'ahead' => {
  if (place === step) return 'now';
  return place < step ? 'past' : 'ahead';
};

function Thanks({ status: { survey } }: Pick<FundSurveyViewProps, 'status'>): ReactElement {
  return (
    <Panel title={survey.thanks.title}>
      <div className="survey-body">
        <p role="status">{survey.thanks.text}</p>
        <ButtonLink kind="primary" to="/fund">
          {text.funds}
        </ButtonLink>
        <ButtonLink to="/">{text.home}</ButtonLink>
      </div>
    </Panel>
  );
}

function Outdated({ onReload }: Pick<FundSurveyViewProps, 'onReload'>): ReactElement {
  return (
    <Panel title={text.outdated}>
      <div className="survey-body">
        <p role="status">{text.outdatedText}</p>
        <Button kind="primary" onPress={onReload}>
          {text.readNew}
        </Button>
      </div>
    </Panel>
  );
}

function Step({ status, send }: Pick<FundSurveyViewProps, 'status' | 'send'>): ReactElement {
  const { survey, step, answers, faults, changed, failure, phase } = status;
  const { title = '', lead = '' } = survey.steps[step] ?? {};
  const questions = questionsAt(survey, step);
  const firstFault = questions.find(({ id }) => faults[id] !== undefined)?.id;
  const isLast = step === survey.steps.length - 1;
  const busy = phase === 'sending';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: isLast ? 'survey.submitted' : 'survey.nextPressed' });
  };
  return (
    <>
      <section className="panel survey-head" aria-label={text.steps}>
        <p>{survey.intro}</p>
        <StepStrip
          steps={survey.steps.map(({ title: name }, place) => ({ name, place: placeOf(place, step) }))}
        />
      </section>
      <Panel
        title={title}
        aside={<span className="muted">{text.stepOf(step + 1, survey.steps.length)}</span>}
      >
        <form key={step} className="survey-body" noValidate onSubmit={submit}>
          {changed ? <p className="survey-changed">{text.changed}</p> : null}
          {lead === '' ? null : <p className="muted">{lead}</p>}
          {questions.map((question) => {
            const fault = faults[question.id];
            return (
              <Question
                key={question.id}
                question={question}
                values={answers[question.id] ?? []}
                error={fault === undefined ? undefined : faultText(question, fault)}
                focusRequest={question.id === firstFault ? faults : null}
                onAnswer={(values) => send({ type: 'survey.answered', question: question.id, values })}
              />
            );
          })}
          {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
          <div className="survey-ways">
            {step === 0 ? null : (
              <Button onPress={() => send({ type: 'survey.backPressed' })}>{text.back}</Button>
            )}
            <Button kind="primary" submits busy={busy}>
              {isLast ? (busy ? text.submitting : text.submit) : text.next}
            </Button>
          </div>
          <p className="muted">{text.kept}</p>
        </form>
      </Panel>
    </>
  );
}

/** The survey: the step that is shown, or what came of it (SCR-05). */
export function FundSurveyView(props: FundSurveyViewProps): ReactElement {
  const { phase } = props.status;
  if (phase === 'recalling') return <PageBones shape="form" />;
  if (phase === 'sent') return <Thanks {...props} />;
  return phase === 'outdated' ? <Outdated {...props} /> : <Step {...props} />;
}
