import { test } from '../support/fixtures';
import { meetFailures } from './failures';

test('[CAP-03][CAP-04] a member reads the codes of four failures, tries again, and logs in at last', async ({
  page,
  gateway,
  account,
  watch,
}) => {
  await meetFailures([1001, 1004, 1010, 1013], { page, gateway, account, watch });
});
