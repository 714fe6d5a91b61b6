import type { ReactElement } from 'react';
import { EndlessList, type EndlessListFlow, type EndlessListProps } from '../endless-list/endless-list';

export interface KeptListProps<A> extends Pick<EndlessListProps<A>, 'now' | 'words' | 'skeleton' | 'empty'> {
  readonly list: EndlessListFlow<A>;
  /** Those of its items that were not taken out since. */
  readonly kept: readonly A[];
  readonly children: ReactElement;
}

/** A list of favourites: what is taken out is gone at once, and so is the list with its last one. */
export function KeptList<A>({ list, kept, children, ...rest }: KeptListProps<A>): ReactElement {
  const { phase, more } = list.status;
  const isEmpty = phase === 'ready' && more === 'end' && kept.length === 0;
  const status = isEmpty ? { ...list.status, phase: 'empty' as const } : list.status;
  return (
    <EndlessList {...rest} {...list} status={status}>
      {() => children}
    </EndlessList>
  );
}
