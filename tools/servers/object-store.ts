import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { AwsClient } from 'aws4fetch';

/** A key of a double; nothing outside the double takes it. */
const key = { accessKeyId: 'hupo', secretAccessKey: 'double-of-a-store' } as const;

/** Metadata of an object comes back with it. */
const digestHeader = 'x-amz-meta-sha256';

export interface ObjectStoreDouble {
  /** What FILES_URL says of its bucket. */
  readonly address: string;
  /** The names of all objects. */
  readonly names: () => readonly string[];
  /** Refuses to keep more from now on, as a full store does. */
  readonly fill: () => void;
  /** Changes one byte of an object, as a broken disk does. */
  readonly spoil: (name: string) => void;
  readonly close: () => Promise<void>;
}

interface Kept {
  readonly content: Buffer;
  /** The digest that the object was put with. */
  readonly digest: string | null;
  readonly at: Date;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) if (part instanceof Buffer) parts.push(part);
  return Buffer.concat(parts);
};

const header = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

/** The headers that the signature names, but those that signing adds itself. */
const signedHeaders = (request: IncomingMessage, authorization: string): Record<string, string> => {
  const names = /SignedHeaders=([a-z0-9;-]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const taken = names.filter((name) => name !== 'host' && name !== 'x-amz-date');
  return Object.fromEntries(taken.map((name) => [name, header(request, name) ?? '']));
};

/** Whether the request carries the signature that its key makes; as S3 checks it. */
const isSigned = async (request: IncomingMessage, url: string): Promise<boolean> => {
  const given = header(request, 'authorization') ?? '';
  const datetime = header(request, 'x-amz-date');
  if (datetime === null) return false;
  const client = new AwsClient({ ...key, service: 's3', region: 'us-east-1' });
  const headers = signedHeaders(request, given);
  const signed = await client.sign(url, { method: request.method ?? 'GET', headers, aws: { datetime } });
  const signatureOf = (text: string): string | undefined => /Signature=([0-9a-f]{64})/.exec(text)?.[1];
  const expected = signatureOf(signed.headers.get('authorization') ?? '');
  return expected !== undefined && signatureOf(given) === expected;
};

/** Whether the content is what its request says; a request may leave that open. */
const cameWhole = (request: IncomingMessage, content: Buffer): boolean => {
  const digest = header(request, 'x-amz-content-sha256');
  return (
    digest === null ||
    digest === 'UNSIGNED-PAYLOAD' ||
    digest === createHash('sha256').update(content).digest('hex')
  );
};

interface Answer {
  readonly status: number;
  readonly body?: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** At most so many names come in one part of a list. */
const part = 100;

/** A store of objects in memory that speaks the part of S3 that the gateway uses, and checks signatures. */
export const startObjectStore = async (bucket = 'hupo-files', port = 0): Promise<ObjectStoreDouble> => {
  const kept = new Map<string, Kept>();
  let isFull = false;

  const list = (query: URLSearchParams): string => {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const names = [...kept.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
    const shown = names.slice(0, part);
    const contents = shown.map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>${kept.get(name)?.at.toISOString() ?? ''}</LastModified></Contents>`,
    );
    const next =
      names.length > part ? `<NextContinuationToken>${shown.at(-1) ?? ''}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`);
    const body = await bodyOf(request);
    if (!(await isSigned(request, url.toString())))
      return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
    const [, named, ...path] = decodeURIComponent(url.pathname).split('/');
    const name = path.join('/');
    if (named !== bucket) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
    if (request.method === 'GET' && name === '') return { status: 200, body: list(url.searchParams) };
    if (request.method === 'PUT') {
      if (isFull) return { status: 507, body: '<Error><Code>QuotaExceeded</Code></Error>' };
      if (!cameWhole(request, body))
        return { status: 400, body: '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>' };
      kept.set(name, { content: body, digest: header(request, digestHeader), at: new Date() });
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      kept.delete(name);
      return { status: 204 };
    }
    const found = kept.get(name);
    return found === undefined
      ? { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
      : {
          status: 200,
          body: found.content,
          headers: found.digest === null ? {} : { [digestHeader]: found.digest },
        };
  };

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body, headers = {} }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const bound = server.address();
  const taken = bound === null || typeof bound === 'string' ? 0 : bound.port;
  return {
    address: `http://${key.accessKeyId}:${key.secretAccessKey}@127.0.0.1:${taken}/${bucket}`,
    names: () => [...kept.keys()].sort(),
    fill: () => {
      isFull = true;
    },
    spoil: (name) => {
      const found = kept.get(name);
      if (found !== undefined) found.content.writeUInt8(found.content.readUInt8(0) ^ 1, 0);
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
