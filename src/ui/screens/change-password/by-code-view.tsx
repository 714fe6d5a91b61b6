import type { ReactElement } from 'react';
import type { PhoneFormEvent } from '../../../application/session/phone-form/events';
import type { PhoneFormStatus } from '../../../application/session/phone-form/status';
import type { RetrieveEvent } from '../../../application/session/retrieve-password/events';
import type { RetrievePasswordStatus } from '../../../application/session/retrieve-password/status';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Panel } from '../../kit/display/panel/panel';
import { OverPhoneForm } from '../../features/account/phone-form/over-phone-form';
import { PhoneForm } from '../../features/account/phone-form/phone-form';
import { ChoosePassword } from '../../features/account/choose-password/choose-password';
import { changePasswordPageText as text } from './text';

export interface ByCodeViewProps {
  /** There is no password yet. */
  readonly isFirst: boolean;
  readonly status: RetrievePasswordStatus;
  readonly form: PhoneFormStatus;
  readonly send: (event: RetrieveEvent) => void;
  readonly sendToForm: (event: PhoneFormEvent) => void;
}

/** The account's phone is proved, then a new password is chosen; this login goes on. */
export function ByCodeView({ isFirst, status, form, send, sendToForm }: ByCodeViewProps): ReactElement {
  const { phase } = status;
  if (phase === 'changed')
    return (
      <Panel title={text.byCode}>
        <div className="member-text">
          <ResultNote kind="done">{text.changedByCode}</ResultNote>
        </div>
      </Panel>
    );
  return (
    <Panel title={text.byCode}>
      <p className="member-text">{isFirst ? text.firstLead : text.byCodeLead}</p>
      <div className="member-form">
        {phase === 'proving' ? (
          <PhoneForm status={form} submit={text.next} submitting={text.checking} send={sendToForm} />
        ) : (
          <ChoosePassword status={status} send={send} />
        )}
      </div>
      <OverPhoneForm status={form} send={sendToForm} />
    </Panel>
  );
}
