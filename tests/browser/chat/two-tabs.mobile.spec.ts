import { field, log, write } from './talking';
import { expect, test } from './two-people';

test('[SOC-06] what was written without network in a tab that was closed goes first, from the one that is open', async ({
  page,
  context,
  watch,
  other,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(other.address);
  await expect(field(page)).toBeVisible();
  const closed = await context.newPage();
  await closed.goto(other.address);
  await expect(field(closed)).toBeVisible();
  await context.setOffline(true);
  for (const said of ['先看合同草案', '再约尽调时间']) {
    await write(closed, said);
    await expect(log(closed)).toContainText(said);
  }
  await expect(log(closed).getByText('发送中')).toHaveCount(2);
  await closed.close();
  await write(page, '最后谈价格');
  await expect(log(page)).toContainText('最后谈价格');
  await context.setOffline(false);
  await expect(log(other.page)).toContainText('最后谈价格');
  const said = await log(other.page).locator('.chat-bubble').allTextContents();
  expect(said.slice(-3)).toEqual(['先看合同草案', '再约尽调时间', '最后谈价格']);
  await expect(log(page)).toContainText('再约尽调时间');
});
