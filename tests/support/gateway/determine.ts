import {
  declarationNames,
  questionnaireVersion,
  riskQuestions,
} from '../../../contract/determination/questionnaire';
import { callGateway } from './call';

/** Determines the member of a token as a reader of funds. */
export const determine = (url: string, token: string) =>
  callGateway(url, '/webapp/determination!save.action', {
    method: 'POST',
    token,
    parameters: {
      version: questionnaireVersion,
      standard: 'income',
      declared: declarationNames.join(','),
      answers: riskQuestions.map((question) => `${question.id}-d`).join(','),
    },
  });
