import { test } from '../support/fixtures';
import { followEachOther } from './follow-each-other';

test('[LOG-14] tabs without broadcast channels (double of such a browser) hear each other by storage', async ({
  page,
  context,
  account,
  watch,
}) => {
  watch.announce(/status of 401/);
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await followEachOther(page, context, account);
});
