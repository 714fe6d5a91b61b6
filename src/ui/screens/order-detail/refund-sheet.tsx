import type { ReactElement, SyntheticEvent } from 'react';
import type { FormEvent } from '../../../application/form/form-context';
import type { SheetFormStatus } from '../../../application/sheet-form/status';
import type { RefundForm } from '../../../domain/order/order-forms';
import { Button } from '../../parts/button/button';
import { TextArea } from '../../parts/field/text-area';
import { Told } from '../../parts/member-frame/told';
import { Sheet } from '../../parts/sheet/sheet';
import { orderDetailText } from './text';

const text = orderDetailText.refundForm;

export interface RefundSheetProps {
  readonly status: SheetFormStatus<RefundForm, void>;
  readonly send: (event: FormEvent<RefundForm>) => void;
}

/** Asking for the money back, with the reason. */
export function RefundSheet({ status, send }: RefundSheetProps): ReactElement {
  const { phase, typed, errors, failure, focusField } = status;
  const busy = phase === 'sending';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const type = (reason: string): void => send({ type: 'form.typed', field: 'reason', text: reason });
  return (
    <Sheet title={text.title} onClose={() => send({ type: 'form.closed' })}>
      <form className="order-form" noValidate onSubmit={submit}>
        <p className="muted">{text.lead}</p>
        {failure === null ? null : <Told kind="failed">{failure}</Told>}
        <div className="order-quick" role="group" aria-label={text.quick}>
          {text.reasons.map((reason) => (
            <button key={reason} type="button" className="chip" onClick={() => type(reason)}>
              {reason}
            </button>
          ))}
        </div>
        <TextArea
          id="refund-reason"
          label={text.label}
          placeholder={text.hint}
          value={typed.reason}
          error={errors.reason}
          focusSign={focusField === null ? null : errors}
          onType={type}
        />
        <Button kind="primary" block submits busy={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
      </form>
    </Sheet>
  );
}
