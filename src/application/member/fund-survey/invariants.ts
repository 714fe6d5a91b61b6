import type { SnapshotFrom } from 'xstate';
import { firstFaultyStep } from '../../../domain/survey/survey-draft';
import type { FundSurveyMachine } from './machine';

type Snapshot = SnapshotFrom<FundSurveyMachine>;

/** What holds in every state of a survey. */
export const fundSurveyInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[SCR-05] nothing is sent while an answer is missing or wrong': (now) =>
    !now.matches('sending') || firstFaultyStep(now.context.survey, now.context.answers) === null,
  '[SCR-05] the step that is shown exists': ({ context: { step, survey } }) =>
    step >= 0 && step < survey.steps.length,
  '[SCR-05] faults are those of the step that is shown': ({ context: { faults, step, survey } }) =>
    Object.keys(faults).every((id) => survey.steps[step]?.questions.some((question) => question.id === id)),
  'at most one call is under way, and only in its state': (now) =>
    now.matches('sending') === (now.children.send !== undefined),
};
