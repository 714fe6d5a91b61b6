import type { ReactElement, SyntheticEvent } from 'react';
import type { SavedSearch, SearchAlert } from '../../../../../contract/search/saved-search';
import type { FormEvent } from '../../../../application/kit/form/form-context';
import type { SheetFormStatus } from '../../../../application/kit/sheet-form/status';
import type { SearchForm } from '../../../../domain/saved-search/search-form';
import { holdsAlertsAtOnce } from '../../../../domain/saved-search/alert-right';
import { useWhoIsHere } from '../../../frame/context/who-is-here';
import { Button } from '../../../kit/action/button/button';
import { ChoiceChips } from '../../../kit/form/field/choice-chips';
import { TextField } from '../../../kit/form/field/text-field';
import { ResultNote } from '../../../kit/state/result-note/result-note';
import { Sheet } from '../../../kit/sheet/sheet';
import { savedSearchText as text } from './text';
import './saved-search.css';

export interface SearchSheetProps {
  readonly title: string;
  /** The search, in words. */
  readonly about: string;
  readonly status: SheetFormStatus<SearchForm, SavedSearch>;
  readonly send: (event: FormEvent<SearchForm>) => void;
}

const choices = (['now', 'daily', 'off'] as const satisfies readonly SearchAlert[]).map((value) => ({
  value,
  word: text.alerts[value],
}));

/** A sheet with the name of a search, and when the user is notified of matches. */
export function SearchSheet({ title, about, status, send }: SearchSheetProps): ReactElement {
  const { phase, typed, errors, failure, focusField } = status;
  const busy = phase === 'sending';
  const { user } = useWhoIsHere();
  const mayAlertNow = user !== null && holdsAlertsAtOnce(user);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <Sheet title={title} onClose={() => send({ type: 'form.closed' })}>
      <form className="search-form" noValidate onSubmit={submit}>
        <p className="muted">{about}</p>
        {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
        <TextField
          id="search-name"
          label={text.name}
          placeholder={text.nameHint}
          type="text"
          autoComplete="off"
          value={typed.name}
          error={errors.name}
          focusRequest={focusField === 'name' ? errors : null}
          onType={(name) => send({ type: 'form.typed', field: 'name', text: name })}
        />
        <div>
          <ChoiceChips
            name="search-alert"
            label={text.alert}
            choices={choices}
            chosen={typed.alert}
            onChoose={(alert) => send({ type: 'form.typed', field: 'alert', text: alert })}
          />
          <p className="search-hint">
            {text.alertHints[typed.alert]}
            {typed.alert === 'now' && !mayAlertNow ? text.alertOfPlan : ''}
          </p>
        </div>
        <Button kind="primary" block submits busy={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
      </form>
    </Sheet>
  );
}
