import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

const text = withDefault(WireText, '');

/** One choice, several choices, a range of two amounts in 万元, a text, or the number of a mobile phone. */
export const QuestionKind = t.keyof(
  { one: null, several: null, range: null, text: null, phone: null },
  'QuestionKind',
);
export type QuestionKind = t.TypeOf<typeof QuestionKind>;

export const SurveyOption = record(
  {
    id: WireId,
    text: WireFilledText,
    /** 不限 and the like: it is chosen alone. */
    exclusive: WireFlag,
  },
  'SurveyOption',
);
export type SurveyOption = t.TypeOf<typeof SurveyOption>;

export const SurveyQuestion = record(
  {
    id: WireId,
    text: WireFilledText,
    hint: text,
    kind: QuestionKind,
    required: WireFlag,
    /** Empty but for `one` and `several`. */
    options: listOf(SurveyOption),
    /** The most choices of `several`, or the most characters of `text`; 0 where the kind has no bound. */
    most: withDefault(WireCount, 0),
  },
  'SurveyQuestion',
);
export type SurveyQuestion = t.TypeOf<typeof SurveyQuestion>;

/** The survey of what readers look for in funds; each version is kept, and the last one that began is asked. */
export const Survey = record(
  {
    /** Changes with every change of a question or an option. */
    version: WireId,
    since: WireTime,
    title: WireFilledText,
    intro: text,
    steps: listOf(
      record({ title: WireFilledText, lead: text, questions: listOf(SurveyQuestion) }, 'SurveyStep'),
    ),
    thanks: record({ title: WireFilledText, text }, 'SurveyThanks'),
  },
  'Survey',
);
export type Survey = t.TypeOf<typeof Survey>;

/** The answer to one question: ids of options, the two ends of a range, or one text. */
export const SurveyAnswer = record({ question: WireId, values: listOf(WireText) }, 'SurveyAnswer');
export type SurveyAnswer = t.TypeOf<typeof SurveyAnswer>;
