import { left, right } from 'fp-ts/Either';
import { largestEvidence } from '../../domain/nda/largest-evidence';
import type { FileDigest } from '../../ports/file-digest';

/** By the browser's own cryptography, which it has where the page came safely. */
export class WebDigest implements FileDigest {
  constructor(private readonly page: { readonly crypto: { readonly subtle?: SubtleCrypto } }) {}

  readonly sha256 = (file: Blob) => async () => {
    if (file.size > largestEvidence) return left('tooLarge' as const);
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
