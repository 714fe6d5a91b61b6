import { call } from '../call/call';
import { none, parameters } from '../call/parameters';
import { commaList } from '../codec/comma-list';
import { FilledIdText, IdText } from '../codec/formed-text';
import { Determination } from './determination';
import { declarationNames, InvestorStandard, riskQuestions } from './questionnaire';

/** 特定对象确定 of the caller (MKT-19); the token identifies the member. */
export const determinationCalls = {
  /** Whether the caller is determined, and until when. */
  own: call({
    method: 'GET',
    access: 'account',
    safe: true,
    key: 'none',
    path: '/webapp/determination!own.action',
    parameters: none,
    answer: Determination,
    reportedBy: 'caller',
    onlyWithToken: true,
    refusals: [],
  }),
  /** Takes the declaration and the answers to the risk questionnaire, and determines the caller for three years. */
  save: call({
    method: 'POST',
    access: 'account',
    safe: false,
    key: 'taken',
    path: '/webapp/determination!save.action',
    parameters: parameters({
      /** Of the questionnaire that was answered. */
      version: IdText,
      standard: InvestorStandard,
      /** The names of the sentences; all of them are needed. */
      declared: commaList(FilledIdText, declarationNames.length),
      /** The ids of the options, one for each question. */
      answers: commaList(FilledIdText, riskQuestions.length),
    }),
    answer: Determination,
    reportedBy: 'caller',
    refusals: [
      'determinationUnverified',
      'determinationVersion',
      'determinationDeclared',
      'determinationAnswers',
      'determinationsTooOften',
    ],
  }),
};
