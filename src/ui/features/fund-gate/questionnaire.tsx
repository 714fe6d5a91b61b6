import type { ReactElement, SyntheticEvent } from 'react';
import type { Determination } from '../../../../contract/determination/determination';
import {
  declarationNames,
  declarations,
  InvestorStandard,
  investorStandards,
  riskQuestions,
} from '../../../../contract/determination/questionnaire';
import type { SheetFormStatus } from '../../../application/kit/sheet-form/status';
import {
  fieldOfDeclaration,
  fieldOfQuestion,
  standardField,
  type DeterminationFields,
} from '../../../domain/determination/determination-form';
import { Button } from '../../kit/action/button/button';
import { ChoiceChips } from '../../kit/form/field/choice-chips';
import { FieldError } from '../../kit/form/field/field-error';
import { TickBox } from '../../kit/form/tick-box/tick-box';
import { Sheet } from '../../kit/sheet/sheet';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { fundGateText as text } from './text';

const standards = Object.entries(investorStandards).flatMap(([value, word]) =>
  InvestorStandard.is(value) ? [{ value, word }] : [],
);

export interface QuestionnaireProps {
  readonly status: SheetFormStatus<DeterminationFields, Determination>;
  readonly onChoose: (field: string, chosen: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** The declaration and the risk questionnaire, in a sheet. Nothing is chosen beforehand. */
export function Questionnaire({ status, onChoose, onSubmit, onClose }: QuestionnaireProps): ReactElement {
  const { typed, errors, failure, focusField, phase } = status;
  const focusOf = (field: string): object | null => (focusField === field ? errors : null);
  const missing = Object.keys(errors).length;
  const busy = phase === 'sending';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Sheet title={text.formTitle} onClose={onClose}>
      <form className="fund-form" noValidate onSubmit={submit}>
        <p className="muted">{text.lead}</p>
        <ChoiceChips
          name={standardField}
          label={text.standard}
          choices={standards}
          chosen={typed[standardField] ?? ''}
          required
          error={errors[standardField]}
          focusRequest={focusOf(standardField)}
          onChoose={(chosen) => onChoose(standardField, chosen)}
        />
        {riskQuestions.map(({ id, text: question, options }, place) => {
          const field = fieldOfQuestion(id);
          return (
            <ChoiceChips
              key={id}
              name={`fund-${id}`}
              label={`${place + 1}. ${question}`}
              choices={options.map((option) => ({ value: option.id, word: option.text }))}
              chosen={typed[field] ?? ''}
              required
              error={errors[field]}
              focusRequest={focusOf(field)}
              onChoose={(chosen) => onChoose(field, chosen)}
            />
          );
        })}
        <fieldset className="choice">
          <legend>{text.declared}</legend>
          {declarationNames.map((name) => {
            const field = fieldOfDeclaration(name);
            const error = errors[field];
            return (
              <div key={name}>
                <TickBox
                  ticked={typed[field] === '1'}
                  describedBy={error === undefined ? undefined : `fund-${name}-error`}
                  focusRequest={focusOf(field)}
                  onToggle={() => onChoose(field, typed[field] === '1' ? '' : '1')}
                >
                  {declarations[name]}
                </TickBox>
                {error === undefined ? null : <FieldError id={`fund-${name}-error`}>{error}</FieldError>}
              </div>
            );
          })}
        </fieldset>
        {missing === 0 ? null : <p className="muted">{text.missing(missing)}</p>}
        {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
        <Button kind="primary" block submits busy={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
      </form>
    </Sheet>
  );
}
