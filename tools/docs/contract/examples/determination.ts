import type { determinationCalls } from '../../../../contract/determination/calls';
import type { Determination } from '../../../../contract/determination/determination';
import {
  declarationNames,
  questionnaireVersion,
  riskQuestions,
} from '../../../../contract/determination/questionnaire';
import { dayMs } from '../../../../contract/values/duration';
import { at, type Examples } from './example';

const determined: Determination = {
  standing: 'valid',
  standard: 'assets',
  grade: 'C4',
  determinedAt: at,
  validUntil: at + 1_096 * dayMs,
};

export const determinationExamples: Examples<typeof determinationCalls> = {
  own: {
    asked: undefined,
    answered: { standing: 'none', standard: null, grade: null, determinedAt: null, validUntil: null },
  },
  save: {
    asked: {
      version: questionnaireVersion,
      standard: 'assets',
      declared: declarationNames,
      answers: riskQuestions.map(({ id }) => `${id}-d`),
    },
    answered: determined,
  },
};
