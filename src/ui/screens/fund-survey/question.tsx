import type { ReactElement } from 'react';
import type { SurveyQuestion } from '../../../../contract/survey/survey';
import { ChoiceChips } from '../../kit/form/field/choice-chips';
import { FieldError } from '../../kit/form/field/field-error';
import { TextArea } from '../../kit/form/field/text-area';
import { TextField } from '../../kit/form/field/text-field';
import { useFocusRequest } from '../../kit/form/field/use-focus-request';
import { fundSurveyText as text } from './text';

export interface QuestionProps {
  readonly question: SurveyQuestion;
  readonly values: readonly string[];
  readonly error: string | undefined;
  /** Changes its identity each time the question is to take the focus. */
  readonly focusRequest: object | null;
  readonly onAnswer: (values: readonly string[]) => void;
}

const labelOf = ({ text: asked, required }: SurveyQuestion): string =>
  required ? asked : `${asked}${text.optional}`;

/** The choices after one was pressed: an exclusive one, such as 不限, is chosen alone. */
const toggled = ({ options }: SurveyQuestion, values: readonly string[], id: string): readonly string[] => {
  if (values.includes(id)) return values.filter((value) => value !== id);
  const exclusive = new Set(options.filter((option) => option.exclusive).map((option) => option.id));
  return exclusive.has(id) ? [id] : [...values.filter((value) => !exclusive.has(value)), id];
};

function Several({ question, values, error, focusRequest, onAnswer }: QuestionProps): ReactElement {
  const first = useFocusRequest<HTMLInputElement>(focusRequest);
  const errorId = `survey-${question.id}-error`;
  return (
    <fieldset className="choice" aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{labelOf(question)}</legend>
      <div className="choice-chips">
        {question.options.map(({ id, text: word }, place) => (
          <label key={id} className={values.includes(id) ? 'chip chip-chosen' : 'chip'}>
            <input
              ref={place === 0 ? first : undefined}
              type="checkbox"
              checked={values.includes(id)}
              onChange={() => onAnswer(toggled(question, values, id))}
            />
            {word}
          </label>
        ))}
      </div>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

function Range({ question, values, error, focusRequest, onAnswer }: QuestionProps): ReactElement {
  const [least = '', most = ''] = values;
  return (
    <fieldset className="choice survey-range">
      <legend>{labelOf(question)}</legend>
      <TextField
        id={`survey-${question.id}-least`}
        label={text.least}
        placeholder=""
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={least}
        error={error}
        focusRequest={focusRequest}
        onType={(typed) => onAnswer([typed, most])}
      />
      <TextField
        id={`survey-${question.id}-most`}
        label={text.most}
        placeholder=""
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={most}
        error={undefined}
        focusRequest={null}
        onType={(typed) => onAnswer([least, typed])}
      />
    </fieldset>
  );
}

function Control(props: QuestionProps): ReactElement {
  const { question, values, error, focusRequest, onAnswer } = props;
  const [value = ''] = values;
  const field = {
    id: `survey-${question.id}`,
    label: labelOf(question),
    value,
    required: question.required,
    error,
    focusRequest,
    onType: (typed: string): void => onAnswer([typed]),
  };
  if (question.kind === 'several') return <Several {...props} />;
  if (question.kind === 'range') return <Range {...props} />;
  if (question.kind === 'text') return <TextArea {...field} placeholder={text.noteHint} />;
  if (question.kind === 'phone')
    return <TextField {...field} placeholder={text.phoneHint} type="tel" autoComplete="tel-national" />;
  return (
    <ChoiceChips
      name={`survey-${question.id}`}
      label={labelOf(question)}
      choices={question.options.map((option) => ({ value: option.id, word: option.text }))}
      chosen={value}
      required={question.required}
      error={error}
      focusRequest={focusRequest}
      onChoose={(chosen) => onAnswer([chosen])}
    />
  );
}

/** A question with the control of its kind. */
export const Question = (props: QuestionProps): ReactElement => (
  <div className="survey-question">
    <Control {...props} />
    {props.question.hint === '' ? null : <p className="muted">{props.question.hint}</p>}
  </div>
);
