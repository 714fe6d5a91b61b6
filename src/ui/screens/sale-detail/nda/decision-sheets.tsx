import type { ReactElement, SyntheticEvent } from 'react';
import type { FormEvent } from '../../../../application/form/form-context';
import type { NdaApprovalEvent } from '../../../../application/nda-approval/events';
import type { SheetFormStatus } from '../../../../application/sheet-form/status';
import type { NdaRejection } from '../../../../domain/sale/nda-rejection';
import { Button } from '../../../parts/button/button';
import { TextArea } from '../../../parts/field/text-area';
import { FormFailed } from '../../../parts/form-failed/form-failed';
import { Sheet } from '../../../parts/sheet/sheet';
import { ndaText } from './text';

const text = ndaText.requests;

export interface ApproveSheetProps {
  readonly who: string;
  readonly send: (event: NdaApprovalEvent) => void;
}

/** Says what will be seen, and by whom. */
export function ApproveSheet({ who, send }: ApproveSheetProps): ReactElement {
  return (
    <Sheet title={text.approveTitle} onClose={() => send({ type: 'ndaApproval.dismissed' })}>
      <div className="nda-form">
        <p>{text.approveText(who)}</p>
        <Button kind="primary" block onPress={() => send({ type: 'ndaApproval.confirmed' })}>
          {text.confirm}
        </Button>
        <Button kind="plain" block onPress={() => send({ type: 'ndaApproval.dismissed' })}>
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
export function RejectSheet({ status, send }: RejectSheetProps): ReactElement {
  const { phase, typed, errors, failure, focusField } = status;
  const busy = phase === 'sending';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const type = (reason: string): void => send({ type: 'form.typed', field: 'reason', text: reason });
  return (
    <Sheet title={text.rejectTitle} onClose={() => send({ type: 'form.closed' })}>
      <form className="nda-form" noValidate onSubmit={submit}>
        <p className="muted">{text.rejectLead}</p>
        <FormFailed message={failure} />
        <div className="nda-quick" role="group" aria-label={text.quick}>
          {text.reasons.map((reason) => (
            <button key={reason} type="button" onClick={() => type(reason)}>
              {reason}
            </button>
          ))}
        </div>
        <TextArea
          id="nda-rejection"
          label={text.reason}
          placeholder={text.reasonHint}
          value={typed.reason}
          error={errors.reason}
          focusSign={focusField === null ? null : errors}
          onType={type}
        />
        <Button kind="primary" block submits busy={busy}>
          {busy ? text.confirming : text.rejectSubmit}
        </Button>
      </form>
    </Sheet>
  );
}
