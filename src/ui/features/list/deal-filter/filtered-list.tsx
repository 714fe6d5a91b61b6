import { memo, type ReactElement } from 'react';
import type { LooserMachine } from '../../../../application/deals/deal-filter/looser';
import { conditionsOf } from '../../../../domain/deal-filter/conditions';
import { filterSearch } from '../../../../domain/deal-filter/filter-search';
import { plainOperators } from '../../../../domain/deal-filter/plain-operators';
import type { Dropped } from '../../../../domain/deal-filter/read-filter';
import { Button } from '../../../kit/action/button/button';
import { ButtonLink } from '../../../kit/action/button/button-link';
import type { Columns } from '../../deal/deal-list/columns';
import { EndlessList, type EndlessListFlow, type EndlessListProps } from '../endless-list/endless-list';
import { PrintFootLater } from '../print-foot/print-foot-later';
import { StatePanel } from '../../../kit/state/state-panel/state-panel';
import { ColumnHeads } from './column-heads';
import { ConditionChips } from './condition-chips';
import { FilterBar } from './filter-bar';
import { FilterColumn } from './filter-column';
import type { FilterFlow } from './filter-flow';
import { FilterSheet } from './filter-sheet';
import { useListHead } from './use-list-head';
import { LooseningWays } from './loosening-ways';
import { KeywordSearch } from './keyword-search';
import { SortSelect } from './sort-select';
import { dealFilterText as text } from './text';
import './filtered-list.css';

/** The texts of a filtered list, in addition to those of every list. */
export interface FilteredListWords {
  /** The list's own name, as a heading. */
  readonly list: string;
  readonly failed: string;
  readonly moreFailed: string;
  /** When there is nothing at all, and where else there is something. */
  readonly none: string;
  readonly noneText: string;
  readonly toAll: string;
}

export interface FilteredListProps<A> {
  readonly items: EndlessListFlow<A>;
  readonly flow: FilterFlow;
  /** Reports, for an empty list, which condition leaves nothing. */
  readonly looser: LooserMachine;
  /** What of the address was not taken. */
  readonly dropped: readonly Dropped[];
  readonly now: number;
  readonly words: FilteredListWords;
  /** The whole of the list, from where there is nothing. */
  readonly all: string;
  readonly skeleton: ReactElement;
  /** The columns of a wide window. */
  readonly columns: Columns;
  /** The way to keep what is searched for, where there is one. */
  readonly save?: ReactElement | undefined;
  /** Where one may ask for what is not there. */
  readonly asking?: string;
  readonly children: EndlessListProps<A>['children'];
}

// The parts around the list are not rendered again as the list grows.
const Column = memo(FilterColumn);
const Bar = memo(FilterBar);
const Chips = memo(ConditionChips);
const Search = memo(KeywordSearch);
const Sort = memo(SortSelect);
const Heads = memo(ColumnHeads);

type NothingProps = Pick<FilteredListProps<unknown>, 'flow' | 'looser' | 'words' | 'all' | 'asking'>;

function Nothing({ flow, looser, words, all, asking }: NothingProps): ReactElement {
  if (conditionsOf(flow.filter.shown).length === 0)
    return (
      <StatePanel picture="empty" title={words.none} text={words.noneText}>
        <ButtonLink to={all}>{words.toAll}</ButtonLink>
      </StatePanel>
    );
  return (
    <StatePanel picture="empty" title={text.nothingFits(flow.kind.noun)} text={text.looser}>
      <LooseningWays
        key={filterSearch(flow.filter.shown)}
        machine={looser}
        filter={flow.filter.shown}
        noun={flow.kind.noun}
        onChoose={flow.onChoose}
      />
      <Button kind="primary" onPress={flow.onClear}>
        {text.clearAll}
      </Button>
      {asking === undefined ? null : <ButtonLink to={asking}>{text.askFor}</ButtonLink>}
    </StatePanel>
  );
}

/** A list with the filter of the address: a row above it on a phone, a column next to it in a wide window. */
export function FilteredList<A>(props: FilteredListProps<A>): ReactElement {
  const { items, flow, dropped, now, words, skeleton, columns, save, children } = props;
  const { shown, isOpen } = flow.filter;
  const plain = plainOperators(shown.keyword ?? '');
  const { total } = items.status;
  const printed = total === null ? words.list : `${words.list}（${text.total(total)}）`;
  return (
    <div className="deal-cols" ref={useListHead()}>
      <Column {...flow} />
      <div className="deal-results">
        <Bar {...flow} />
        <Chips filter={shown} onChoose={flow.onChoose} onClear={flow.onClear} />
        {plain.length === 0 ? null : <p className="deal-dropped">{text.plainWords(plain)}</p>}
        {dropped.length === 0 ? null : <p className="deal-dropped">{text.dropped(dropped)}</p>}
        <div className="deal-count">
          <p role="status">{items.status.total === null ? '' : text.total(items.status.total)}</p>
          {save}
          <Search {...flow} />
          <Sort sort={shown.sort} sorts={flow.kind.sorts} onSort={flow.onSort} />
        </div>
        <PrintFootLater what={printed} />
        <h2 className="vh">{words.list}</h2>
        {/* They stay while another order loads, with the focus of the user who pressed one. */}
        {items.status.phase === 'empty' ? null : <Heads {...flow} columns={columns} />}
        <EndlessList
          {...items}
          now={now}
          words={words}
          fresh={flow.kind.noun}
          skeleton={skeleton}
          empty={<Nothing {...props} />}
        >
          {children}
        </EndlessList>
      </div>
      {isOpen ? <FilterSheet {...flow} /> : null}
    </div>
  );
}
