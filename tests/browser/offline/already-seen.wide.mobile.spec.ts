import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { openAgainOffline } from './already-seen';
import { walkedRoutes } from './walk';

/** A list, a detail, a conversation and what a member has; the wide run opens every page. */
const pages = ['saleList', 'saleDetail', 'messageChat', 'user'];

test('[LAY-16] a page opened again offline says what is missing and fills by itself', async ({
  page,
  context,
  gateway,
  phone,
  watch,
}) => {
  watch.announce(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/, /WebSocket connection/);
  await signIn(context, gateway, demo.shen);
  const walked = walkedRoutes.filter(({ row }) => pages.includes(row.name));
  expect(walked).toHaveLength(pages.length);
  expect(await openAgainOffline({ page, context, phone }, walked)).not.toEqual([]);
});
