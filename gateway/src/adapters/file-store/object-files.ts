import type { FileStore } from '../../ports/file-store';
import type { ObjectStoreAddress } from './object-store-address';
import { objectStoreClient } from './object-store-client';

/** A list comes in parts of at most so many; no store of ours has more parts than this. */
const mostParts = 10_000;

interface Listed {
  readonly name: string;
  /** Milliseconds since 1970, by the store's clock. */
  readonly at: number;
}

const elements = {
  Key: /<Key>([^<]*)<\/Key>/,
  LastModified: /<LastModified>([^<]*)<\/LastModified>/,
  NextContinuationToken: /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/,
} as const;

const textIn = (xml: string, element: keyof typeof elements): string | null =>
  elements[element].exec(xml)?.[1] ?? null;

/** Names are of letters, digits, hyphens and slashes, so that nothing in them is escaped. */
const listedIn = (xml: string, prefix: string): readonly Listed[] =>
  xml
    .split('<Contents>')
    .slice(1)
    .flatMap((part) => {
      const key = textIn(part, 'Key');
      const at = Date.parse(textIn(part, 'LastModified') ?? '');
      return key?.startsWith(prefix) === true && Number.isFinite(at)
        ? [{ name: key.slice(prefix.length), at }]
        : [];
    });

/** Files in a bucket under `folder/`. A store that does not answer fails with StorageUnavailable. */
export const objectFiles = (address: ObjectStoreAddress, folder: string): FileStore => {
  const store = objectStoreClient(address);
  const prefix = `${folder}/`;

  const listed = async (): Promise<readonly Listed[]> => {
    const found: Listed[] = [];
    let token: string | null = null;
    for (let part = 0; part < mostParts; part += 1) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token !== null) query.set('continuation-token', token);
      const xml: string = await store.list(query);
      found.push(...listedIn(xml, prefix));
      token = textIn(xml, 'NextContinuationToken');
      if (token === null) break;
    }
    return found;
  };

  return {
    put: (name, content) => store.put(`${prefix}${name}`, content),
    get: (name) => store.get(`${prefix}${name}`),
    remove: (name) => store.remove(`${prefix}${name}`),
    olderThan: async (moment) => (await listed()).filter(({ at }) => at < moment).map(({ name }) => name),
  };
};
