import type { ReactElement } from 'react';
import { Icon } from '../../parts/icon/icon';

export interface ProblemProps {
  readonly text: string | null;
}

/** What did not succeed. */
export function Problem({ text }: ProblemProps): ReactElement | null {
  if (text === null) return null;
  return (
    <p className="consent-failed" role="alert">
      <Icon name="warning" size={20} />
      {text}
    </p>
  );
}
