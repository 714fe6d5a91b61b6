import type { ReactElement } from 'react';
import type { FormEvent } from '../../../../application/kit/form/form-context';
import type { AskFirstEvent } from '../../../../application/kit/ask-first/machine';
import type { SheetFormStatus } from '../../../../application/kit/sheet-form/status';
import type { NdaRejection } from '../../../../domain/sale/nda-rejection';
import { Button } from '../../../kit/action/button/button';
import { KeyValues } from '../../../kit/display/key-value/key-values';
import { Sheet } from '../../../kit/sheet/sheet';
import { WordsSheet } from '../../../kit/words-sheet/words-sheet';
import { ndaText } from './text';

const text = ndaText.requests;

export interface ApproveSheetProps {
  /** Who asks, and about what. */
  readonly name: string;
  readonly company: string;
  readonly title: string;
  readonly send: (event: AskFirstEvent<string>) => void;
}

/** Says who will see what, of which deal and how long, and that it cannot be taken back. */
export function ApproveSheet({ name, company, title, send }: ApproveSheetProps): ReactElement {
  return (
    <Sheet title={text.approveTitle} onClose={() => send({ type: 'ask.dismissed' })}>
      <div className="nda-form nda-approve">
        <KeyValues
          rows={[
            { name: text.who, value: [company, name].filter(Boolean).join(' ') },
            { name: text.ofDeal, value: title },
            { name: text.opens, value: text.opened },
            { name: text.term, value: text.termText },
          ]}
        />
        <p>{text.approveText}</p>
        <Button kind="primary" block onPress={() => send({ type: 'ask.confirmed' })}>
          {text.confirm}
        </Button>
        <Button kind="plain" block onPress={() => send({ type: 'ask.dismissed' })}>
          {text.cancel}
        </Button>
      </div>
    </Sheet>
  );
}

export interface RejectSheetProps {
  readonly status: SheetFormStatus<NdaRejection, void>;
  readonly send: (event: FormEvent<NdaRejection>) => void;
}

/** Rejecting, with the reason that the signer will read. */
export const RejectSheet = ({ status, send }: RejectSheetProps): ReactElement => (
  <WordsSheet
    title={text.rejectTitle}
    lead={<p className="muted">{text.rejectLead}</p>}
    words={{
      id: 'nda-rejection',
      label: text.reason,
      hint: text.reasonHint,
      submit: text.rejectSubmit,
      submitting: text.confirming,
    }}
    quick={{ label: text.quick, words: text.reasons }}
    value={status.typed.reason}
    error={status.errors.reason}
    failure={status.failure}
    focusRequest={status.focusField === null ? null : status.errors}
    busy={status.phase === 'sending'}
    onType={(reason) => send({ type: 'form.typed', field: 'reason', text: reason })}
    onSubmit={() => send({ type: 'form.submitted' })}
    onClose={() => send({ type: 'form.closed' })}
  />
);
