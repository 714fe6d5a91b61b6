import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../setup/chromium.mjs';
import { indexPage } from './index-page';
import { serveStories } from './serve-stories';
import { isTakenAt, pictureName, sizes, takePicture } from './take-picture';
import { stories } from './stories/stories';

/**
 * `npm run gallery [-- <part of a story's id>]` takes a picture of every screen in every state at both sizes and
 * gathers them on one page: reports/gallery/index.html.
 */
const folder = 'reports/gallery';
const wanted = process.argv[2] ?? '';
const chosen = stories.filter(({ id }) => id.includes(wanted));

const executablePath = findChromium();
if (executablePath === null) throw new Error('no Chromium: set CHROMIUM_PATH');
if (wanted === '') await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

/** Those whose picture could not be taken: the others are taken all the same. */
const broken: string[] = [];
const server = await serveStories();
const browser = await chromium.launch({ executablePath });
try {
  for (const size of sizes) {
    const page = await browser.newPage({
      viewport: size,
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Shanghai',
    });
    page.on('pageerror', (error) => console.error(error));
    // What all pages share is compiled when it is first asked for, which a picture does not wait for.
    const [first] = chosen;
    if (first !== undefined) await takePicture(page, server.address, first).catch(() => undefined);
    for (const story of chosen.filter((each) => isTakenAt(each, size))) {
      const picture = await takePicture(page, server.address, story).catch((reason: unknown) =>
        String(reason),
      );
      if (typeof picture === 'string') {
        broken.push(story.id);
        console.error(`${story.id} ${size.width}×${size.height}: ${picture}`);
        continue;
      }
      await writeFile(`${folder}/${pictureName(story, size)}`, picture);
      console.log(`${story.id} ${size.width}×${size.height}`);
    }
    await page.close();
  }
  await writeFile(`${folder}/index.html`, indexPage(stories));
  const asked = sizes.flatMap((size) => chosen.filter((story) => isTakenAt(story, size)));
  console.log(`${asked.length - broken.length} pictures: ${folder}/index.html`);
  if (broken.length > 0) console.error(`without a picture: ${broken.join(', ')}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
