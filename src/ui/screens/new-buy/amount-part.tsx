import type { ReactElement } from 'react';
import { amountUnits, isAmountUnit } from '../../../../contract/values/typed-amount';
import { amountReadings } from '../../../domain/number/amount-readings';
import { Separator } from '../../parts/separator/separator';
import { Chips, Line } from './form-fields';
import type { TypedForm } from './typed-form';
import { newBuyText } from './text';

const text = newBuyText.form;
const units = Object.fromEntries(amountUnits.map((unit) => [unit, unit]));
const amountKinds = { given: '填写金额', open: '面议' };

/** The unit first, then the amount, read at once in the two other units (LAY-20). */
export function AmountPart({ form }: { readonly form: TypedForm }): ReactElement {
  const unit = form.valueOf('amountUnit');
  const readings = isAmountUnit(unit) ? amountReadings(form.valueOf('amount'), unit) : [];
  return (
    <>
      <Chips form={form} field="amountKind" choices={amountKinds} />
      {form.valueOf('amountKind') === 'given' ? (
        <>
          <Chips form={form} field="amountUnit" choices={units} />
          <div className="pub-amount">
            <Line form={form} field="amount" />
            <p className="pub-readings" role="status">
              {readings.map((reading, at) => (
                <span key={reading}>
                  {at === 0 ? `${text.readings} ` : <Separator />}
                  {reading}
                </span>
              ))}
            </p>
          </div>
        </>
      ) : null}
    </>
  );
}
