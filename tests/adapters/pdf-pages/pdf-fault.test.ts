import PDFDocument from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { longestSide, pageScale } from '../../../src/adapters/pdf-pages/page-scale';
import { pdfFault } from '../../../src/adapters/pdf-pages/pdf-fault';
import { workerAddress } from '../../../src/adapters/pdf-pages/worker-address';

const made = (pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument({ ...options, autoFirstPage: false });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('error', reject);
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    for (let page = 0; page < pages; page += 1) document.addPage().text(`page ${page + 1}`);
    document.end();
  });

const opened = (data: Uint8Array) =>
  getDocument({ data, isEvalSupported: false, verbosity: 0 }).promise.then(
    (file) => file.numPages,
    (error: unknown) => pdfFault(error),
  );

test('[SCR-06] a file is whole, damaged, or locked by a password', async () => {
  const whole = await made(2);
  expect(await opened(whole.slice())).toBe(2);
  expect(await opened(await made(500))).toBe(500);
  expect(await opened(await made(2, { userPassword: 'secret' }))).toBe('encrypted');
  expect(await opened(new Uint8Array(0))).toBe('damaged');
  expect(await opened(new TextEncoder().encode('<html><script>alert(1)</script></html>'))).toBe('damaged');
  expect(await opened(whole.slice(0, 40))).toBe('damaged');
});

test('[MKT-19] a file that is not for the reader differs from one that did not come', () => {
  const response = (status: number): Error =>
    Object.assign(new Error('unexpected'), { name: 'ResponseException', status });
  expect([401, 403, 404].map((status) => pdfFault(response(status)))).toEqual([
    'refused',
    'refused',
    'refused',
  ]);
  expect([0, 500, 502, 503].map((status) => pdfFault(response(status)))).toEqual([
    'unavailable',
    'unavailable',
    'unavailable',
    'unavailable',
  ]);
  expect(pdfFault(new TypeError('Failed to fetch'))).toBe('unavailable');
  expect(pdfFault('gone')).toBe('unavailable');
});

test('[SCR-06] a page is drawn with its longest side alike, however large it is', () => {
  expect(pageScale(1_280, 720)).toBe(longestSide / 1_280);
  expect(pageScale(14_400, 14_400)).toBe(longestSide / 14_400);
  for (const [width, height] of [
    [0, 720],
    [1_280, 0],
    [Number.NaN, 720],
    [Number.POSITIVE_INFINITY, 720],
    [1, 10_000],
  ] as const)
    expect(pageScale(width, height)).toBeNull();
});

test('[SEC-01] the worker of the reader is loaded from its own address alone', () => {
  const policies: string[] = [];
  const page = {
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
        policies.push(name);
        expect(() => rules.createScriptURL('https://evil.example/worker.js')).toThrow(TypeError);
        return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` };
      },
    },
  } as unknown as Window;
  expect(workerAddress(page, '/assets/worker.mjs')).toBe('trusted /assets/worker.mjs');
  expect(workerAddress({} as Window, '/assets/worker.mjs')).toBe('/assets/worker.mjs');
  expect(policies).toEqual(['hupo']);
});
