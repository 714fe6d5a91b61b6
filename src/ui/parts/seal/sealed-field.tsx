import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { partsText } from '../text';
import './seal.css';

export interface SealedFieldProps {
  /** Who reads the value; whoever signs the NDA when left out. */
  readonly word?: string;
}

/** Stands where a hidden value stands for whoever may read it. The page holds no trace of the value. */
export function SealedField({ word = partsText.sealed }: SealedFieldProps): ReactElement {
  return (
    <span className="seal">
      <Icon name="lock" size={14} />
      {word}
    </span>
  );
}
