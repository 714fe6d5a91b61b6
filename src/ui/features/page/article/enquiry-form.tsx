import type { ReactElement, SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { EnquiryTime, enquiryTimes } from '../../../../../contract/enquiry/enquiry';
import type { FormEvent } from '../../../../application/kit/form/form-context';
import type { FormStatus } from '../../../../application/kit/form/status';
import type { EnquiryForm } from '../../../../domain/enquiry/enquiry-form';
import { groupedPhone } from '../../../../domain/phone/grouped-phone';
import { Button } from '../../../kit/action/button/button';
import { ChoiceChips } from '../../../kit/form/field/choice-chips';
import { FieldError } from '../../../kit/form/field/field-error';
import { TextArea } from '../../../kit/form/field/text-area';
import { TextField } from '../../../kit/form/field/text-field';
import { TickBox } from '../../../kit/form/tick-box/tick-box';
import { ResultNote } from '../../../kit/state/result-note/result-note';
import { articleWords as text } from './text';
import '../../../kit/form/agreement/agreement.css';

export interface EnquiryFormViewProps {
  readonly status: FormStatus<EnquiryForm, void>;
  /** The phone of the account, masked. */
  readonly phone: string;
  readonly send: (event: FormEvent<EnquiryForm>) => void;
}

const times = Object.keys(enquiryTimes)
  .filter(EnquiryTime.is)
  .map((value) => ({ value, word: enquiryTimes[value] }));

const consentErrorId = 'enquiry-consent-error';

interface ConsentProps {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly focusRequest: object | null;
  readonly onToggle: () => void;
}

const Consent = ({ agreed, error, focusRequest, onToggle }: ConsentProps): ReactElement => (
  <div>
    <div className="agreement">
      <TickBox
        ticked={agreed}
        name={text.agreeLabel}
        describedBy={error === undefined ? undefined : consentErrorId}
        focusRequest={focusRequest}
        onToggle={onToggle}
      />
      <p>
        {text.agree}
        <Link to="/user/privacy">{text.privacy}</Link>
      </p>
    </div>
    {error === undefined ? null : <FieldError id={consentErrorId}>{error}</FieldError>}
  </div>
);

/** The form of an enquiry about a service (SCR-15). */
export function EnquiryFormView({ status, phone, send }: EnquiryFormViewProps): ReactElement {
  const { phase, typed, errors, failure, focusField } = status;
  const busy = phase === 'sending';
  const type =
    (field: keyof EnquiryForm) =>
    (typedText: string): void =>
      send({ type: 'form.typed', field, text: typedText });
  const focusOn = (field: keyof EnquiryForm): object | null => (focusField === field ? errors : null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form className="article-enquiry" noValidate onSubmit={submit}>
      {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
      {phase === 'taken' ? <ResultNote kind="done">{text.sent}</ResultNote> : null}
      <TextField
        id="enquiry-organization"
        label={text.organization}
        placeholder={text.organizationHint}
        type="text"
        autoComplete="organization"
        value={typed.organization}
        required
        error={errors.organization}
        focusRequest={focusOn('organization')}
        onType={type('organization')}
      />
      <TextArea
        id="enquiry-need"
        label={text.need}
        placeholder={text.needHint}
        value={typed.need}
        required
        error={errors.need}
        focusRequest={focusOn('need')}
        onType={type('need')}
      />
      <ChoiceChips
        name="enquiry-time"
        label={text.time}
        choices={times}
        chosen={EnquiryTime.is(typed.time) ? typed.time : ''}
        onChoose={type('time')}
      />
      <p className="muted">{text.phone(groupedPhone(phone))}</p>
      <Consent
        agreed={typed.agreed === '1'}
        error={errors.agreed}
        focusRequest={focusOn('agreed')}
        onToggle={() => type('agreed')(typed.agreed === '1' ? '' : '1')}
      />
      <Button kind="primary" block submits busy={busy}>
        {busy ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
