import type { ReactElement, SyntheticEvent } from 'react';
import type { FormEvent } from '../../../application/kit/form/form-context';
import type { SheetFormStatus } from '../../../application/kit/sheet-form/status';
import type { InvoiceForm } from '../../../domain/order/order-forms';
import { Button } from '../../kit/action/button/button';
import { ChoiceChips } from '../../kit/form/field/choice-chips';
import { TextField } from '../../kit/form/field/text-field';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Sheet } from '../../kit/sheet/sheet';
import { orderDetailText } from './text';

const { invoiceForm: text, invoiceKinds } = orderDetailText;
const kinds = [
  { value: 'company', word: invoiceKinds.company },
  { value: 'personal', word: invoiceKinds.personal },
] as const;

export interface InvoiceSheetProps {
  readonly status: SheetFormStatus<InvoiceForm, void>;
  readonly send: (event: FormEvent<InvoiceForm>) => void;
}

/** Asking for an invoice: to whom, and where it goes. */
export function InvoiceSheet({ status, send }: InvoiceSheetProps): ReactElement {
  const { phase, typed, errors, failure, focusField } = status;
  const busy = phase === 'sending';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const field = (name: 'title' | 'taxNumber' | 'email', label: string, hint: string, complete: string) => (
    <TextField
      id={`invoice-${name}`}
      label={label}
      placeholder={hint}
      type="text"
      inputMode={name === 'email' ? 'email' : undefined}
      autoComplete={complete}
      value={typed[name]}
      error={errors[name]}
      focusRequest={focusField === name ? errors : null}
      onType={(typedText) => send({ type: 'form.typed', field: name, text: typedText })}
    />
  );
  return (
    <Sheet title={text.title} onClose={() => send({ type: 'form.closed' })}>
      <form className="order-form" noValidate onSubmit={submit}>
        <p className="muted">{text.lead}</p>
        {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
        <ChoiceChips
          name="invoice-kind"
          label={text.kind}
          choices={kinds}
          chosen={typed.kind}
          onChoose={(kind) => send({ type: 'form.typed', field: 'kind', text: kind })}
        />
        {field('title', text.titleLabels[typed.kind], text.titleHints[typed.kind], 'organization')}
        {typed.kind === 'company' ? field('taxNumber', text.tax, text.taxHint, 'off') : null}
        {field('email', text.email, text.emailHint, 'email')}
        <Button kind="primary" block submits busy={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
      </form>
    </Sheet>
  );
}
