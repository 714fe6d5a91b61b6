import { expect, test } from '../support/fixtures';

test('[SCR-10] a member crops a picture by mouse and keys and sees it; another file is refused', async ({
  page,
  member: _member,
}) => {
  await page.goto('/user/info');
  const chooser = page.getByLabel('更换头像');
  await chooser.setInputFiles({
    name: 'virus.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('MZ this is a renamed executable'),
  });
  await expect(page.getByRole('alert')).toContainText('只支持 JPG、PNG、WebP 图片');

  // Left half red, right half blue: which part was taken can be read off the picture.
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    const pen = canvas.getContext('2d');
    if (pen === null) return '';
    pen.fillStyle = '#f00';
    pen.fillRect(0, 0, 200, 200);
    pen.fillStyle = '#00f';
    pen.fillRect(200, 0, 200, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await chooser.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(drawn, 'base64'),
  });
  const sheet = page.getByRole('dialog', { name: '裁剪头像' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);

  await chooser.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(drawn, 'base64'),
  });
  await sheet.getByRole('slider', { name: '缩放' }).fill('2');
  const frame = sheet.getByRole('group', { name: /拖动图片/ });
  await frame.focus();
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowLeft');
  await sheet.getByRole('button', { name: '使用这张图片' }).click();
  await expect(sheet).toHaveCount(0);
  const picture = page.getByRole('main').locator('img.avatar');
  await expect(picture).toHaveAttribute('src', /^\/files\/avatar\/[\w-]+$/);
  const colour = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = pen?.getImageData(5, 5, 1, 1).data ?? [];
    return { side: image.naturalWidth, isBlue: blue > 200 && red < 60 };
  });
  expect(colour).toEqual({ side: 360, isBlue: true });
});
