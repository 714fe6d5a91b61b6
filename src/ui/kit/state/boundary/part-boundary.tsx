import type { ReactElement, ReactNode } from 'react';
import { partsText } from '../../text';
import { ViewBoundary } from './view-boundary';

/** React reports what a boundary caught. */
const reportedByReact = (): void => undefined;

/** Keeps a part that throws from taking down the other parts of its page (REL-04). */
export function PartBoundary({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <ViewBoundary fallback={<p role="alert">{partsText.partFailed}</p>} onFailure={reportedByReact}>
      {children}
    </ViewBoundary>
  );
}
