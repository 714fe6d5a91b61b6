import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  declarationNames,
  isWholeDeclaration,
  riskGrade,
  riskQuestions,
} from '../../../contract/determination/questionnaire';

const letters = ['a', 'b', 'c', 'd', 'e'] as const;
const answersOf = (choices: readonly number[]): readonly string[] =>
  riskQuestions.map(({ id }, place) => `${id}-${letters[choices[place] ?? 0] ?? 'a'}`);
const choices = fc.array(fc.nat({ max: 4 }), {
  minLength: riskQuestions.length,
  maxLength: riskQuestions.length,
});

test('[MKT-19] whole answers have a grade, and a bolder answer never lowers it', () => {
  fc.assert(
    fc.property(choices, fc.nat({ max: riskQuestions.length - 1 }), (chosen, place) => {
      const bolder = chosen.map((choice, at) => (at === place ? Math.min(choice + 1, 4) : choice));
      const [less, more] = [riskGrade(answersOf(chosen)), riskGrade(answersOf(bolder))];
      expect(less).not.toBeNull();
      expect((less ?? '') <= (more ?? '')).toBe(true);
    }),
  );
});

test('[MKT-19] half answers, double answers and unknown answers have no grade', () => {
  fc.assert(
    fc.property(choices, fc.nat({ max: riskQuestions.length - 1 }), (chosen, place) => {
      const answers = answersOf(chosen);
      expect(riskGrade(answers.filter((_, at) => at !== place))).toBeNull();
      expect(riskGrade([...answers, answers[place] ?? ''])).toBeNull();
      expect(riskGrade(answers.map((answer, at) => (at === place ? 'term-z' : answer)))).toBeNull();
      expect(
        riskGrade(answers.map((answer, at) => (at === place ? (answers[place - 1] ?? '') : answer))),
      ).toBeNull();
    }),
  );
});

test('[MKT-19] who can bear no loss has grade C1, and the grades from C1 to C5 can all be reached', () => {
  const boldButOne = answersOf(riskQuestions.map(() => 4)).map((id) => (id === 'loss-e' ? 'loss-a' : id));
  expect(riskGrade(boldButOne)).toBe('C1');
  const grades = riskQuestions.flatMap((_, bold) =>
    [1, 2, 3, 4].map((choice) =>
      riskGrade(answersOf(riskQuestions.map((__, at) => (at <= bold ? choice : 1)))),
    ),
  );
  expect(new Set([...grades, riskGrade(answersOf([]))])).toEqual(new Set(['C1', 'C2', 'C3', 'C4', 'C5']));
});

test('[MKT-19] a declaration needs every sentence, and no other', () => {
  expect(isWholeDeclaration(declarationNames)).toBe(true);
  expect(isWholeDeclaration(declarationNames.slice(1))).toBe(false);
  expect(isWholeDeclaration([...declarationNames.slice(1), 'other'])).toBe(false);
});
