import { isRight } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import { resumeSurvey, type SurveyDraft } from '../../../domain/survey/survey-draft';
import { failureTextOf, unwiredCall, type Answer } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import {
  draftOf,
  faultsIn,
  faultyStep,
  isOutdated,
  isSound,
  lastStep,
  type FundSurveyEvent,
  type FundSurveyTypes,
  type SentSurvey,
} from './survey-context';

const types: FundSurveyTypes = {};
const meta = { requirements: ['SCR-05'] };

/**
 * The survey about funds: step by step, each answer validated, kept on the device, sent once. Source: SCR-05.
 */
export const fundSurveyMachine = setup({
  types,
  actors: {
    recall: fromPromise<SurveyDraft | null>(notWired('fund-survey', 'recall')),
    keep: fromPromise<'kept', SurveyDraft>(notWired('fund-survey', 'keep')),
    send: unwiredCall<unknown, SentSurvey>('fund-survey', 'send'),
  },
  delays: {
    /** The device itself answers; in milliseconds. */
    draftLimit: 1_000,
  },
  guards: {
    wasSent: ({ context: { survey } }, draft: SurveyDraft | null) => resumeSurvey(survey, draft).sent,
    isSoundAndNotLast: ({ context }) => isSound(context) && context.step < lastStep(context),
    isNotFirst: ({ context }) => context.step > 0,
    isComplete: ({ context }) => faultyStep(context) === null,
    isTaken: (_, answer: Answer<unknown>) => isRight(answer),
    isOutdated: (_, answer: Answer<unknown>) => isOutdated(answer),
  },
  actions: {
    resume: assign(({ context: { survey } }, draft: SurveyDraft | null) => {
      const { step, answers, changed } = resumeSurvey(survey, draft);
      return { step, answers, changed };
    }),
    keepAnswer: assign(
      ({ context }, { question, values }: Extract<FundSurveyEvent, { type: 'survey.answered' }>) => {
        const { [question]: _mended, ...faults } = context.faults;
        return { answers: { ...context.answers, [question]: values }, faults, failure: null };
      },
    ),
    noteFaults: assign({ faults: ({ context }) => faultsIn(context) }),
    goOn: assign({ step: ({ context }) => context.step + 1, faults: {}, failure: null }),
    goBack: assign({ step: ({ context }) => context.step - 1, faults: {}, failure: null }),
    goToFault: assign(({ context }) => {
      const step = faultyStep(context) ?? context.step;
      return { step, faults: faultsIn({ ...context, step }), failure: null };
    }),
    noteFailure: assign((_, answer: Answer<unknown>) => ({ failure: failureTextOf(answer) })),
    forgetFailure: assign({ failure: null, faults: {} }),
  },
}).createMachine({
  id: 'fund-survey',
  description: 'The survey about funds, from the step that was left until it was sent once.',
  meta,
  context: ({ input }) => ({
    ...input,
    answers: {},
    step: 0,
    faults: {},
    changed: false,
    failure: null,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The device is asked for the answers that were given before.',
      meta,
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          { guard: { type: 'wasSent', params: ({ event }) => event.output }, target: 'sent' },
          { target: 'answering', actions: { type: 'resume', params: ({ event }) => event.output } },
        ],
        onError: 'answering',
      },
      after: { draftLimit: 'answering' },
    },
    answering: {
      description: 'A step is shown and answered.',
      meta,
      initial: 'resting',
      on: {
        'survey.answered': {
          target: '.keeping',
          actions: { type: 'keepAnswer', params: ({ event }) => event },
        },
        'survey.nextPressed': [
          { guard: 'isSoundAndNotLast', target: '.keeping', actions: 'goOn' },
          { actions: 'noteFaults' },
        ],
        'survey.backPressed': { guard: 'isNotFirst', target: '.keeping', actions: 'goBack' },
        'survey.submitted': [
          { guard: 'isComplete', target: 'sending', actions: 'forgetFailure' },
          { actions: 'goToFault' },
        ],
      },
      states: {
        resting: { description: 'The answers are kept.', meta },
        keeping: {
          description: 'The answers and the step are written to the device.',
          meta,
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => draftOf(context),
            onDone: 'resting',
            onError: 'resting',
          },
          after: { draftLimit: 'resting' },
        },
      },
    },
    sending: {
      description: 'The answers are sent, under a key.',
      meta,
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { survey, answers } }) => ({ survey, answers }),
        onDone: [
          { guard: { type: 'isTaken', params: ({ event }) => event.output }, target: 'noting' },
          { guard: { type: 'isOutdated', params: ({ event }) => event.output }, target: 'outdated' },
          { target: 'answering', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    noting: {
      description: 'The device notes that this version was sent, so that it is not offered again.',
      meta,
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => ({ ...draftOf(context, true), answers: {} }),
        onDone: 'sent',
        onError: 'sent',
      },
      after: { draftLimit: 'sent' },
    },
    sent: {
      description: 'The survey was taken; the page thanks.',
      meta,
      type: 'final',
    },
    outdated: {
      description: 'The questions changed while they were answered: the page reads them again.',
      meta,
      type: 'final',
    },
  },
});

export type FundSurveyMachine = typeof fundSurveyMachine;
