import { request, type OutgoingHttpHeaders } from 'node:http';

export interface HttpAnswer {
  /** 0 where no answer came. */
  readonly status: number;
  readonly body: string;
}

export interface HttpAsking {
  readonly method: 'GET' | 'POST';
  readonly headers: OutgoingHttpHeaders;
  readonly form?: URLSearchParams | undefined;
}

/** Longer than any answer of a gateway that lives, in milliseconds. */
const answerLimit = 30_000;

const none: HttpAnswer = { status: 0, body: '' };

/**
 * Sends a request over a connection of its own. A connection that is kept may be closed by the server while the next request
 * is on its way, and the soak would count an answer that is missing for another reason.
 */
export const send = (address: string, { method, headers, form }: HttpAsking): Promise<HttpAnswer> =>
  new Promise((answered) => {
    const body = form?.toString();
    const sent = request(
      address,
      {
        method,
        agent: false,
        timeout: answerLimit,
        headers: {
          ...headers,
          Connection: 'close',
          ...(body === undefined
            ? {}
            : {
                'Content-Type': 'application/x-www-form-urlencoded',
                'Content-Length': Buffer.byteLength(body),
              }),
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
    sent.end(body);
  });
