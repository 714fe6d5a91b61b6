import type { ReactElement } from 'react';
import type { RouteRow } from '../../domain/route/route';
import { useHeadingFocus } from '../layout/visit';
import { Button } from '../parts/button/button';
import { partsText } from '../parts/text';
import '../parts/state-panel/state-panel.css';
import { later } from './later';

export interface AwaitedPageProps {
  readonly row: RouteRow;
  /** Why the page is not there; null while it is on its way. */
  readonly reason: 'chunk' | 'unreachable' | 'withheld' | null;
  /** Whether it is being tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of a page that is not there. */
export const pageNotHereTitle = '页面没有加载出来';

/** The least of it, where not even its code has come: what happened, and the retry. */
function PlainlyNotHere({ reason, busy, onRetry }: AwaitedPageProps): ReactElement | null {
  const heading = useHeadingFocus();
  if (reason === null) return null;
  return (
    <section className="state-panel" role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {pageNotHereTitle}
      </h1>
      <Button kind="primary" busy={busy} onPress={onRetry}>
        {partsText.retry}
      </Button>
    </section>
  );
}

/** A page that is on its way, or did not come (LAY-13, LAY-16). Fetched in a quiet moment: when it is needed, there may be no network. */
export const awaitedPageLater = later(
  async () => (await import('./awaited-page')).AwaitedPage,
  PlainlyNotHere,
);
