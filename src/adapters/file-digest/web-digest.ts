import { left, right } from 'fp-ts/Either';
import type { FileDigest } from '../../ports/file-digest';

/** Evidence has at most 512 KiB: what is far larger is another file. */
const mostBytes = 16 * 1024 * 1024;

/** By the browser's own cryptography, which it has where the page came safely. */
export class WebDigest implements FileDigest {
  constructor(private readonly page: { readonly crypto: { readonly subtle?: SubtleCrypto } }) {}

  readonly sha256 = (file: Blob) => async () => {
    if (file.size > mostBytes) return left('tooLarge' as const);
    try {
      const { subtle } = this.page.crypto;
      if (subtle === undefined) return left('unreadable' as const);
      const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
      return right(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
    } catch {
      return left('unreadable' as const);
    }
  };
}
