import type { ReactElement } from 'react';
import { Button } from '../../kit/action/button/button';
import { PlainState } from '../../kit/state/plain-state/plain-state';
import { partsText } from '../../kit/text';
import { pageNotHereTitle, workWarnings, type LoadingPageProps } from './loading-page-props';
import { later } from '../../kit/later/later';

const warnings: Partial<Record<NonNullable<LoadingPageProps['reason']>, string>> = workWarnings;

/** The least of it, where not even its code has come: what happened, and the retry. */
function PlainlyNotHere({ reason, busy, onRetry }: LoadingPageProps): ReactElement | null {
  if (reason === null) return null;
  return (
    <PlainState title={warnings[reason] ?? pageNotHereTitle}>
      <Button kind="primary" busy={busy} onPress={onRetry}>
        {partsText.retry}
      </Button>
    </PlainState>
  );
}

/** A page that is on its way, or did not come (LAY-13, LAY-16). Fetched in a quiet moment: when it is needed, there may be no network. */
export const loadingPageLater = later(
  async () => (await import('./loading-page')).LoadingPage,
  PlainlyNotHere,
);
