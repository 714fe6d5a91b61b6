import { right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { Survey } from '../../../contract/survey/survey';
import { readValue } from '../../../gateway/src/seed/read-records';
import { repeated } from './likeness';

const folder = new URL('../../../gateway/seed/', import.meta.url);
const surveys = readValue(t.readonlyArray(Survey), folder, 'content/fund-surveys.json');
const questionsOf = ({ steps }: Survey) => steps.flatMap(({ questions }) => questions);

test('[SCR-05] each version of the survey is the same after the wire', () => {
  for (const each of surveys)
    expect(Survey.decode(JSON.parse(JSON.stringify(Survey.encode(each))))).toEqual(right(each));
});

test('[SCR-05] the survey has two versions, the newer last, whose questions differ', () => {
  const [first, second, ...more] = surveys;
  if (first === undefined || second === undefined) throw new Error('a version is missing');
  expect(more).toEqual([]);
  expect(first.version).not.toBe(second.version);
  expect(first.since).toBeLessThan(second.since);
  expect(questionsOf(second).length).toBeGreaterThan(questionsOf(first).length);
});

test('[SCR-05] a survey has several steps; its questions and options have ids of their own', () => {
  for (const survey of surveys) {
    expect(survey.steps.length).toBeGreaterThanOrEqual(4);
    const questions = questionsOf(survey);
    expect(repeated(questions.map(({ id }) => id))).toEqual([]);
    expect(repeated(questions.flatMap(({ options }) => options.map(({ id }) => id)))).toEqual([]);
    for (const { id, kind, options, most } of questions) {
      const hasChoices = kind === 'one' || kind === 'several';
      expect(options.length > 1, id).toBe(hasChoices);
      expect(most > 0, id).toBe(kind === 'several' || kind === 'text');
    }
  }
});
