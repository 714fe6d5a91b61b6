import { inflateSync } from 'node:zlib';

const streams = (pdf: Buffer): readonly string[] => {
  const found: string[] = [];
  let from = 0;
  for (;;) {
    const start = pdf.indexOf('stream\n', from);
    if (start < 0) return found;
    const end = pdf.indexOf('endstream', start);
    try {
      found.push(inflateSync(pdf.subarray(start + 7, end)).toString('latin1'));
    } catch {
      // Not packed, or no text.
    }
    from = end + 9;
  }
};

/** One glyph may stand for several signs. */
const signs = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** The text of a PDF with one font, as a reader copies it out: each glyph by the font's own table. */
export const pdfText = (content: Uint8Array): string => {
  const all = streams(Buffer.from(content));
  const meaning = new Map<number, string>();
  for (const stream of all) {
    if (!stream.includes('begincmap')) continue;
    for (const [, from = '', , list = ''] of stream.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], place) =>
        meaning.set(parseInt(from, 16) + place, signs(hex)),
      );
  }
  return all
    .filter((stream) => stream.includes(' TJ'))
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]*)>/gi)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => meaning.get(parseInt(glyph, 16)) ?? '□')
        .join(''),
    )
    .join('');
};
