import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/glyphs';
import './status-tag.css';

/** The five situations of anything that is signed, reviewed or paid. */
export type StatusTone = 'open' | 'pending' | 'done' | 'rejected' | 'over';

const icons: Record<StatusTone, IconName> = {
  open: 'pen',
  pending: 'clock',
  done: 'check',
  rejected: 'cross',
  over: 'slash',
};

export interface StatusTagProps {
  readonly tone: StatusTone;
  readonly word: string;
}

/** A situation by word, drawing and colour, so that colour alone never says it. */
export function StatusTag({ tone, word }: StatusTagProps): ReactElement {
  return (
    <span className={`status status-${tone}`}>
      <Icon name={icons[tone]} size={14} />
      {word}
    </span>
  );
}
