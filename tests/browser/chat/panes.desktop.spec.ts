import sharp from 'sharp';
import { field, log, rowOf, shownFile, write } from './talking';
import { expect, test } from './two-people';

test('[SCR-11][SOC-06] on a desktop the conversation stands next to its list, which shows what waits', async ({
  page,
  context,
  watch,
  other,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/message?of=chat');
  const row = rowOf(page, other.account.name);
  await row.click();
  await expect(page).toHaveURL(/\/message\/chat\?to=.*&of=chat$/);
  await expect(page).toHaveTitle(/与.+的会话/);
  await expect(row).toHaveAttribute('aria-current', 'page');
  const panes = await page.locator('.panes').boundingBox();
  expect((panes?.y ?? 0) + (panes?.height ?? 0)).toBe(780);

  // A button that answers no press keeps its look under the mouse.
  const send = page.getByRole('button', { name: '发送', exact: true });
  const look = () =>
    send.evaluate((button) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(button);
      return [backgroundColor, borderColor, color];
    });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await field(page).hover();
  const resting = await look();
  await send.hover();
  expect(await look()).toEqual(resting);
  await page.mouse.down();
  expect(await look()).toEqual(resting);
  await page.mouse.up();
  await field(page).fill('一行');
  await expect(send).not.toHaveAttribute('aria-disabled');
  expect(await look()).not.toEqual(resting);

  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('两行');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(log(other.page)).toContainText('两行');
  await expect(log(page).getByText('已读').last()).toBeVisible();
  const [list, talk] = [await row.boundingBox(), await log(page).boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(talk?.x ?? 0);
  await expect(field(page)).toBeInViewport();

  await page.emulateMedia({ forcedColors: 'active' });
  await expect(row).toHaveCSS('outline-style', 'solid');
  await expect(log(page).locator('.chat-own .chat-bubble').last()).toHaveCSS('border-top-width', '2px');
  await expect(log(other.page).locator('.chat-bubble').last()).toHaveCSS('border-top-width', '0px');
  await page.emulateMedia({ forcedColors: 'none' });

  // A pasted screenshot and a dropped file are shown before they go; a drop next to the composer changes nothing.
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7'], '条款.pdf', { type: 'application/pdf' }));
    return data;
  });
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await field(page).evaluate((place, bytes) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, Array.from(picture));
  await expect(shownFile(page).getByRole('img', { name: 'image.png 的预览' })).toBeVisible();
  await log(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(shownFile(page)).toContainText('还有 1 个文件');
  await shownFile(page).getByRole('button', { name: '取消' }).click();
  await expect(shownFile(page)).toContainText('条款.pdf');
  await shownFile(page).getByRole('button', { name: '取消' }).click();
  const isKept = await row.evaluate((place, dataTransfer) => {
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    place.dispatchEvent(event);
    return event.defaultPrevented;
  }, dropped);
  expect(isKept).toBe(true);
  await expect(shownFile(page)).toHaveCount(0);

  await context.setOffline(true);
  await write(page, '在火车上');
  await expect(row).toContainText('[等待发送] 在火车上');
  await expect(page.getByRole('status').filter({ hasText: '网络不可用，以下是' })).toBeVisible();
  await field(page).fill('还有一事');
  await expect(row).toContainText('[等待发送] 在火车上');
  await context.setOffline(false);
  await expect(log(other.page)).toContainText('在火车上');
  await expect(row).not.toContainText('[等待发送]');
});
