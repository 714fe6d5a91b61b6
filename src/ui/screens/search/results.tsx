import { useCallback, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { filterLimits } from '../../../../contract/deal/deal-filter';
import { isKindWith } from '../../../../contract/kind/capabilities';
import { kinds } from '../../../../contract/kind/kinds';
import type { Found, FoundKind, Hit } from '../../../../contract/search/found';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { SaveSearchMachine } from '../../../application/deals/saved-search/forms';
import { keywordSearch } from '../../../domain/saved-search/keyword-search';
import { findAddress, type AskedFind } from '../../../domain/find/find-address';
import { demandAddress } from '../../../domain/publication/demand-address';
import { cut } from '../../../domain/text/cut';
import { SaveSearch } from '../../features/list/saved-search/save-search';
import { EndlessList, type EndlessListFlow } from '../../features/list/endless-list/endless-list';
import { Rows } from '../../features/list/endless-list/rows';
import { ButtonLink } from '../../kit/action/button/button-link';
import { FilterTabs } from '../../kit/action/filter-tabs/filter-tabs';
import { Icon } from '../../kit/display/icon/icon';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { HitRow } from './hit-row';
import { searchText as text } from './text';

export interface ResultsProps {
  readonly asked: AskedFind;
  readonly found: ResourceStatus<Found>;
  readonly list: EndlessListFlow<Hit>;
  readonly saving: SaveSearchMachine;
  readonly now: number;
  readonly onReload: () => void;
}

const totalOf = ({ counts }: Found): number => counts.reduce((sum, { count }) => sum + count, 0);

const bones = (
  <Skeleton times={6}>
    <div className="hit">
      <Bone shape="title" />
      <Bone shape="line" />
    </div>
  </Skeleton>
);

function Tabs({ asked, found }: { readonly asked: AskedFind; readonly found: Found }): ReactElement {
  const tabs = [
    { kind: null, word: text.all, count: totalOf(found) },
    ...found.counts
      .filter(({ kind, count }) => count > 0 || kind === asked.kind)
      .map(({ kind, count }) => ({ kind, word: kinds[kind].shortLabel, count })),
  ];
  return (
    <FilterTabs
      label={text.tabs}
      tabs={tabs.map(({ kind, word, count }) => ({
        to: findAddress({ ...asked, kind }),
        word,
        current: kind === asked.kind,
        count,
      }))}
    />
  );
}

/** Which words were searched for as well, and the way to leave them out. */
function Added({ asked, found }: { readonly asked: AskedFind; readonly found: Found }): ReactElement | null {
  if (asked.exact)
    return (
      <p className="find-added">
        {text.isExact}
        <Link replace to={findAddress({ ...asked, exact: false })}>
          {text.withAdded}
        </Link>
      </p>
    );
  if (found.added.length === 0) return null;
  return (
    <p className="find-added">
      {text.added(found.added.map(({ word }) => word))}
      <Link replace to={findAddress({ ...asked, exact: true })}>
        {text.onlyExact}
      </Link>
    </p>
  );
}

interface GroupProps {
  readonly asked: AskedFind;
  readonly kind: FoundKind;
  readonly count: number;
  readonly hits: readonly Hit[];
}

/** The best hits of a kind, and the way to all of them. */
const Group = ({ asked, kind, count, hits }: GroupProps): ReactElement => (
  <section className="find-group" aria-labelledby={`found-${kind}`}>
    <div className="find-head">
      <h2 id={`found-${kind}`}>
        {kinds[kind].shortLabel}
        <small>{count}</small>
      </h2>
      {count > hits.length ? (
        <Link className="more" replace to={findAddress({ ...asked, kind })}>
          {text.more(kinds[kind].shortLabel)}
          <Icon name="forward" size={16} />
        </Link>
      ) : null}
    </div>
    <ul aria-labelledby={`found-${kind}`}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <HitRow hit={hit} />
        </li>
      ))}
    </ul>
  </section>
);

/** Nothing was found: the scope to drop, wider words, a demand to publish, a search to save. */
function NothingFound({
  asked,
  found,
  saving,
}: Pick<ResultsProps, 'asked' | 'saving'> & { readonly found: Found }): ReactElement {
  const { kind, text: words } = asked;
  const wanted = kind ?? 'sale';
  const elsewhere = totalOf(found);
  const keyword = cut(words, filterLimits.keywordLength);
  return (
    <StatePanel
      picture="empty"
      title={kind !== null && elsewhere > 0 ? text.emptyIn(kinds[kind].shortLabel) : text.empty(words)}
      text={text.emptyText}
    >
      {elsewhere > 0 ? (
        <ButtonLink kind="primary" to={findAddress({ ...asked, kind: null })}>
          {text.inAll(elsewhere)}
        </ButtonLink>
      ) : null}
      {found.looser.length === 0 ? null : (
        <section className="find-looser">
          <h2 id="find-looser">{text.looser}</h2>
          <ul className="find-words" aria-labelledby="find-looser">
            {found.looser.map((looser) => (
              <li key={looser.text}>
                <Link to={findAddress({ text: looser.text, kind: null, exact: false })}>
                  {looser.text}
                  <small>{text.results(looser.count)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="find-ways">
        <ButtonLink to={demandAddress(`?${new URLSearchParams({ keyword }).toString()}`)}>
          {text.demand}
        </ButtonLink>
        {isKindWith('savedSearch', wanted) ? (
          <p>
            {text.save(kinds[wanted].shortLabel)}
            <SaveSearch machine={saving} search={keywordSearch(wanted, keyword)} conditions={[keyword]} />
          </p>
        ) : null}
      </div>
    </StatePanel>
  );
}

const keyOf = (hit: Hit): string => `${hit.kind} ${hit.id}`;

/** The results: tabs with counts, at most three of each kind where all are shown, and one kind page by page. */
export function Results({ asked, found, list, saving, now, onReload }: ResultsProps): ReactElement {
  const row = useCallback((hit: Hit) => <HitRow hit={hit} />, []);
  const { value } = found;
  if (value === null)
    return found.phase === 'loading' ? (
      bones
    ) : (
      <FailedPanel title={text.failed} failure={found.failure} onReload={onReload} />
    );
  const none = <NothingFound asked={asked} found={value} saving={saving} />;
  const total = totalOf(value);
  return (
    <>
      <p className="vh" role="status">
        {text.shown(
          asked.kind === null ? total : (value.counts.find(({ kind }) => kind === asked.kind)?.count ?? 0),
        )}
      </p>
      {total === 0 ? null : <Tabs asked={asked} found={value} />}
      <Added asked={asked} found={value} />
      {asked.kind !== null ? (
        <EndlessList {...list} now={now} words={text} skeleton={bones} empty={none}>
          {(items) => (
            <Rows
              items={items}
              idOf={keyOf}
              total={list.status.total}
              className="hit-rows"
              label={text.list}
              row={row}
            />
          )}
        </EndlessList>
      ) : total === 0 ? (
        none
      ) : (
        value.counts
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => (
            <Group
              key={kind}
              asked={asked}
              kind={kind}
              count={count}
              hits={value.hits.filter((hit) => hit.kind === kind)}
            />
          ))
      )}
    </>
  );
}
