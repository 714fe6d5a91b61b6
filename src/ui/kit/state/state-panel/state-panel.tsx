import type { ReactElement, ReactNode } from 'react';
import { Advice } from '../advice/advice';
import { StatePicture } from './state-picture';
import './state-panel.css';

export interface StatePanelProps {
  readonly picture: 'empty' | 'failed';
  readonly title: string;
  readonly text: string;
  /** What a person can do about it: one main action, at most one more. */
  readonly children?: ReactNode;
}

/** Says that there is nothing, or that it did not come, why, and what to do. */
export function StatePanel({ picture, title, text, children }: StatePanelProps): ReactElement {
  return (
    <div className="state-panel" role={picture === 'failed' ? 'alert' : 'status'}>
      <StatePicture of={picture} />
      <p className="state-title">{title}</p>
      <p className="state-text">{text}</p>
      <Advice of={text} />
      {children}
    </div>
  );
}
