import type { ReactElement } from 'react';
import { fieldLabel } from '../../../../contract/publication/field-label';
import {
  figureBases,
  figureField,
  yearFigures,
  yearPlaces,
} from '../../../../contract/publication/sale-form';
import { yearAt } from '../../../../contract/publication/sale-years';
import { amountUnits } from '../../../../contract/values/typed-amount';
import { fieldText, longestFieldText } from '../../../domain/text/field-text';
import { FieldError } from '../../kit/form/field/field-error';
import { useFocusRequest } from '../../kit/form/field/use-focus-request';
import { Chips } from './form-fields';
import { elementId, type TypedForm } from './typed-form';
import { newBuyText } from './text';

const text = newBuyText.form;
const units = Object.fromEntries(amountUnits.map((unit) => [unit, unit]));

interface FigureProps {
  readonly form: TypedForm;
  readonly field: string;
  readonly name: string;
}

function Figure({ form, field, name }: FigureProps): ReactElement {
  const input = useFocusRequest<HTMLInputElement>(form.focusRequestOf(field));
  const fault = form.faultOf(field);
  return (
    <input
      ref={input}
      id={elementId(field)}
      className="pub-figure"
      inputMode="text"
      autoComplete="off"
      aria-label={name}
      aria-invalid={fault !== undefined}
      aria-describedby={fault === undefined ? undefined : `${elementId(field)}-error`}
      value={form.valueOf(field)}
      maxLength={longestFieldText}
      onChange={({ target }) => form.onType(field, fieldText(target.value))}
    />
  );
}

/**
 * Three finished years, each figure under its year; a contradiction is shown under the table with both
 * places.
 */
export function FinancesPart({ form }: { readonly form: TypedForm }): ReactElement {
  const years = yearPlaces.map((place) => yearAt(form.texts, place));
  const fields = yearFigures.flatMap((figure) => yearPlaces.map((place) => figureField(figure, place)));
  const faults = fields.flatMap((field) => {
    const fault = form.faultOf(field);
    return fault === undefined ? [] : [{ field, fault }];
  });
  return (
    <>
      <Chips form={form} field="figureUnit" choices={units} />
      <table className="pub-finances">
        <caption className="muted">{text.financesHint}</caption>
        <thead>
          <tr>
            <td />
            {years.map((year) => (
              <th key={year} scope="col">
                {text.year(year)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {yearFigures.map((figure) => (
            <tr key={figure}>
              <th scope="row">{fieldLabel(figure)}</th>
              {yearPlaces.map((place, at) => (
                <td key={place}>
                  <Figure
                    form={form}
                    field={figureField(figure, place)}
                    name={`${text.year(years[at] ?? '')}${fieldLabel(figure)}`}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{fieldLabel('basis')}</th>
            {yearPlaces.map((place, at) => (
              <td key={place}>
                <select
                  className="pub-figure"
                  aria-label={`${text.year(years[at] ?? '')}${fieldLabel('basis')}`}
                  value={form.valueOf(figureField('basis', place))}
                  onChange={({ target }) => form.onType(figureField('basis', place), target.value)}
                >
                  {Object.entries(figureBases).map(([value, word]) => (
                    <option key={value} value={value}>
                      {word}
                    </option>
                  ))}
                </select>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {faults.map(({ field, fault }) => (
        <FieldError key={field} id={`${elementId(field)}-error`}>
          {fault}
        </FieldError>
      ))}
    </>
  );
}
