import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { encode } from 'uqr';
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer';

/** What WeChat's contact codes say. */
export const contactAddress = 'https://u.wechat.com/kAbCdEf12GhIjKlMnOp';

/**
 * A picture of a QR code with its quiet zone, as PNG.
 * @param scale pixels a module has on each side
 */
export const codedPicture = (says = contactAddress, scale = 6): Buffer<ArrayBuffer> => {
  const { data, size } = encode(says, { ecc: 'M', border: 4 });
  const side = size * scale;
  const picture = new PNG({ width: side, height: side });
  for (let place = 0; place < side * side; place += 1) {
    const [x, y] = [Math.floor((place % side) / scale), Math.floor(place / side / scale)];
    picture.data.fill(data[y]?.[x] === true ? 0 : 255, place * 4, place * 4 + 3);
    picture.data[place * 4 + 3] = 255;
  }
  return Buffer.from(PNG.sync.write(picture));
};

/** A picture of a code of another kind with its quiet zone, as PNG. */
export const codedPictureOf = async (
  format: NonNullable<WriterOptions['format']>,
  says: string,
): Promise<Buffer> => {
  const { buffer } = new Uint8Array(
    readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))),
  );
  // Without the bytes the library fetches them from a foreign host.
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  const { image, error } = await writeBarcode(says, { format, scale: 6, addQuietZones: true });
  if (image === null) throw new Error(error);
  return Buffer.from(await image.arrayBuffer());
};
