import { callsOf } from '../support/gateway-calls';
import { log, rowOf } from './talking';
import { expect, test } from './two-people';

test('[SCR-11] a conversation that is pressed in the list is asked for once, and again when it is pressed anew', async ({
  page,
  other,
}) => {
  await page.goto('/message');
  const row = rowOf(page, other.account.name);
  await expect(row).toBeVisible();
  const calls = callsOf(page);
  const asked = () => calls.filter((path) => /chat!(?:thread|history)\.action$/.test(path)).toSorted();
  await row.click();
  await expect(log(page)).toContainText('您好');
  expect(asked()).toEqual(['/webapp/chat!history.action', '/webapp/chat!thread.action']);
  await page.goBack();
  await row.click();
  await expect(log(page)).toContainText('您好');
  expect(asked()).toHaveLength(4);
});
