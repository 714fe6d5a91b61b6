import { useSelector } from '@xstate/react';
import { useContext, useEffect, useMemo, useRef, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { HotWord } from '../../../../contract/home/hot-word';
import type { Found, Hit } from '../../../../contract/search/found';
import type { FindBoxMachine } from '../../../application/deals/find-box/machine';
import type { FindBoxEvent } from '../../../application/deals/find-box/setup';
import { selectFindBox } from '../../../application/deals/find-box/status';
import type { SaveSearchMachine } from '../../../application/deals/saved-search/forms';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { readFind } from '../../../domain/find/find-address';
import { useListing } from '../../features/list/endless-list/use-listing';
import { useFlows } from '../../frame/context/flows';
import { useOwnTitle } from '../../frame/context/use-own-title';
import { PageBar } from '../../kit/page/page-bar';
import { VisitContext } from '../../kit/page/visit';
import { BeforeSearch } from './before-search';
import { Results } from './results';
import { SearchField } from './search-field';
import { searchText as text } from './text';
import './style.css';

export interface SearchScreenProps {
  readonly flows: {
    readonly box: ActorRefFrom<FindBoxMachine>;
    readonly found: ActorRefFrom<ResourceMachine<undefined, Found>>;
    readonly list: ActorRefFrom<ListingMachine<Hit>>;
    readonly hot: ActorRefFrom<ResourceMachine<undefined, readonly HotWord[]>>;
    readonly saving: SaveSearchMachine;
  };
}

/** The search over all kinds: one box, and the results that the address asks for (SCR-06). */
export function SearchScreen({ flows }: SearchScreenProps): ReactElement {
  const now = useFlows().now();
  const { search } = useLocation();
  const asked = useMemo(() => readFind(search), [search]);
  const status = useSelector(flows.box, selectFindBox);
  const found = useSelector(flows.found, selectResourceStatus<undefined, Found>);
  const hot = useSelector(flows.hot, selectResourceStatus<undefined, readonly HotWord[]>);
  const list = useListing(flows.list);
  const send = (event: FindBoxEvent): void => flows.box.send(event);
  const isBlank = asked.text === '';
  const field = useRef<HTMLInputElement>(null);
  const { count } = useContext(VisitContext);
  // After the heading of the bar: a page where nothing is searched for begins in the field.
  useEffect(() => {
    if (isBlank) field.current?.focus({ preventScroll: true });
  }, [isBlank, count]);
  useOwnTitle(isBlank ? null : text.titleOf(asked.text));
  return (
    <div className="find reading">
      <PageBar
        title={text.title}
        titleHidden
        aside={<SearchField status={status} field={field} send={send} />}
      />
      {isBlank ? (
        <BeforeSearch status={status} words={hot.value ?? []} send={send} />
      ) : (
        <Results
          asked={asked}
          found={found}
          list={list}
          saving={flows.saving}
          now={now}
          onReload={() => flows.found.send({ type: 'resource.reloadRequested' })}
        />
      )}
    </div>
  );
}
