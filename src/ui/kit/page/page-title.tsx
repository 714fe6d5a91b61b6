import type { ReactElement } from 'react';
import { useHeadingFocus } from './visit';

export interface PageTitleProps {
  readonly title: string;
  /** For pages whose look already says what they are. */
  readonly hidden?: boolean;
}

/** What a page is called, where the reader of a screen begins. */
export function PageTitle({ title, hidden = false }: PageTitleProps): ReactElement {
  const heading = useHeadingFocus();
  return (
    <h1 ref={heading} tabIndex={-1} className={hidden ? 'vh' : ''}>
      {title}
    </h1>
  );
}
