import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { NoRoom, StorageUnavailable } from '../../ports/storage-fault';
import type { ObjectStoreAddress } from './object-store-address';

/** A request that takes longer has failed, in milliseconds. */
const answerMs = 10_000;
/** Further tries after a failure of the store itself. */
const retries = 2;

/** A quota that is reached has no status of its own in S3; stores use these. */
const noRoomCodes =
  /<Code>(?:QuotaExceeded|InsufficientStorage|XMinioStorageFull|ServiceQuotaExceeded)[^<]*<\/Code>/;

/** The digest of an object, which comes back with it. */
const digestHeader = 'x-amz-meta-sha256';

const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The store answered, and not with what was asked for. `status` is that of HTTP; 404 where the bucket is not there. */
export class ObjectStoreRefusal extends StorageUnavailable {
  constructor(readonly status: number) {
    super(`The object store answered ${status}.`);
  }
}

/** Requests to one bucket. A store that does not answer fails with StorageUnavailable, a full one with NoRoom. */
export interface ObjectStoreClient {
  /** The store checks that the content came whole. */
  readonly put: (key: string, content: Uint8Array) => Promise<void>;
  /** The content as it was put, which its digest proves; null when there is none of this key. */
  readonly get: (key: string) => Promise<Uint8Array | null>;
  readonly remove: (key: string) => Promise<void>;
  /** The XML of one part of the list. */
  readonly list: (query: URLSearchParams) => Promise<string>;
}

export const objectStoreClient = (address: ObjectStoreAddress): ObjectStoreClient => {
  const { bucket, region, accessKeyId, secretAccessKey } = address;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const unanswered = (cause: unknown): never => {
    throw new StorageUnavailable('The object store did not answer.', { cause });
  };

  const asked = (path: string, init: RequestInit): Promise<Response> =>
    client.fetch(`${bucket}${path}`, { ...init, signal: AbortSignal.timeout(answerMs) }).catch(unanswered);
  const refusal = ({ status }: Response, body: string): Error =>
    status === 507 || noRoomCodes.test(body) ? new NoRoom() : new ObjectStoreRefusal(status);

  const answered = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await asked(path, init);
    if (answer.ok) return answer;
    throw refusal(answer, await answer.text().catch(unanswered));
  };
  /** null when there is no such object. */
  const found = async (path: string, init: RequestInit): Promise<Response | null> => {
    const answer = await asked(path, init);
    if (answer.ok) return answer;
    const body = await answer.text().catch(unanswered);
    if (answer.status === 404 && !body.includes('NoSuchBucket')) return null;
    throw refusal(answer, body);
  };

  return {
    put: async (key, content) => {
      const body = new Uint8Array(content);
      const digest = digestOf(body);
      await answered(`/${key}`, {
        method: 'PUT',
        body,
        headers: {
          'content-type': 'application/octet-stream',
          'x-amz-content-sha256': digest,
          [digestHeader]: digest,
        },
      });
    },
    get: async (key) => {
      const answer = await found(`/${key}`, { method: 'GET' });
      if (answer === null) return null;
      const content = new Uint8Array(await answer.arrayBuffer().catch(unanswered));
      const digest = answer.headers.get(digestHeader);
      if (digest !== null && digest !== digestOf(content))
        throw new StorageUnavailable('The object store sent other content than was put.');
      return content;
    },
    remove: async (key) => {
      await found(`/${key}`, { method: 'DELETE' });
    },
    list: async (query) => {
      const answer = await answered(`?${query.toString()}`, { method: 'GET' });
      return answer.text().catch(unanswered);
    },
  };
};
