import type { ReactElement, SyntheticEvent } from 'react';
import type { UnsubscribeEvent } from '../../../application/session/unsubscribe/events';
import type { UnsubscribeStatus } from '../../../application/session/unsubscribe/status';
import { Button } from '../../kit/action/button/button';
import { CodeField } from '../../features/account/code-field/code-field';
import { FormFailed } from '../../kit/form/form-failed/form-failed';
import { Panel } from '../../kit/display/panel/panel';
import { unsubscribePageText as text } from './text';

export interface ProofFormProps {
  readonly status: UnsubscribeStatus;
  readonly send: (event: UnsubscribeEvent) => void;
}

/** A code to the account's own phone. */
export function ProofForm({ status, send }: ProofFormProps): ReactElement {
  const busy = status.phase === 'submitting';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'unsubscribe.submitted' });
  };
  return (
    <Panel title={text.proof}>
      <p className="member-text">{text.phone(status.phone)}</p>
      <form className="member-form" noValidate onSubmit={submit}>
        <FormFailed message={status.error} />
        <CodeField
          id="unsubscribe-code"
          error={status.codeError ?? undefined}
          focusRequest={status.codeFocusRequest}
          button={status.sendButton}
          sentTo={status.sentTo}
          onType={(typed) => send({ type: 'unsubscribe.codeTyped', text: typed })}
          onSend={() => send({ type: 'unsubscribe.codeRequested' })}
        />
        <Button block submits busy={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
        <Button kind="plain" block busy={busy} onPress={() => send({ type: 'unsubscribe.cancelled' })}>
          {text.back}
        </Button>
      </form>
    </Panel>
  );
}
