import { call } from '../call/call';
import { none, parameters } from '../call/parameters';
import { asJson } from '../codec/as-json';
import { IdText } from '../codec/formed-text';
import { listOf } from '../codec/list-of';
import { nothing } from '../codec/nothing';
import { record } from '../codec/record';
import { Survey, SurveyAnswer } from './survey';

/** All answers of a survey that is sent. */
export const SurveyAnswers = record({ list: listOf(SurveyAnswer) }, 'SurveyAnswers');

/** The survey of /fundSurvey; everybody may answer it. */
export const surveyCalls = {
  /** The questions of the version that is asked now. */
  current: call({
    method: 'GET',
    access: 'public',
    safe: true,
    key: 'none',
    path: '/webapp/survey!current.action',
    parameters: none,
    answer: Survey,
    reportedBy: 'screen',
    refusals: ['surveyUnknown'],
  }),
  /** Takes the answers once. */
  save: call({
    method: 'POST',
    access: 'public',
    safe: false,
    key: 'taken',
    path: '/webapp/survey!save.action',
    parameters: parameters({
      /** Of the survey that was answered; answers to an earlier version are refused. */
      version: IdText,
      answers: asJson(SurveyAnswers),
    }),
    answer: nothing,
    reportedBy: 'caller',
    refusals: ['surveyUnknown', 'surveyChanged', 'surveyAnswers', 'surveyTwice', 'surveysTooOften'],
  }),
};
