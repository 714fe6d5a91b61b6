import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { partsText } from '../text';
import './seal.css';

/** Stands where a hidden value will stand once the NDA is signed. The page holds no trace of the value. */
export function SealedField(): ReactElement {
  return (
    <span className="seal">
      <Icon name="lock" size={14} />
      {partsText.sealed}
    </span>
  );
}
