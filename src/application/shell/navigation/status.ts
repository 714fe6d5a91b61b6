import type { SnapshotFrom } from 'xstate';
import type { KeptPages } from '../../../domain/route/kept-pages';
import type { RouteMatch } from '../../../domain/route/match-route';
import type { RouteRow } from '../../../domain/route/route-table';
import type { navigationMachine } from './machine';

/** What the router and the layouts see of the navigation. */
export interface NavigationStatus {
  /** The address that is shown; null until the first page is decided. */
  readonly address: string | null;
  readonly match: RouteMatch | null;
  /** Of the page that is shown, or waits to be shown as the first one; null for an address of no page. */
  readonly row: RouteRow | null;
  readonly kept: KeptPages;
  /** The page was reached by the browser's back or forward button. */
  readonly traversed: boolean;
  /** True while the next page waits for the visitor to be known. */
  readonly waiting: boolean;
  /** True while it is unknown whether the visitor may see the page: a notice takes its place. */
  readonly withheld: boolean;
  readonly layers: readonly string[];
  /** The status of the error screen that is shown in place of the page; null when there is none. */
  readonly errorStatus: number | null;
}

type Snapshot = SnapshotFrom<typeof navigationMachine>;

const rowOf = ({ context: { shown, wanted, match } }: Snapshot): RouteRow | null => {
  const found = shown?.match ?? (wanted === null ? null : match(wanted.address));
  return found?.kind === 'matched' ? found.row : null;
};

export const selectNavigationStatus = (snapshot: Snapshot): NavigationStatus => ({
  address: snapshot.context.shown?.address ?? null,
  match: snapshot.context.shown?.match ?? null,
  row: rowOf(snapshot),
  kept: snapshot.context.kept,
  traversed: snapshot.context.shown?.way === 'traversed',
  waiting: snapshot.matches('waitingForVisitor'),
  withheld: snapshot.matches({ showing: 'withheld' }),
  layers: snapshot.context.layers,
  errorStatus: snapshot.matches({ showing: 'notFound' })
    ? 404
    : snapshot.matches({ showing: 'failed' })
      ? snapshot.context.errorStatus
      : null,
});
