import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useHeadingFocus } from '../../page/visit';

/** Written here, because a style sheet of its own might not come either. */
const place: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 20,
  padding: '72px 32px',
  textAlign: 'center',
};

export interface PlainStateProps {
  readonly title: string;
  /** The way out. */
  readonly children: ReactNode;
}

/** What happened and the way out, in plain dress: the code of the fuller panel has not come. */
export function PlainState({ title, children }: PlainStateProps): ReactElement {
  const heading = useHeadingFocus();
  return (
    <section style={place} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}
