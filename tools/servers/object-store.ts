import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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
  /** From now on, half of each object is sent: then nothing comes any more, or the connection breaks. */
  readonly halve: (how: 'stall' | 'cut') => void;
  /** The objects that were read, and how many bytes of each were sent. */
  readonly reads: () => readonly ObjectRead[];
  /** How many reads are not over. */
  readonly openReads: () => number;
  readonly close: () => Promise<void>;
}

export interface ObjectRead {
  readonly name: string;
  readonly bytes: number;
}

interface Kept {
  readonly content: Buffer;
  /** The digest that the object was put with. */
  readonly digest: string | null;
  readonly at: Date;
}

/** The version of an object, as S3 names it. */
const etagOf = ({ content }: Kept): string => `"${createHash('md5').update(content).digest('hex')}"`;

/** A part of an object, by the Range header; null where it has none. A request without the header has the whole. */
const partOf = (range: string, size: number): readonly [from: number, to: number] | null => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to && (first !== '' || Number(last) > 0) ? [from, to] : null;
};

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
  readonly isObject?: boolean;
}

/** At most so many names come in one part of a list. */
const part = 100;

/** A store of objects in memory that speaks the part of S3 that the gateway uses, and checks signatures. */
export const startObjectStore = async (bucket = 'hupo-files', port = 0): Promise<ObjectStoreDouble> => {
  const kept = new Map<string, Kept>();
  let isFull = false;
  let halved: 'stall' | 'cut' | null = null;
  const reads: ObjectRead[] = [];
  const underWay = new Set<ServerResponse>();

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

  const read = (request: IncomingMessage, name: string, found: Kept): Answer => {
    const etag = etagOf(found);
    const size = found.content.byteLength;
    if ((header(request, 'if-match') ?? etag) !== etag)
      return { status: 412, body: '<Error><Code>PreconditionFailed</Code></Error>' };
    const range = header(request, 'range');
    const part = range === null ? ([0, size - 1] as const) : partOf(range, size);
    if (part === null)
      return {
        status: 416,
        body: `<Error><Code>InvalidRange</Code><ActualObjectSize>${size}</ActualObjectSize></Error>`,
      };
    const body = found.content.subarray(part[0], part[1] + 1);
    reads.push({ name, bytes: body.byteLength });
    const headers = {
      etag,
      'content-length': String(body.byteLength),
      ...(found.digest === null ? {} : { [digestHeader]: found.digest }),
    };
    if (range === null) return { status: 200, body, headers, isObject: true };
    const contentRange = `bytes ${part[0]}-${part[1]}/${size}`;
    return { status: 206, body, headers: { ...headers, 'content-range': contentRange }, isObject: true };
  };

  /** Sends an object, or half of it. */
  const sendObject = (response: ServerResponse, { status, body, headers }: Answer): void => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    response.writeHead(status, headers);
    if (halved === null || body === undefined) response.end(body);
    else
      response.write(body.slice(0, Math.floor(body.length / 2)), () => {
        if (halved === 'cut') response.destroy();
      });
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
      const put = { content: body, digest: header(request, digestHeader), at: new Date() };
      kept.set(name, put);
      return { status: 200, headers: { etag: etagOf(put) } };
    }
    if (request.method === 'DELETE') {
      kept.delete(name);
      return { status: 204 };
    }
    const found = kept.get(name);
    return found === undefined
      ? { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
      : read(request, name, found);
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (given) => {
        if (given.isObject === true) sendObject(response, given);
        else response.writeHead(given.status, given.headers).end(given.body);
      },
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
    halve: (how) => {
      halved = how;
    },
    reads: () => reads,
    openReads: () => underWay.size,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
