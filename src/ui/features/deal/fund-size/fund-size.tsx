import type { ReactElement } from 'react';
import type { Fund } from '../../../../../contract/fund/fund';
import { AmountValue } from '../../../kit/display/amount/amount-value';
import { shownOrAbsent } from '../../../kit/display/amount/shown-or-absent';
import { fundSizeText as text } from './text';

/** The size of a fund with its unit; the currency is named where it is not 人民币. */
export const FundSize = ({ size, currency }: Pick<Fund, 'currency' | 'size'>): ReactElement => (
  <>
    <AmountValue of={shownOrAbsent(size)} absent={text.unpublished} />
    {size !== null && currency === 'usd' ? <small> {text.usd}</small> : null}
  </>
);
