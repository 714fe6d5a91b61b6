import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import PDFDocument from 'pdfkit';
import { answerTasks } from '../worker/answer-tasks.mjs';

/**
 * A thread that sets files of evidence and does nothing else: one takes some 0.25 s, for the signs that it needs are
 * cut out of a font with all of Chinese.
 */

const file = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
);
const font = readFileSync(file);
const glyphs = openSync(file);

const inCode = '〔U+…〕中是字库没有收录的字的 Unicode 编码。';

/**
 * A text in which a character that the font lacks, as of rare names, is written as its code: an empty box would hide
 * the signer's name.
 * @param {string} text
 */
const shown = (text) =>
  Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return glyphs.hasGlyphForCodePoint(code)
      ? sign
      : `〔U+${code.toString(16).toUpperCase().padStart(4, '0')}〕`;
  }).join('');

/** Size of the letters, distance to the line above and, at the least, to the foot of the page; in points. */
const looks = {
  title: [20, 0, 0],
  part: [16, 0, 0],
  head: [12, 14, 60],
  clause: [11, 8, 48],
  text: [10, 2, 16],
  small: [8, 12, 16],
};
const margin = 56;
const labelWidth = 84;
const grey = '#5C6573';
const ink = '#151A22';

/**
 * The number of each page, and of what it is a page.
 * @param {PDFKit.PDFDocument} document
 * @param {string} title
 */
const number = (document, title) => {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Text below the margin would begin another page.
    document.page.margins.bottom = 0;
    const at = document.page.height - 40;
    document.font('text').fontSize(8).fillColor(grey);
    document.text(title, margin, at, { lineBreak: false });
    document.text(`第 ${page + 1} 页，共 ${count} 页`, margin, at, { align: 'right' });
  }
};

/**
 * @param {import('../../ports/evidence-drawing').EvidenceSheet} sheet
 * @returns {Promise<Uint8Array>}
 */
const drawn = ({ title, at, lines }) =>
  new Promise((resolve, reject) => {
    // All metadata of a document comes from the sheet, so that the same sheet becomes the same bytes.
    const document = new PDFDocument({
      size: 'A4',
      margin,
      lang: 'zh-CN',
      bufferPages: true,
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
    const written = lines.map(({ text, ...line }) => ({ ...line, text: shown(text) }));
    const lacking = written.some(({ text }, place) => text !== lines[place]?.text);
    for (const { look, text, label } of written) {
      const [size = 10, above = 0, below = 0] = looks[look];
      document.y += above;
      if (look === 'part' || document.y + below > document.page.maxY()) document.addPage();
      document.font('text').fontSize(size).fillColor(grey);
      const { y } = document;
      if (label !== undefined) document.text(label, margin, y, { lineBreak: false });
      const from = label === undefined ? margin : margin + labelWidth;
      document
        .fillColor(look === 'small' ? grey : ink)
        .text(look === 'small' && lacking ? text + inCode : text, from, y, { lineGap: 4 });
    }
    number(document, title);
    document.end();
  });

answerTasks(drawn);
