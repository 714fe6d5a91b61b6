import type { Locator } from '@playwright/test';

/** Which share of a picture's points is dark: what was drawn on it, and not an empty page. */
export const darkShare = (picture: Locator): Promise<number> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let dark = 0;
    for (let place = 0; place < data.length; place += 4) if ((data[place] ?? 255) < 128) dark += 1;
    return dark / (canvas.width * canvas.height);
  });
