import { expect, test } from 'vitest';
import { narrowSpace } from '../../../contract/values/digit-groups';
import { withNarrowSpaces } from '../../../src/domain/text/with-narrow-spaces';

test('[SCR-01] no line ends between a figure and what it counts', () => {
  expect(withNarrowSpaces('控股权，不低于 51 %')).toBe(`控股权，不低于 51${narrowSpace}%`);
  expect(withNarrowSpaces('参股 5 % 至 15 %，可领投')).toBe(
    `参股 5${narrowSpace}% 至 15${narrowSpace}%，可领投`,
  );
  expect(withNarrowSpaces('控股权 67%，前五大客户占 47.5% 以内')).toBe(
    `控股权 67${narrowSpace}%，前五大客户占 47.5${narrowSpace}% 以内`,
  );
  expect(withNarrowSpaces('控股权 67％')).toBe(withNarrowSpaces('控股权 67 %'));
  expect(withNarrowSpaces(withNarrowSpaces('67 %'))).toBe(`67${narrowSpace}%`);
  expect(withNarrowSpaces('合计 9 万平方米，2024 2025')).toBe(`合计 9${narrowSpace}万平方米，2024 2025`);
});
