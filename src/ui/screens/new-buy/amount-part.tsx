import type { ReactElement } from 'react';
import { amountUnits, isAmountUnit } from '../../../../contract/values/typed-amount';
import { amountReadings } from '../../../domain/number/amount-readings';
import { Separator } from '../../parts/separator/separator';
import { Chips, Line } from './form-fields';
import type { TypedForm } from './typed-form';
import { newBuyText } from './text';

const text = newBuyText.form;
const units = Object.fromEntries(amountUnits.map((unit) => [unit, unit]));
/** What a typed amount comes to in the two other units. */
function Readings({ form, field }: { readonly form: TypedForm; readonly field: string }): ReactElement {
  const unit = form.valueOf('amountUnit');
  const readings = isAmountUnit(unit) ? amountReadings(form.valueOf(field), unit) : [];
  return (
    <p className="pub-readings" role="status">
      {readings.map((reading, at) => (
        <span key={reading}>
          {at === 0 ? `${text.readings} ` : <Separator />}
          {reading}
        </span>
      ))}
    </p>
  );
}

const amountKinds = { given: '填写金额', open: '面议' };

/** The unit first, then the amount, read at once in the two other units (LAY-20). */
export function AmountPart({ form }: { readonly form: TypedForm }): ReactElement {
  return (
    <>
      <Chips form={form} field="amountKind" choices={amountKinds} />
      {form.valueOf('amountKind') === 'given' ? (
        <>
          <Chips form={form} field="amountUnit" choices={units} />
          <div className="pub-amount">
            <Line form={form} field="amount" unit={form.valueOf('amountUnit')} />
            <Readings form={form} field="amount" />
          </div>
        </>
      ) : null}
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
          <div className="pub-pair pub-amount">
            {(['minAmount', 'maxAmount'] as const).map((field) => (
              <div key={field}>
                <Line form={form} field={field} unit={form.valueOf('amountUnit')} />
                <Readings form={form} field={field} />
              </div>
            ))}
          </div>
        </>
      ) : null}
    </>
  );
}
