import { request, type RequestOptions } from 'node:http';

/** What came back, and how long it took in milliseconds. */
export interface Asked {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

/** Asks once on a connection of its own. */
export const ask = (address: string, options: RequestOptions, body = ''): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const sent = request(address, { ...options, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - begun,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** The value below which so much of the numbers lies; NaN of none. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;
