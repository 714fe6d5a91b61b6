import type { ReactElement } from 'react';
import { failureAdvice } from '../../../../domain/gateway/failure-advice';
import './advice.css';

export interface AdviceProps {
  /** The text of a failure. */
  readonly of: string;
}

/** The sentence below the text of a failure that says what to do; nothing where the text says it itself. */
export function Advice({ of }: AdviceProps): ReactElement | null {
  const advice = failureAdvice(of);
  return advice === null ? null : <span className="advice">{advice}</span>;
}
