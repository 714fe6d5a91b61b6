import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Clock } from '../../ports/clock';
import { NoRoom, StorageUnavailable } from '../../ports/storage-fault';
import type { ObjectStoreAddress } from './object-store-address';

/** A request that takes longer has failed, in milliseconds; of a read, until its answer begins. */
const answerMs = 10_000;
/** Further tries after a failure of the store itself. */
const retries = 2;
/** Before the first of them, in milliseconds; each time twice as long. */
const pauseMs = 50;

/** A quota that is reached has no status of its own in S3; stores use these. */
const noRoomCodes =
  /<Code>(?:QuotaExceeded|InsufficientStorage|XMinioStorageFull|ServiceQuotaExceeded)[^<]*<\/Code>/;

/** The status where an object has not the part that was asked for. */
const noSuchPart = 416;

/** The digest of an object, which comes back with it. */
const digestHeader = 'x-amz-meta-sha256';

/** The size of an object that has not the part asked for: some stores say it in a header, others in the XML. */
const sizeSaid = (headers: Headers, xml: string): number | null => {
  const [, size] =
    /^bytes \*\/(\d{1,15})$/.exec(headers.get('content-range') ?? '') ??
    /<ActualObjectSize>(\d{1,15})<\/ActualObjectSize>/.exec(xml) ??
    [];
  return size === undefined ? null : Number(size);
};

const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The store answered, and not with what was asked for. `status` is that of HTTP; 404 where the bucket is not there. */
export class ObjectStoreRefusal extends StorageUnavailable {
  constructor(readonly status: number) {
    super(`The object store answered ${status}.`);
  }
}

/** The beginning of an answer to a read. */
export interface ObjectAnswer {
  readonly kind: 'content';
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array>;
  /** SHA-256 of the whole object in hex, as it was put; null where another program put it. */
  readonly digest: string | null;
  /** Ends the request, also in the middle of its answer. */
  readonly abort: () => void;
}

/** The object has not the part that was asked for. */
export interface PartMissing {
  readonly kind: 'partMissing';
  /** Of the whole object, in bytes. */
  readonly size: number;
}

/** Requests to one bucket. A store that does not answer fails with StorageUnavailable, a full one with NoRoom. */
export interface ObjectStoreClient {
  /** The store checks that the content came whole. Returns the version of the object, where the store names it. */
  readonly put: (key: string, content: Uint8Array) => Promise<string | null>;
  /** The answer as soon as it begins; null when there is no object of this key. The body is the caller's to bound. */
  readonly read: (
    key: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<ObjectAnswer | PartMissing | null>;
  readonly remove: (key: string) => Promise<void>;
  /** The XML of one part of the list. */
  readonly list: (query: URLSearchParams) => Promise<string>;
}

export const objectStoreClient = (
  address: ObjectStoreAddress,
  clock: Pick<Clock, 'after'>,
): ObjectStoreClient => {
  const { bucket, region, accessKeyId, secretAccessKey } = address;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const unanswered = (cause: unknown): never => {
    throw new StorageUnavailable('The object store did not answer.', { cause });
  };

  const tried = async (path: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
    for (let before = 0; ; before += 1) {
      // A signal within a Request is forgotten when the Request is collected, and the fetch goes on without end.
      const answer = await fetch(await client.sign(`${bucket}${path}`, init), { signal });
      if (before === retries || (answer.status < 500 && answer.status !== 429)) return answer;
      await answer.body?.cancel();
      await new Promise<void>((resolve) => clock.after(pauseMs * 2 ** before, resolve));
    }
  };
  const asked = (path: string, init: RequestInit, signal: AbortSignal): Promise<Response> =>
    tried(path, init, signal).catch(unanswered);
  const refusal = ({ status }: Response, body: string): Error =>
    status === 507 || noRoomCodes.test(body) ? new NoRoom() : new ObjectStoreRefusal(status);

  const answered = async (path: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
    const answer = await asked(path, init, signal);
    if (answer.ok) return answer;
    throw refusal(answer, await answer.text().catch(unanswered));
  };
  /** null when there is no such object. */
  const found = async (path: string, init: RequestInit, signal: AbortSignal): Promise<Response | null> => {
    const answer = await asked(path, init, signal);
    if (answer.ok || answer.status === noSuchPart) return answer;
    const body = await answer.text().catch(unanswered);
    if (answer.status === 404 && !body.includes('NoSuchBucket')) return null;
    throw refusal(answer, body);
  };

  /** The result of a request, which is given up after the limit. */
  const within = async <A>(ask: (request: AbortController) => Promise<A>): Promise<A> => {
    const request = new AbortController();
    const cancel = clock.after(answerMs, () => request.abort());
    try {
      return await ask(request);
    } finally {
      cancel();
    }
  };

  return {
    put: (key, content) =>
      within(async ({ signal }) => {
        const body = new Uint8Array(content);
        const digest = digestOf(body);
        const headers = {
          'content-type': 'application/octet-stream',
          'x-amz-content-sha256': digest,
          [digestHeader]: digest,
        };
        const answer = await answered(`/${key}`, { method: 'PUT', body, headers }, signal);
        await answer.body?.cancel();
        return answer.headers.get('etag');
      }),
    read: (key, headers) =>
      within(async (request) => {
        const answer = await found(`/${key}`, { method: 'GET', headers }, request.signal);
        if (answer === null) return null;
        const { body, headers: given } = answer;
        if (answer.status === noSuchPart) {
          const size = sizeSaid(given, await answer.text().catch(unanswered));
          if (size === null) throw new ObjectStoreRefusal(noSuchPart);
          return { kind: 'partMissing', size };
        }
        if (body === null) throw new ObjectStoreRefusal(answer.status);
        const abort = (): void => request.abort();
        return { kind: 'content', headers: given, body, digest: given.get(digestHeader), abort };
      }),
    remove: (key) =>
      within(async ({ signal }) => {
        const answer = await found(`/${key}`, { method: 'DELETE' }, signal);
        await answer?.body?.cancel();
      }),
    list: (query) =>
      within(async ({ signal }) => {
        const answer = await answered(`?${query.toString()}`, { method: 'GET' }, signal);
        return answer.text().catch(unanswered);
      }),
  };
};
