import type { ReactElement, ReactNode } from 'react';
import { useHeadingFocus } from './visit';
import './page-heading.css';

export interface PageHeadingProps {
  readonly title: string;
  /** For pages whose look already says what they are. */
  readonly hidden?: boolean;
  readonly aside?: ReactNode;
}

/** The heading of a root page: at the start of its row, without a way back. */
export function PageHeading({ title, hidden = false, aside }: PageHeadingProps): ReactElement {
  const heading = useHeadingFocus();
  const h1 = (
    <h1 ref={heading} tabIndex={-1} className={hidden ? 'vh' : ''}>
      {title}
    </h1>
  );
  if (hidden) return h1;
  return (
    <div className="page-heading">
      {h1}
      {aside}
    </div>
  );
}
