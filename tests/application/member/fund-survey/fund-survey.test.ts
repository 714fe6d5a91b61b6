import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusals } from '../../../../contract/refusal/refusal';
import type { Survey } from '../../../../contract/survey/survey';
import { fundSurvey } from '../../../../src/application/member/fund-survey/definition';
import { fundSurveyInvariants } from '../../../../src/application/member/fund-survey/invariants';
import { fundSurveyMachine } from '../../../../src/application/member/fund-survey/machine';
import { selectFundSurveyStatus } from '../../../../src/application/member/fund-survey/status';
import { failureText } from '../../../../src/domain/gateway/failure-text';
import { resumeSurvey, type SurveyDraft } from '../../../../src/domain/survey/survey-draft';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { everyFailure } from '../../../support/failures';
import { callsOf } from '../../../support/fakes/fake-families';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { fakeRandom } from '../../../support/fakes/random';
import { settled } from '../../../support/fakes/settled';
import { sampleAnswers, sampleSurvey as survey } from '../../../support/samples/survey';

const chosen = { type: 'survey.answered', question: 'strategy', values: ['early', 'buyout'] } as const;
const tooMany = { ...chosen, values: ['early', 'any'] } as const;
const amount = { type: 'survey.answered', question: 'amount', values: ['100', '500'] } as const;
const reversed = { ...amount, values: ['500', '100'] } as const;
const next = { type: 'survey.nextPressed' } as const;
const back = { type: 'survey.backPressed' } as const;
const submit = { type: 'survey.submitted' } as const;

const draft = (changed: Partial<SurveyDraft> = {}): SurveyDraft => ({
  version: survey.version,
  step: 1,
  answers: { strategy: ['early', 'buyout'] },
  sent: false,
  ...changed,
});
const recalled = (kept: SurveyDraft | null) => done('recall', kept);
const kept = done('keep', 'kept' as const);
const taken = done('send', right(undefined));
const changedError = left({ kind: 'refused', code: 409, message: refusals.surveyChanged.text } as const);
const outdated = done('send', changedError);

explorationTests('fund-survey', {
  machine: fundSurveyMachine,
  inputs: [{ survey }],
  alphabet: [
    chosen,
    tooMany,
    amount,
    reversed,
    next,
    back,
    submit,
    kept,
    taken,
    outdated,
    ...[null, draft(), draft({ version: 'older' }), draft({ sent: true })].map(recalled),
    ...everyFailure.map((failure) => done('send', left(failure))),
  ],
  facts: ({ context: { answers, step, faults, changed, failure } }) => [
    answers,
    step,
    faults,
    changed,
    failure,
  ],
  invariants: fundSurveyInvariants,
});

const ends = [
  {
    to: 'parent',
    event: { type: 'xstate.done.actor.fund-survey', actorId: 'fund-survey', output: undefined },
  },
];
const second = [recalled(draft())];
const complete = [...second, amount];

