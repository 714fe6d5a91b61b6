import { test } from '../support/fixtures';
import { followEachOther } from './follow-each-other';

test('[LOG-14] a login in one tab leads the other to the page it wanted; a logout offers it again', async ({
  page,
  context,
  account,
  watch,
}) => {
  watch.announce(/status of 401/);
  await followEachOther(page, context, account);
});
