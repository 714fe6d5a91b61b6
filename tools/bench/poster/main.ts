import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium, type CDPSession } from '@playwright/test';
import { build } from 'vite';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { posterWords } from '../../../src/domain/poster/poster-words';
import { findChromium } from '../../setup/chromium.mjs';
import { appPoster, longPoster, newsPoster, salePoster } from '../../gallery/stories/posters';
import { median } from '../median';
import { printAlone, printTime } from '../print';
import './in-page-window';

/**
 * `npm run bench -- poster`: what drawing a poster takes of the main thread on a phone whose CPU is slowed down four times, by the
 * adapter of the product, and whether a QR library decodes each drawn picture back. The first drawing is printed alone:
 * it compiles the code and loads the fonts of the system.
 */
const cpu = 4;
const times = 5;
const limitMs = 400;
const thing = { kind: 'sale', sourceType: 'entrust', id: '20260418' } as const;
const link = 'https://hupo.example/sale/entrust/20260418?sprad=3f9c1a7be2d04568';

/** The adapter of the product as one script. */
const bundled = async (): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      lib: {
        entry: fileURLToPath(new URL('in-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'poster',
      },
    },
  });
  const built = Array.isArray(output) ? output[0] : output;
  const [file] = built !== undefined && 'output' in built ? built.output : [];
  if (file?.type !== 'chunk') throw new Error('bench: the drawing was not bundled');
  return file.code;
};

/** All work of the main thread: script, layout and what the canvas does there. */
const workOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
};

const decoded = async (address: string): Promise<readonly string[]> => {
  const picture = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return (await readBarcodes(picture, { formats: ['QRCode'] })).map(({ text }) => text);
};

const { buffer } = new Uint8Array(
  readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
);
prepareZXingModule({ overrides: { wasmBinary: buffer } });

const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath === null ? {} : { executablePath }),
});
const held: boolean[] = [];
try {
  const code = await bundled();
  for (const [name, content] of Object.entries({ salePoster, newsPoster, appPoster, longPoster })) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.setContent('<html lang="zh-CN"><body style="font-family: sans-serif"></body></html>');
    await page.addScriptTag({ content: code });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const work = { poster: posterWords(content, thing, 0), picture: null, link };
    const took: number[] = [];
    let address = '';
    for (let time = 0; time < times; time += 1) {
      const before = await workOf(session);
      address = await page.evaluate((given) => window.hupoPoster?.(given) ?? '', work);
      took.push((await workOf(session)) - before);
    }
    const texts = await decoded(address);
    const isRead = texts.length === 1 && texts[0] === link;
    console.log(`${isRead ? '✓' : '✗'} ${name}: the code is read back`);
    held.push(
      isRead,
      printTime(`${name}: a drawing at ×${cpu}, median of ${times}`, median(took) ?? Infinity, limitMs),
    );
    printAlone(
      `${name}: the first drawing, with compiling and the fonts of the system, ms here`,
      took[0] ?? 0,
    );
    await page.close();
  }
} finally {
  await browser.close();
}
if (!held.every(Boolean)) process.exitCode = 1;
