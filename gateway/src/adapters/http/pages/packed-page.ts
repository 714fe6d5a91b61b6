import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../../ports/page-renderer';
import { inlineSources } from '../headers/inline-sources';
import { compressed, type Encoding } from '../static/compression';

/** A page as it travels. */
export interface PackedPage {
  readonly status: number;
  readonly mediaType: string;
  /** Names these bytes, however they are packed. */
  readonly etag: string;
  readonly body: Readonly<Record<Encoding, Uint8Array>>;
  /** The policy's sources for the inline parts of the page. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page is packed once for the many that it is sent to. */
const quality = 9;

const packed = async ({
  status,
  html,
  nonce,
  mediaType = 'text/html',
}: RenderedPage): Promise<PackedPage> => {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([
    compressed(identity, 'br', quality),
    compressed(identity, 'gzip', quality),
  ]);
  return {
    status,
    mediaType,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    body: { identity, br, gzip },
    scripts: nonce === undefined ? [] : [`'nonce-${nonce}'`],
    styles: nonce === undefined ? inlineSources(html, 'style') : [`'nonce-${nonce}'`],
  };
};

/** Packs a page; one that came out as it was `before` is not packed again. */
export const packedPage = async (page: RenderedPage, before?: PackedPage): Promise<PackedPage> =>
  before?.status === page.status && Buffer.from(page.html).equals(before.body.identity)
    ? before
    : packed(page);

export const sizeOf = ({ body }: PackedPage): number =>
  Object.values(body).reduce((sum, { byteLength }) => sum + byteLength, 0);
