import { request, type Agent, type OutgoingHttpHeaders } from 'node:http';

export interface HttpAnswer {
  /** 0 where no answer came. */
  readonly status: number;
  readonly body: string;
}

export interface HttpAsking {
  readonly method: 'GET' | 'POST';
  readonly headers: OutgoingHttpHeaders;
  readonly form?: URLSearchParams | FormData | undefined;
  /** Keeps connections for later requests; without it each request has a connection of its own. */
  readonly agent?: Agent | undefined;
}

/** Longer than any answer of a gateway that lives, in milliseconds. */
const answerLimit = 30_000;

const none: HttpAnswer = { status: 0, body: '' };

/** A form as bytes, with the headers that say so. */
const encoded = async (form: URLSearchParams | FormData) => {
  const made = new Response(form);
  const body = Buffer.from(await made.arrayBuffer());
  const type = made.headers.get('Content-Type') ?? '';
  return { body, headers: { 'Content-Type': type, 'Content-Length': body.length } };
};

/**
 * Sends a request, usually over a connection of its own. A connection that is kept may be closed by the server while the next
 * request is on its way, and the soak would count an answer that is missing for another reason.
 */
export const send = async (
  address: string,
  { method, headers, form, agent }: HttpAsking,
): Promise<HttpAnswer> => {
  const content = form === undefined ? { body: undefined, headers: {} } : await encoded(form);
  return new Promise((answered) => {
    const sent = request(
      address,
      {
        method,
        agent: agent ?? false,
        timeout: answerLimit,
        headers: {
          ...headers,
          ...(agent === undefined ? { Connection: 'close' } : {}),
          ...content.headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          answered({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
        );
        response.on('error', () => answered(none));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => answered(none));
    sent.end(content.body);
  });
};
