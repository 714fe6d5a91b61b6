import type { ReactElement, ReactNode } from 'react';
import { Panel } from '../../kit/display/panel/panel';
import './next-step.css';

interface NextStepProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What a reader of a page can do next, next to its panels. */
export const NextStep = ({ title, children }: NextStepProps): ReactElement => (
  <Panel title={title}>
    <div className="next-step">{children}</div>
  </Panel>
);
