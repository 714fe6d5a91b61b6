import type { ReactElement } from 'react';
import { Advice } from '../advice/advice';
import { RowIcon } from '../../display/icon/row-icon';
import './told.css';

export interface ToldProps {
  readonly kind: 'failed' | 'done';
  readonly children: string;
}

/** What became of something, above or in the place of its form. */
export function Told({ kind, children }: ToldProps): ReactElement {
  return (
    <p className={`member-${kind}`} role={kind === 'failed' ? 'alert' : 'status'}>
      <RowIcon name={kind === 'failed' ? 'warning' : 'check'} size={20} />
      <span>
        {children}
        {kind === 'failed' ? <Advice of={children} /> : null}
      </span>
    </p>
  );
}
