import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

// Without this it would be fetched from a foreign host.
const { buffer } = new Uint8Array(
  readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
);
prepareZXingModule({ overrides: { wasmBinary: buffer } });

/** The kinds of codes that phones read; `QRCode` includes Micro QR and rMQR. */
const codeFormats: ReaderOptions['formats'] = ['QRCode', 'DataMatrix', 'Aztec'];

/**
 * Whether a picture holds a QR code, a Data Matrix or an Aztec code that can be read, also a small, turned, inverted or
 * tilted one, with any content. A picture of 2,048 px a side takes 0.1 s to 0.5 s of processor time. The round code of a
 * WeChat mini-program (小程序码) is not found: its format is not published, and the library does not read it.
 */
export const holdsCode = async (content: Uint8Array): Promise<boolean> =>
  (await readBarcodes(content, { formats: codeFormats, maxNumberOfSymbols: 1 })).length > 0;
