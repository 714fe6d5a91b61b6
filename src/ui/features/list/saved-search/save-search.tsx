import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { SavedSearch, SearchAlert } from '../../../../../contract/search/saved-search';
import type { SaveSearchMachine } from '../../../../application/deals/saved-search/forms';
import { selectSheetFormStatus } from '../../../../application/kit/sheet-form/status';
import { searchAddress } from '../../../../domain/saved-search/search-address';
import { firstAlert } from '../../../../domain/saved-search/alert-right';
import { suggestedName, type SearchForm, type SearchOf } from '../../../../domain/saved-search/search-form';
import { useFlows } from '../../../frame/context/flows';
import { useWhoIsHere } from '../../../frame/context/who-is-here';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { Icon } from '../../../kit/display/icon/icon';
import { SearchSheet } from './search-sheet';
import { searchWords } from './search-words';
import { savedSearchText as text } from './text';
import './saved-search.css';

export interface SaveSearchProps {
  readonly machine: SaveSearchMachine;
  readonly search: SearchOf;
  /** The conditions in words; those of the deals' filter when left out. */
  readonly conditions?: readonly string[];
}

function Saving({
  machine,
  search,
  conditions,
  userId,
  alert,
}: SaveSearchProps & { readonly userId: string; readonly alert: SearchAlert }): ReactElement {
  const { sourceTypes } = useFlows();
  const words = conditions ?? searchWords(search, sourceTypes);
  const everything = text.everything(search.kind);
  const name = suggestedName(words, everything);
  const form = usePartFlow(machine, { userId, given: search, initial: { name, alert } });
  const status = useSelector(form, selectSheetFormStatus<SearchForm, SearchOf, SavedSearch>);
  return (
    <>
      {status.answer === null ? (
        <button
          type="button"
          className="save-search"
          aria-haspopup="dialog"
          onClick={() => form.send({ type: 'form.opened' })}
        >
          {text.save}
        </button>
      ) : (
        <span className="save-search" role="status">
          <Icon name="check" size={14} />
          {text.saved}
          <Link to="/favorite">{text.see}</Link>
        </span>
      )}
      {status.phase === 'closed' ? null : (
        <SearchSheet
          title={text.saveTitle}
          about={words.length === 0 ? everything : words.join('、')}
          status={status}
          send={(event) => form.send(event)}
        />
      )}
    </>
  );
}

/**
 * Keeps the list that is shown under a name (MKT-01). A visitor is led to the login, and comes back to the same list,
 * for the address holds what was chosen.
 */
export function SaveSearch(props: SaveSearchProps): ReactElement {
  const { app } = useFlows();
  const { loggedIn, user } = useWhoIsHere();
  // The user is about to be known: the input is kept as theirs.
  if (user === null)
    return (
      <button
        type="button"
        className="save-search"
        aria-disabled={loggedIn || undefined}
        onClick={loggedIn ? undefined : () => app.navigation.send({ type: 'login.wanted' })}
      >
        {text.save}
      </button>
    );
  const { userId } = user;
  return (
    <Saving
      key={`${userId} ${searchAddress(props.search)}`}
      {...props}
      userId={userId}
      alert={firstAlert(user)}
    />
  );
}
