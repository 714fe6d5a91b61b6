import type { ReactElement } from 'react';
import { amountUnits, isAmountUnit, unitTyped } from '../../../../contract/values/typed-amount';
import { amountKinds } from '../../../../contract/publication/sale-form';
import { amountReadings, isFinerThan } from '../../../domain/number/amount-readings';
import { Separator } from '../../kit/display/separator/separator';
import { Chips, Line } from './form-fields';
import type { TypedForm } from './typed-form';
import { newBuyText } from './text';

const text = newBuyText.form;
const units = Object.fromEntries(amountUnits.map((unit) => [unit, unit]));
/** A typed amount in the two other units, or a note that it has too many decimals. */
function Readings({ form, field }: { readonly form: TypedForm; readonly field: string }): ReactElement {
  const typed = form.valueOf(field);
  const unit = unitTyped(typed) ?? form.valueOf('amountUnit');
  // A bid is in whole 元, and so is its minimum step.
  const finest = field === 'least' ? '元' : '分';
  if (isAmountUnit(unit) && isFinerThan(typed, unit, finest))
    return (
      <p className="pub-readings pub-too-fine" role="status">
        {text.tooFine(finest)}
      </p>
    );
  const readings = isAmountUnit(unit) ? amountReadings(typed, unit) : [];
  return (
    <p className="pub-readings" role="status">
      {readings.map((reading, at) => (
        <span key={reading}>
          {at === 0 ? <span>{`${text.readings} `}</span> : <Separator />}
          <span>{reading}</span>
        </span>
      ))}
    </p>
  );
}

/** One sum in the unit of the form, and how it reads. */
function Sum({ form, field }: { readonly form: TypedForm; readonly field: string }): ReactElement {
  return (
    <div className="pub-amount">
      <Line
        form={form}
        field={field}
        keyboard="decimal"
        unit={unitTyped(form.valueOf(field)) === null ? form.valueOf('amountUnit') : null}
      />
      <Readings form={form} field={field} />
    </div>
  );
}

/** The unit first, then the amount, read at once in the two other units (LAY-20). */
export function AmountPart({ form }: { readonly form: TypedForm }): ReactElement {
  return (
    <>
      <Chips form={form} field="amountKind" choices={amountKinds} />
      <Chips form={form} field="amountUnit" choices={units} />
      {form.valueOf('amountKind') === 'given' ? <Sum form={form} field="amount" /> : null}
      <Sum form={form} field="least" />
    </>
  );
}

/** What a buyer would pay, from and to; either end may stay open. */
export function BudgetPart({ form }: { readonly form: TypedForm }): ReactElement {
  return (
    <>
      <Chips form={form} field="amountKind" choices={amountKinds} />
      {form.valueOf('amountKind') === 'given' ? (
        <>
          <Chips form={form} field="amountUnit" choices={units} />
          <div className="pub-pair">
            {(['minAmount', 'maxAmount'] as const).map((field) => (
              <Sum key={field} form={form} field={field} />
            ))}
          </div>
        </>
      ) : null}
    </>
  );
}
