import type { ReactElement } from 'react';
import type { RouteRow } from '../../domain/route/route';
import { useHeadingFocus } from '../layout/visit';
import { Button } from '../parts/button/button';
import { ButtonLink } from '../parts/button/button-link';
import { StatePicture } from '../parts/state-panel/state-picture';
import { partsText } from '../parts/text';
import '../parts/state-panel/state-panel.css';
import { later } from './later';

export interface AwaitedPageProps {
  readonly row: RouteRow;
  /** Why the page is not there; null while it is on its way. */
  readonly reason: string | null;
  /** Whether it is being tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of a page that is not there. */
export const pageNotHereText = {
  title: '页面没有加载出来',
  unreachable: '暂时连不上服务器，请检查网络后重试',
  chunk: '请重试，仍不成功时请稍后再来',
  withheld: '暂时无法确认您的认证状态，请检查网络后重试',
} as const;

/** The same without the heading's bar, where not even its code has come. */
function PlainlyNotHere({ reason, busy, onRetry }: AwaitedPageProps): ReactElement | null {
  const heading = useHeadingFocus();
  if (reason === null) return null;
  return (
    <section className="state-panel" role="alert">
      <StatePicture of="failed" />
      <h1 ref={heading} tabIndex={-1} className="state-title">
        {pageNotHereText.title}
      </h1>
      <p className="state-text">{reason}</p>
      <Button kind="primary" busy={busy} onPress={onRetry}>
        {partsText.retry}
      </Button>
      <ButtonLink to="/">{partsText.toHome}</ButtonLink>
    </section>
  );
}

/** A page that is on its way, or did not come (LAY-13, LAY-16). Fetched in a quiet moment: when it is needed, there may be no network. */
export const awaitedPageLater = later(
  async () => (await import('./awaited-page')).AwaitedPage,
  PlainlyNotHere,
);
