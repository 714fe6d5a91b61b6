import type { ReactElement, SyntheticEvent } from 'react';
import type { NdaStanding } from '../../../../../contract/nda/nda-standing';
import type { NdaEvent } from '../../../../application/deals/nda/events';
import type { NdaStatus } from '../../../../application/deals/nda/status';
import { longestNameBytes } from '../../../../domain/verification/longest-name';
import { Button } from '../../../kit/action/button/button';
import { CodeField } from '../../../features/account/code-field/code-field';
import { FieldError } from '../../../kit/form/field/field-error';
import { TextField } from '../../../kit/form/field/text-field';
import { FormFailed } from '../../../kit/form/form-failed/form-failed';
import { KeyValues } from '../../../kit/display/key-value/key-values';
import { TickBox } from '../../../kit/form/tick-box/tick-box';
import { ndaText as text } from './text';

export interface SigningFormProps {
  readonly status: NdaStatus;
  readonly standing: NdaStanding;
  readonly send: (event: NdaEvent) => void;
}

const agreedError = 'nda-agreed-error';

/** Name, code and one confirmation, which is never ticked beforehand. */
export function SigningForm({ status, standing, send }: SigningFormProps): ReactElement {
  const { errors, error, name, agreed, phone, sendButton, sentTo } = status;
  const busy = status.phase === 'sending';
  const { title, signerCompany, termMonths } = standing;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!busy) send({ type: 'nda.submitted' });
  };
  return (
    <form className="nda-form" noValidate onSubmit={submit}>
      <KeyValues
        rows={[
          { name: text.deal, value: title },
          { name: text.owner, value: text.ownerSide },
          { name: text.company, value: signerCompany },
          { name: text.term, value: text.months(termMonths) },
        ]}
      />
      <FormFailed message={error} />
      <TextField
        id="nda-name"
        label={text.name}
        placeholder={text.nameHint}
        type="text"
        autoComplete="name"
        value={name}
        maxLength={longestNameBytes}
        error={errors.name ?? undefined}
        focusRequest={errors.name === null ? null : errors}
        onType={(typed) => send({ type: 'nda.typed', field: 'name', text: typed })}
      />
      <CodeField
        id="nda-code"
        error={errors.caption ?? undefined}
        focusRequest={errors.name === null && errors.caption !== null ? errors : null}
        button={sendButton}
        sentTo={sentTo}
        hint={text.codeFor(phone)}
        onType={(typed) => send({ type: 'nda.typed', field: 'caption', text: typed })}
        onSend={() => send({ type: 'nda.codeRequested' })}
      />
      <div>
        <TickBox
          ticked={agreed}
          describedBy={errors.agreed === null ? undefined : agreedError}
          onToggle={() => send({ type: 'nda.agreedToggled' })}
        >
          {text.agree(signerCompany)}
        </TickBox>
        {errors.agreed === null ? null : <FieldError id={agreedError}>{errors.agreed}</FieldError>}
      </div>
      <Button kind="primary" block submits busy={busy}>
        {busy ? text.signing : text.sign}
      </Button>
      <Button kind="plain" block busy={busy} onPress={() => send({ type: 'nda.backRequested' })}>
        {text.back}
      </Button>
      <p className="muted">{text.kept}</p>
    </form>
  );
}
