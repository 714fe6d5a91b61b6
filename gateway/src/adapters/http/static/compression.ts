import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding that an Accept-Encoding header takes; q=0 is a refusal. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => (part.split(';', 1)[0] ?? '').trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
};

/** `quality` 0 to 11: the higher the smaller and slower. */
export const compressed = async (
  content: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Uint8Array> => {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return zip(content, { level: Math.min(quality, 9) });
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
};
