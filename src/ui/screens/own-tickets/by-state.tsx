import type { ReactElement } from 'react';
import { ButtonLink } from '../../kit/action/button/button-link';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { ownTicketsText } from './text';

export interface ByStateProps<Item, State extends string> {
  readonly items: readonly Item[];
  readonly stateOf: (item: Item) => State;
  /** The words of the states, and their order. */
  readonly words: Readonly<Record<State, string>>;
  readonly order: readonly State[];
  /** The state that the address names; null for all. */
  readonly asked: State | null;
  readonly addressOf: (state: State | null) => string;
  readonly text: {
    readonly list: string;
    readonly none: string;
    readonly noneText: string;
    readonly noneOf: (state: string) => string;
    readonly noneOfText: string;
    readonly toList: string;
  };
  /** Where there is something to take part in. */
  readonly list: string;
  readonly keyOf: (item: Item) => string;
  readonly row: (item: Item) => ReactElement;
}

/** What the member takes part in, of the state that the address names, with the number of each state. */
export function ByState<Item, State extends string>(props: ByStateProps<Item, State>): ReactElement {
  const { items, stateOf, words, order, asked, addressOf, text, list, keyOf, row } = props;
  if (items.length === 0)
    return (
      <StatePanel picture="empty" title={text.none} text={text.noneText}>
        <ButtonLink kind="primary" to={list}>
          {text.toList}
        </ButtonLink>
      </StatePanel>
    );
  const among = (state: State) => items.filter((item) => stateOf(item) === state);
  const tabs: readonly FilterTab[] = [
    { to: addressOf(null), word: ownTicketsText.all, current: asked === null, count: items.length },
    ...order
      .map((state) => ({
        to: addressOf(state),
        word: words[state],
        current: state === asked,
        count: among(state).length,
      }))
      .filter(({ count, current }) => count > 0 || current),
  ];
  const shown = asked === null ? items : among(asked);
  return (
    <>
      <FilterTabs label={ownTicketsText.filters} tabs={tabs} />
      {shown.length === 0 && asked !== null ? (
        <StatePanel picture="empty" title={text.noneOf(words[asked])} text={text.noneOfText}>
          <ButtonLink to={addressOf(null)}>{ownTicketsText.toAll}</ButtonLink>
        </StatePanel>
      ) : (
        <ul className="ticket-rows" aria-label={text.list}>
          {shown.map((item) => (
            <li key={keyOf(item)}>{row(item)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
