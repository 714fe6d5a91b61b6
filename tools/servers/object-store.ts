import { createServer, type IncomingMessage } from 'node:http';
import { AwsClient } from 'aws4fetch';

/** A key of a double; nothing outside the double takes it. */
const key = { accessKeyId: 'hupo', secretAccessKey: 'double-of-a-store' } as const;

export interface ObjectStoreDouble {
  /** What FILES_URL says of its bucket. */
  readonly address: string;
  /** The names of all objects. */
  readonly names: () => readonly string[];
  /** Refuses to keep more from now on, as a full store does. */
  readonly fill: () => void;
  readonly close: () => Promise<void>;
}

interface Kept {
  readonly content: Buffer;
  readonly at: Date;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) if (part instanceof Buffer) parts.push(part);
  return Buffer.concat(parts);
};

/** Whether the request carries the signature that its key makes; as S3 checks it. */
const isSigned = async (request: IncomingMessage, url: string): Promise<boolean> => {
  const given = request.headers.authorization ?? '';
  const datetime = request.headers['x-amz-date'];
  if (typeof datetime !== 'string') return false;
  const hash = request.headers['x-amz-content-sha256'];
  const headers = typeof hash === 'string' ? { 'x-amz-content-sha256': hash } : {};
  const client = new AwsClient({ ...key, service: 's3', region: 'us-east-1' });
  const signed = await client.sign(url, { method: request.method ?? 'GET', headers, aws: { datetime } });
  const signatureOf = (text: string): string | undefined => /Signature=([0-9a-f]{64})/.exec(text)?.[1];
  const expected = signatureOf(signed.headers.get('authorization') ?? '');
  return expected !== undefined && signatureOf(given) === expected;
};

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

  const answer = async (
    request: IncomingMessage,
  ): Promise<{ readonly status: number; readonly body?: Buffer | string }> => {
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
      kept.set(name, { content: body, at: new Date() });
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      kept.delete(name);
      return { status: 204 };
    }
    const found = kept.get(name);
    return found === undefined
      ? { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
      : { status: 200, body: found.content };
  };

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body }) => response.writeHead(status).end(body),
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
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
