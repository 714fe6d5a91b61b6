import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { kinds } from '../../../../contract/kind/kinds';
import type { SourceType } from '../../../../contract/sale/source-type';
import { searchLimits, type SavedSearch } from '../../../../contract/search/saved-search';
import type { ChangeSearchMachine } from '../../../application/deals/saved-search/forms';
import { selectSheetFormStatus } from '../../../application/kit/sheet-form/status';
import { chosenWords } from '../../../domain/choice-filter/changed-choices';
import { choiceFilters } from '../../../domain/choice-filter/choice-filters';
import { searchAddress } from '../../../domain/saved-search/search-address';
import type { SearchForm } from '../../../domain/saved-search/search-form';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { SearchSheet } from '../../features/list/saved-search/search-sheet';
import { searchWords } from '../../features/list/saved-search/search-words';
import { savedSearchText as text } from '../../features/list/saved-search/text';
import { Separator } from '../../kit/display/separator/separator';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';

export interface SearchRowProps {
  readonly search: SavedSearch;
  readonly sourceTypes: readonly SourceType[];
  readonly change: ChangeSearchMachine;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Change({
  search,
  about,
  change,
}: { readonly about: string } & Pick<SearchRowProps, 'search' | 'change'>) {
  const { user } = useWhoIsHere();
  const { name, alert } = search;
  const userId = user?.userId ?? null;
  const form = usePartFlow(change, { userId, given: search, initial: { name, alert } });
  const status = useSelector(form, selectSheetFormStatus<SearchForm, SavedSearch, SavedSearch>);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.editOf(name)}
        onClick={() => form.send({ type: 'form.opened' })}
      >
        {text.edit}
      </button>
      {status.phase === 'closed' ? null : (
        <SearchSheet
          title={text.changeTitle}
          about={about}
          status={status}
          send={(event) => form.send(event)}
        />
      )}
    </>
  );
}

/** The conditions of a search, by the filter of its kind. */
const wordsOf = (search: SavedSearch, sourceTypes: readonly SourceType[]): readonly string[] => {
  const filter = choiceFilters[search.kind];
  return filter === undefined
    ? searchWords(search, sourceTypes)
    : chosenWords(filter, filter.read(search.query).asked).map(({ word }) => word);
};

/** One search: what it asks for, what is fresh of it, the way to its list, and what can be done with it. */
export function SearchRow(props: SearchRowProps): ReactElement {
  const { search, sourceTypes, change, onOpen, onRemove } = props;
  const words = wordsOf(search, sourceTypes);
  const about = words.length === 0 ? text.everything(search.kind) : words.join('、');
  return (
    <li className="kept-search">
      <div className="kept-search-text">
        <h3>
          <Link to={searchAddress(search)} onClick={onOpen}>
            {search.name}
          </Link>
          {search.fresh === 0 ? null : (
            <span className="kept-fresh">{text.fresh(search, searchLimits.fresh)}</span>
          )}
        </h3>
        <p>{about}</p>
        <p>
          {kinds[search.kind].listTitle}
          <Separator />
          {text.alerts[search.alert]}
        </p>
      </div>
      <span className="kept-search-acts">
        <Change search={search} about={about} change={change} />
        <button type="button" aria-label={text.removeOf(search.name)} onClick={onRemove}>
          {text.remove}
        </button>
      </span>
    </li>
  );
}
