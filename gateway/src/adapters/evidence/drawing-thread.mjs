import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import PDFDocument from 'pdfkit';

/**
 * A thread that sets files of evidence and does nothing else: one takes some 0.25 s, for the signs that it needs are
 * cut out of a font with all of Chinese.
 */

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread.');

const font = readFileSync(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
);

/** Size of the letters and distance to what stands above, in points. */
const looks = { title: [20, 0], head: [12, 10], text: [10, 2], small: [8, 8] };

/**
 * @param {import('../../ports/evidence-drawing').EvidenceSheet} sheet
 * @returns {Promise<Uint8Array>}
 */
const drawn = ({ title, at, lines }) =>
  new Promise((resolve, reject) => {
    // Whatever a document says of itself comes from the sheet, so that the same sheet becomes the same bytes.
    const document = new PDFDocument({
      size: 'A4',
      margin: 56,
      lang: 'zh-CN',
      info: {
        Title: title,
        CreationDate: new Date(at),
        ModDate: new Date(at),
        Producer: 'hupo',
        Creator: 'hupo',
      },
    });
    /** @type {Uint8Array[]} */
    const parts = [];
    document.on('data', (/** @type {Uint8Array} */ part) => parts.push(part));
    document.on('error', reject);
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.registerFont('text', font);
    for (const { look, text } of lines) {
      const [size = 10, above = 0] = looks[look];
      document.y += above;
      document.font('text').fontSize(size).text(text, { lineGap: 3 });
    }
    document.end();
  });

port.on('message', (/** @type {import('./drawing-thread-protocol').DrawingTask} */ { id, sheet }) => {
  drawn(sheet).then(
    (content) => port.postMessage({ id, content }),
    (/** @type {unknown} */ error) => port.postMessage({ id, message: String(error) }),
  );
});
