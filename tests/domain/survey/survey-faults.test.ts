import { expect, test } from 'vitest';
import type { Survey, SurveyQuestion } from '../../../contract/survey/survey';
import { answerFault, surveyFaults } from '../../../contract/survey/survey-faults';

const option = (id: string, exclusive = false) => ({ id, text: id, exclusive });
const question = (changes: Partial<SurveyQuestion>): SurveyQuestion => ({
  id: 'q',
  text: '问题',
  hint: '',
  kind: 'text',
  required: true,
  options: [],
  most: 10,
  ...changes,
});

const one = question({ kind: 'one', options: [option('a'), option('b')], most: 0 });
const several = question({
  kind: 'several',
  options: [option('a'), option('b'), option('c'), option('any', true)],
  most: 2,
});

test('[VAL-06] a required question without an answer is missing; an optional one is not', () => {
  expect(answerFault(one, [])).toBe('missing');
  expect(answerFault(question({}), ['  '])).toBe('missing');
  expect(answerFault(question({ required: false }), [''])).toBeNull();
});

test('[VAL-06] a choice is one of the options, and at most as many as the question takes', () => {
  expect(answerFault(one, ['a'])).toBeNull();
  expect(answerFault(one, ['x'])).toBe('unknownChoice');
  expect(answerFault(one, ['a', 'b'])).toBe('tooMany');
  expect(answerFault(several, ['a', 'b'])).toBeNull();
  expect(answerFault(several, ['a', 'b', 'c'])).toBe('tooMany');
  expect(answerFault(several, ['a', 'a'])).toBe('unknownChoice');
});

test('[VAL-06] an exclusive choice is chosen alone', () => {
  expect(answerFault(several, ['any'])).toBeNull();
  expect(answerFault(several, ['any', 'a'])).toBe('notAlone');
});

test.each([
  [['100', '500'], null],
  [['100', '100'], null],
  [['0.5', '12.25'], null],
  [['500', '100'], 'reversed'],
  [['9', '10'], null],
  [['100'], 'notAmount'],
  [['100', ''], 'notAmount'],
  [['-1', '5'], 'notAmount'],
  [['1', '2', '3'], 'notAmount'],
  [['一百', '五百'], 'notAmount'],
] as const)('[VAL-06] a range of %j has the fault %s', (values, fault) => {
  expect(answerFault(question({ kind: 'range', most: 0 }), values)).toBe(fault);
});

test('[VAL-06] a text is counted in characters, and a phone has eleven digits', () => {
  expect(answerFault(question({ most: 2 }), ['𠮷𠮷'])).toBeNull();
  expect(answerFault(question({ most: 2 }), ['并购额'])).toBe('tooLong');
  expect(answerFault(question({ kind: 'phone', most: 0 }), ['13800138000'])).toBeNull();
  expect(answerFault(question({ kind: 'phone', most: 0 }), ['1380013800'])).toBe('notPhone');
});

test('[VAL-06] the faults of a survey are listed by question; an unknown question is left out', () => {
  const survey: Survey = {
    version: '1',
    since: 0,
    title: '问卷',
    intro: '',
    steps: [
      { title: '一', lead: '', questions: [{ ...one, id: 'first' }] },
      { title: '二', lead: '', questions: [{ ...several, id: 'second' }] },
    ],
    thanks: { title: '谢谢', text: '' },
  };
  const faults = surveyFaults(survey, [
    { question: 'second', values: ['any', 'a'] },
    { question: 'gone', values: ['a'] },
  ]);
  expect([...faults]).toEqual([
    ['first', 'missing'],
    ['second', 'notAlone'],
  ]);
});
