import { AwsClient } from 'aws4fetch';
import type { FileStore } from '../../ports/file-store';
import { NoRoom, StorageUnavailable } from '../../ports/storage-fault';
import type { ObjectStoreAddress } from './object-store-address';

/** A request that takes longer has failed, in milliseconds. */
const answerMs = 10_000;
/** Further tries after a failure of the store itself. */
const retries = 2;
/** A list comes in parts of at most so many; no store of ours has more parts than this. */
const mostParts = 10_000;

/** A quota that is reached has no status of its own in S3; stores use these. */
const noRoomCodes =
  /<Code>(?:QuotaExceeded|InsufficientStorage|XMinioStorageFull|ServiceQuotaExceeded)[^<]*<\/Code>/;

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
  const { bucket, region, accessKeyId, secretAccessKey } = address;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const prefix = `${folder}/`;

  const answered = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await client
      .fetch(url, { ...init, signal: AbortSignal.timeout(answerMs) })
      .catch((error: unknown) => {
        throw new StorageUnavailable('The object store did not answer.', { cause: error });
      });
    if (answer.ok || answer.status === 404) return answer;
    const body = await answer.text();
    if (answer.status === 507 || noRoomCodes.test(body)) throw new NoRoom();
    throw new StorageUnavailable(`The object store answered ${answer.status}.`);
  };
  const urlOf = (name: string): string => `${bucket}/${prefix}${name}`;

  const listed = async (): Promise<readonly Listed[]> => {
    const found: Listed[] = [];
    let token: string | null = null;
    for (let part = 0; part < mostParts; part += 1) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token !== null) query.set('continuation-token', token);
      const xml: string = await (await answered(`${bucket}?${query.toString()}`, { method: 'GET' })).text();
      found.push(...listedIn(xml, prefix));
      token = textIn(xml, 'NextContinuationToken');
      if (token === null) break;
    }
    return found;
  };

  return {
    put: async (name, content) => {
      const body = new Uint8Array(content);
      const answer = await answered(urlOf(name), {
        method: 'PUT',
        body,
        headers: { 'content-type': 'application/octet-stream' },
      });
      if (answer.status === 404) throw new StorageUnavailable('The bucket does not exist.');
    },
    get: async (name) => {
      const answer = await answered(urlOf(name), { method: 'GET' });
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer());
    },
    remove: async (name) => {
      await answered(urlOf(name), { method: 'DELETE' });
    },
    olderThan: async (moment) => (await listed()).filter(({ at }) => at < moment).map(({ name }) => name),
  };
};