transitionTable('fund-survey', {
  machine: fundSurveyMachine,
  input: { survey },
  text: ({ context: { step, faults, failure, changed } }) =>
    [step + 1, ...Object.entries(faults).flat(), failure ?? '', changed ? 'changed' : '']
      .filter(Boolean)
      .join(' '),
  rows: [
    { from: [], target: 'recalling', calls: ['recall'], text: '1' },
    { from: [], event: recalled(null), target: 'answering.resting', text: '1' },
    { from: [], event: after(1_000), target: 'answering.resting', stops: ['recall'], text: '1' },
    { from: [], event: defect('recall'), target: 'answering.resting', text: '1' },
    { from: [recalled(null), chosen], event: defect('keep'), target: 'answering.resting', text: '1' },
    {
      from: [...complete, kept, submit, taken],
      event: defect('keep'),
      target: 'sent',
      sends: ends,
      text: '2',
    },
    {
      title: '[SCR-05] a survey that was left resumes at its step',
      from: [],
      event: recalled(draft()),
      target: 'answering.resting',
      text: '2',
    },
    {
      title: '[SCR-05] a survey whose questions changed says so, and keeps the answers that fit',
      from: [],
      event: recalled(draft({ version: 'older', step: 0 })),
      target: 'answering.resting',
      text: '2 changed',
    },
    {
      title: '[SCR-05] a survey that was sent is not offered again',
      from: [],
      event: recalled(draft({ sent: true })),
      target: 'sent',
      sends: ends,
      text: '1',
    },
    {
      title: '[SCR-05] an unanswered step does not go on',
      from: [recalled(null)],
      event: next,
      target: 'answering.resting',
      text: '1 strategy missing',
    },
    {
      title: '[SCR-05] an exclusive choice with another does not go on',
      from: [recalled(null), tooMany],
      event: next,
      target: 'answering.keeping',
      text: '1 strategy notAlone',
    },
    { from: [recalled(null)], event: chosen, target: 'answering.keeping', calls: ['keep'], text: '1' },
    { from: [recalled(null), next], event: chosen, target: 'answering.keeping', calls: ['keep'], text: '1' },
    { from: [recalled(null), chosen], event: kept, target: 'answering.resting', text: '1' },
    {
      from: [recalled(null), chosen],
      event: after(1_000),
      target: 'answering.resting',
      stops: ['keep'],
      text: '1',
    },
    {
      from: [recalled(null), chosen, kept],
      event: next,
      target: 'answering.keeping',
      calls: ['keep'],
      text: '2',
    },
    { from: second, event: back, target: 'answering.keeping', calls: ['keep'], text: '1' },
    {
      from: [recalled(null)],
      event: back,
      target: 'answering.resting',
      refused: ['survey.backPressed'],
      text: '1',
    },
    {
      title: '[SCR-05] nothing is sent while an answer is missing: its step is shown',
      from: [...second, back, { ...chosen, values: [] }],
      event: submit,
      target: 'answering.keeping',
      text: '1 strategy missing',
    },
    {
      title: '[SCR-05] a reversed range is not sent',
      from: [...second, reversed],
      event: submit,
      target: 'answering.keeping',
      text: '2 amount reversed',
    },
    { from: [...complete, kept], event: submit, target: 'sending', calls: ['send'], text: '2' },
    {
      title: '[SCR-05] the device notes that the survey was sent',
      from: [...complete, kept, submit],
      event: taken,
      target: 'noting',
      calls: ['keep'],
      text: '2',
    },
    { from: [...complete, kept, submit, taken], event: kept, target: 'sent', sends: ends, text: '2' },
    {
      from: [...complete, kept, submit, taken],
      event: after(1_000),
      target: 'sent',
      sends: ends,
      stops: ['keep'],
      text: '2',
    },
    {
      title: '[SCR-05] questions that changed meanwhile end the answering',
      from: [...complete, kept, submit],
      event: outdated,
      target: 'outdated',
      sends: ends,
      text: '2',
    },
    ...everyFailure.map((failure) => ({
      title: `[SCR-05] a failed send keeps the answers, and says why: ${failureText(failure)}`,
      from: [...complete, kept, submit],
      event: done('send', left(failure)),
      target: 'answering.resting' as const,
      text: `2 ${failureText(failure)}`,
    })),
    {
      from: [...complete, kept, submit],
      event: submit,
      target: 'sending',
      refused: ['survey.submitted'],
      text: '2',
    },
  ],
});

test('[SCR-05] answers to an option that is gone are dropped, and the step that needs them is shown', () => {
  const older = draft({ version: 'older', answers: { strategy: ['gone'], amount: ['1', '2'], lost: ['x'] } });
  expect(resumeSurvey(survey, older)).toEqual({
    step: 0,
    answers: { amount: ['1', '2'] },
    changed: true,
    sent: false,
  });
  expect(resumeSurvey(survey, draft({ version: 'older', sent: true }))).toMatchObject({
    step: 0,
    answers: {},
    changed: false,
  });
  expect(resumeSurvey(survey, draft({ step: 9 })).step).toBe(1);
});

test('[SCR-05] the answers survive leaving the page, are sent once under one key, and not offered again', async () => {
  const storage = fakeStorage();
  const sent: unknown[] = [];
  const keys: unknown[] = [];
  let fails = true;
  const machine = fundSurvey({
    storage: storage.port,
    random: fakeRandom(),
    callOf: callsOf({
      survey: {
        save: (given, options) => () => {
          sent.push(given);
          keys.push(options?.key);
          const answer = fails ? left({ kind: 'network' } as const) : right(undefined);
          fails = false;
          return Promise.resolve(answer);
        },
      },
    }),
  });
  const begin = async (of: Survey = survey) => {
    const actor = createActor(machine, { input: { survey: of } }).start();
    await settled();
    return actor;
  };
  const first = await begin();
  first.send(chosen);
  first.send(next);
  await settled();
  first.stop();
  const again = await begin();
  expect(selectFundSurveyStatus(again.getSnapshot())).toMatchObject({ phase: 'answering', step: 1 });
  again.send(amount);
  for (let one = 0; one < 2; one += 1) {
    again.send(submit);
    await settled();
  }
  expect(sent[1]).toEqual({ version: survey.version, answers: { list: sampleAnswers } });
  expect(keys[0]).toBe(keys[1]);
  expect(selectFundSurveyStatus(again.getSnapshot()).phase).toBe('sent');
  expect(selectFundSurveyStatus((await begin()).getSnapshot()).phase).toBe('sent');
  const newer = await begin({ ...survey, version: 'sample-2' });
  expect(selectFundSurveyStatus(newer.getSnapshot())).toMatchObject({ phase: 'answering', step: 0 });
});

test('[SCR-05] a device whose storage breaks lets the survey be answered', async () => {
  const broken = fundSurveyMachine.provide({
    actors: { recall: fromPromise(() => Promise.reject(new Error('broken'))) },
  });
  const actor = createActor(broken, { input: { survey } }).start();
  await settled();
  expect(selectFundSurveyStatus(actor.getSnapshot()).phase).toBe('answering');
});
