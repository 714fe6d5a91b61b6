import {
  declarationNames,
  InvestorStandard,
  riskQuestions,
  type DeclarationName,
} from '../../../contract/determination/questionnaire';

const declaredField = 'declared ';
const answerField = 'answer ';

/** The declaration and the answers while they are chosen: each field holds what was chosen, '' before. */
export type DeterminationFields = Readonly<Record<string, string>>;

export const standardField = 'standard';

/** The field of a sentence that is declared: '1' or ''. */
export const fieldOfDeclaration = (name: DeclarationName): string => `${declaredField}${name}`;

/** The field of a question: the id of its option or ''. */
export const fieldOfQuestion = (id: string): string => `${answerField}${id}`;

/** In the order in which they are shown. */
export const determinationFields: readonly string[] = [
  standardField,
  ...riskQuestions.map(({ id }) => fieldOfQuestion(id)),
  ...declarationNames.map(fieldOfDeclaration),
];

/** Nothing is chosen beforehand. */
export const emptyDetermination: DeterminationFields = Object.fromEntries(
  determinationFields.map((field) => [field, '']),
);

/** Whether a text can be chosen in a field; a draft of an earlier questionnaire may hold others. */
export const takesDetermination = (field: string, text: string): boolean => {
  if (text === '') return true;
  if (field === standardField) return InvestorStandard.is(text);
  if (field.startsWith(declaredField)) return text === '1';
  const question = riskQuestions.find(({ id }) => fieldOfQuestion(id) === field);
  return question !== undefined && question.options.some(({ id }) => id === text);
};

/** The missing parts, by field, in the words for the person; empty where the form can be sent (VAL-06). */
export const determinationErrors = (form: DeterminationFields): DeterminationFields =>
  Object.fromEntries(
    determinationFields.flatMap((field) => {
      if ((form[field] ?? '') !== '') return [];
      if (field === standardField) return [[field, '请选择符合的合格投资者标准']];
      return [[field, field.startsWith(declaredField) ? '请确认这一条' : '请选择一项']];
    }),
  );

/** The parameters of a complete form; null otherwise. */
export const determinationOf = (form: DeterminationFields) => {
  const standard = form[standardField];
  if (!InvestorStandard.is(standard)) return null;
  return {
    standard,
    declared: declarationNames.filter((name) => form[fieldOfDeclaration(name)] === '1'),
    answers: riskQuestions.map(({ id }) => form[fieldOfQuestion(id)] ?? ''),
  };
};
