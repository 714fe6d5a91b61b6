import type { ReactElement } from 'react';
import type { Fen } from '../../../../../contract/values/fen';
import { yuanText } from '../../../../domain/order/yuan-text';
import './price.css';

export interface PriceProps {
  readonly of: Fen;
  /** `great` once on a screen: the sum that is paid. */
  readonly size?: 'small' | 'middle' | 'great';
}

/** A sum to pay, its sign smaller and close to it. */
export const Price = ({ of, size = 'small' }: PriceProps): ReactElement => (
  <span className={`price price-${size}`} translate="no">
    <small>¥</small>
    {yuanText(of)}
  </span>
);
