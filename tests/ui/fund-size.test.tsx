import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { narrowSpace } from '../../contract/values/digit-groups';
import { exactDecimal } from '../../contract/values/decimal';
import { FundSize } from '../../src/ui/features/deal/fund-size/fund-size';

const shown = (currency: 'cny' | 'usd', size: string | null): string | null =>
  render(<FundSize currency={currency} size={size === null ? null : exactDecimal(size)} />).container
    .textContent;

test('[SCR-05] the unit of a fund size carries its currency', () => {
  expect(shown('usd', '9100')).toBe(`9,100${narrowSpace}万美元`);
  expect(shown('usd', '20000')).toBe(`2${narrowSpace}亿美元`);
  expect(shown('cny', '9100')).toBe(`9,100${narrowSpace}万元`);
  expect(shown('usd', null)).toBe('未公示');
});
