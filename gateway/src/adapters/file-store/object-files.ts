import type { FileStore } from '../../ports/file-store';
import type { ReadNeeds } from './checked-body';
import { lengthOf, objectBody, partOf, rangeHeader } from './object-body';
import type { ObjectStoreAddress } from './object-store-address';
import { ObjectStoreRefusal, objectStoreClient } from './object-store-client';
import { provedVersions } from './proved-versions';

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
export const objectFiles = (address: ObjectStoreAddress, folder: string, needs: ReadNeeds): FileStore => {
  const store = objectStoreClient(address, needs.clock);
  const proved = provedVersions();
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
    put: async (name, content) => proved.note(name, await store.put(`${prefix}${name}`, content)),
    open: async (name) => {
      const answer = await store.read(`${prefix}${name}`, {});
      if (answer === null) return null;
      if (answer.kind === 'partMissing') throw new ObjectStoreRefusal(416);
      const size = lengthOf(answer);
      const version = answer.headers.get('etag');
      const whole = { length: size, digest: answer.digest, proved: () => proved.note(name, version) };
      return { size, body: objectBody(answer, whole, needs) };
    },
    openPart: async (name, wanted) => {
      const version = proved.of(name);
      const answer = await store
        .read(`${prefix}${name}`, {
          range: rangeHeader(wanted),
          ...(version === null ? {} : { 'if-match': version }),
        })
        .catch((error: unknown) => {
          // Another version is there: the next read goes by it.
          proved.forget(name);
          throw error;
        });
      if (answer === null) return null;
      if (answer.kind === 'partMissing') return { size: answer.size, part: null };
      const { size, from, to } = partOf(answer, wanted);
      const body = objectBody(answer, { length: to + 1 - from, digest: null }, needs);
      return { size, part: { from, to, body } };
    },
    remove: (name) => store.remove(`${prefix}${name}`),
    olderThan: async (moment) => (await listed()).filter(({ at }) => at < moment).map(({ name }) => name),
  };
};
