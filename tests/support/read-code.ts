import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** The texts of the QR codes that a picture holds. */
export const readCode = async (picture: Uint8Array): Promise<readonly string[]> => {
  const { buffer } = new Uint8Array(
    readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
  );
  // Without the bytes the library fetches them from a foreign host.
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  return (await readBarcodes(picture, { formats: ['QRCode'] })).map(({ text }) => text);
};
