import type { ReactElement, SyntheticEvent } from 'react';
import type { FormEvent } from '../../../application/kit/form/form-context';
import type { FormStatus } from '../../../application/kit/form/status';
import { Link } from 'react-router-dom';
import {
  profileFields,
  type Profile,
  type ProfileField,
  type ProfileFields,
} from '../../../domain/member/profile';
import { groupedPhone } from '../../../domain/phone/grouped-phone';
import { Button } from '../../kit/action/button/button';
import { TextField } from '../../kit/form/field/text-field';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { profilePageText as text } from './text';

export interface ProfileFormProps {
  readonly status: FormStatus<ProfileFields, void>;
  readonly profile: Profile;
  readonly send: (event: FormEvent<ProfileFields>) => void;
}

const autoComplete: { readonly [Field in ProfileField]: string } = {
  name: 'name',
  company: 'organization',
  position: 'organization-title',
  email: 'email',
};

const verified: readonly ProfileField[] = ['name', 'company'];

/** The editable profile of a member; verified fields are read-only. */
export function ProfileForm({ status, profile, send }: ProfileFormProps): ReactElement {
  const { phase, typed, errors, failure, focusField } = status;
  const busy = phase === 'sending';
  const fixed = profile.locked ? verified : [];
  const rows = [
    { name: text.phone, value: groupedPhone(profile.userName) },
    ...fixed.map((field) => ({ name: text.labels[field], value: typed[field] })),
  ];
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <>
      <KeyValues rows={rows} />
      {profile.locked ? (
        <p className="member-text muted">
          {text.locked}
          <Link to="/user/auditLogin">{text.resubmit}</Link>
        </p>
      ) : null}
      <form className="member-form" noValidate onSubmit={submit}>
        {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
        {phase === 'taken' ? <ResultNote kind="done">{text.saved}</ResultNote> : null}
        {profileFields
          .filter((field) => !fixed.includes(field))
          .map((field) => (
            <TextField
              key={field}
              id={`profile-${field}`}
              label={text.labels[field]}
              placeholder={text.hints[field]}
              type="text"
              inputMode={field === 'email' ? 'email' : undefined}
              autoComplete={autoComplete[field]}
              value={typed[field]}
              error={errors[field]}
              focusRequest={focusField === field ? errors : null}
              onType={(typedText) => send({ type: 'form.typed', field, text: typedText })}
            />
          ))}
        <Button kind="primary" block submits busy={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
      </form>
    </>
  );
}
