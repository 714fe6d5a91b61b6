import { test } from '../support/fixtures';
import { everyCode, meetFailures } from './failures';

test('[CAP-03][CAP-04] a member reads the code of every failure, tries again, and logs in at last', async ({
  page,
  gateway,
  account,
  watch,
}) => {
  await meetFailures(everyCode, { page, gateway, account, watch });
});
