import type { ReactElement } from 'react';
import { useHeadingFocus } from '../layout/visit';
import { Button } from '../parts/button/button';
import { partsText } from '../parts/text';
import '../parts/state-panel/state-panel.css';
import { pageNotHereTitle, type AwaitedPageProps } from './awaited-page-props';
import { later } from '../given/later';

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
