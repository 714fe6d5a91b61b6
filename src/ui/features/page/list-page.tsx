import type { ReactElement } from 'react';
import type { PagePorts } from '../../../ports/page-ports';
import { useFlows } from '../../frame/context/flows';
import type { AnyFlows, FlowsOf } from '../../frame/page-frame/flow';
import { page, type ListWords, type Page, type PageDefinition } from '../../frame/page-frame/page';
import { EndlessList, type EndlessListFlow } from '../list/endless-list/endless-list';
import { useListAt, type ListAt } from './list-at';
import { ListFrame, type ListFrameProps } from './list-frame';

/** What the page of one list adds to the frame that all lists share. */
export interface ListParts<A> extends Pick<ListFrameProps, 'foot' | 'head' | 'ownTitle'> {
  readonly list: EndlessListFlow<A>;
  /** Shown where the list has no items. */
  readonly empty: ReactElement;
  readonly rows: (items: readonly A[]) => ReactElement;
}

/** The looks of a list page, whose running flows are R; its module in src/pages adds the flows. */
export interface ListLook<A, R> {
  readonly className: string;
  readonly text: ListWords & { readonly title: string };
  readonly skeleton: ReactElement;
  /** A hook, called at each rendering. */
  readonly useParts: (flows: R, at: ListAt, now: number) => ListParts<A>;
}

type ListPageDefinition<A, F extends AnyFlows> = ListLook<A, FlowsOf<F>> &
  Omit<PageDefinition<PagePorts, F, undefined>, 'screen'>;

/** A page that lists things: title, refresh, the four states of a list, its head and rows (LAY-16). */
export const listPage = <A, F extends AnyFlows>({
  className,
  text,
  skeleton,
  useParts,
  ...definition
}: ListPageDefinition<A, F>): Page<PagePorts> => {
  function ListScreen({ flows }: { readonly flows: FlowsOf<F> }): ReactElement {
    const now = useFlows().now();
    const { list, empty, rows, ...frame } = useParts(flows, useListAt(), now);
    return (
      <ListFrame className={className} title={text.title} list={list} {...frame}>
        <EndlessList {...list} now={now} words={text} skeleton={skeleton} empty={empty}>
          {rows}
        </EndlessList>
      </ListFrame>
    );
  }
  return { ...page({ ...definition, screen: ListScreen }), list: text };
};
