import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { searchLimits, type SavedSearch } from '../../../../contract/search/saved-search';
import { selectKept } from '../../../application/deals/favourite/status';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import type { ChangeSearchMachine } from '../../../application/deals/saved-search/forms';
import type { SearchOpeningMachine } from '../../../application/deals/search-opening/machine';
import { useStars, useThings } from '../../features/list/favourite/use-stars';
import { useFlows } from '../../frame/context/flows';
import { FavouriteNote } from '../../features/list/favourite/favourite-note';
import { Panel } from '../../kit/display/panel/panel';
import { savedSearchText as text } from '../../features/list/saved-search/text';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { ButtonLink } from '../../kit/action/button/button-link';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import type { SessionFavourites } from '../../../application/deals/session-favourites';
import { SearchRow } from './search-row';

export interface SearchesProps {
  readonly flows: {
    readonly searches: ActorRefFrom<ResourceMachine<undefined, readonly SavedSearch[]>>;
    readonly change: ChangeSearchMachine;
    readonly opening: ActorRefFrom<SearchOpeningMachine>;
    readonly favourites: SessionFavourites;
  };
}

const none: readonly SavedSearch[] = [];
const thingOf = ({ id }: SavedSearch) => ({ kind: 'search' as const, id });

const nothing = (
  <div className="kept-none">
    <b>{text.none}</b>
    <p>{text.noneText}</p>
    <ButtonLink to="/sale">{text.toSales}</ButtonLink>
  </div>
);

/** The searches that one keeps; one that is taken out goes at once, and can be had back. */
export function Searches({ flows }: SearchesProps): ReactElement {
  const { searches, change, opening, favourites } = flows;
  const { sourceTypes } = useFlows();
  const { value, phase, failure } = useSelector(
    searches,
    selectResourceStatus<undefined, readonly SavedSearch[]>,
  );
  const items = value ?? none;
  const stars = useStars(favourites.actor, useThings('search', items), 'favourites.listed');
  const kept = useSelector(favourites.actor, selectKept(items, thingOf), shallowEqual);
  if (value === null)
    return phase === 'loading' ? (
      <PageBones shape="settings" />
    ) : (
      <FailedPanel
        title={text.failed}
        failure={failure}
        onReload={() => searches.send({ type: 'resource.reloadRequested' })}
      />
    );
  return (
    <Panel
      title={text.title}
      className="kept-searches"
      aside={<small>{text.many(kept.length, searchLimits.ofMember)}</small>}
    >
      {kept.length === 0 ? (
        nothing
      ) : (
        <ul aria-label={text.list}>
          {kept.map((search) => (
            <SearchRow
              key={`${search.id} ${search.name} ${search.alert}`}
              search={search}
              sourceTypes={sourceTypes}
              change={change}
              onOpen={() => opening.send({ type: 'search.opened', id: search.id })}
              onRemove={() => stars.onPress(thingOf(search), false)}
            />
          ))}
        </ul>
      )}
      <FavouriteNote stars={stars} failed={text.notSaved} />
    </Panel>
  );
}
