import type { ReactElement } from 'react';
import type { Fund } from '../../../../../contract/fund/fund';
import { AmountValue } from '../../../kit/display/amount/amount-value';
import { shownOrAbsent } from '../../../kit/display/amount/shown-or-absent';
import { fundSizeText as text } from './text';

/** The size of a fund; its unit names the currency where it is not 人民币, such as 万美元. */
export const FundSize = ({ size, currency }: Pick<Fund, 'currency' | 'size'>): ReactElement => (
  <AmountValue of={shownOrAbsent(size)} absent={text.unpublished} currency={text.currency[currency]} />
);
