import type { Route } from '@playwright/test';
import { hugePath } from './broken-server';

/** How a call ends instead of being answered by the gateway. */
export type Fault = (route: Route) => Promise<void>;

const answered =
  (status: number, body: string, contentType = 'application/json'): Fault =>
  (route) =>
    route.fulfill({ status, body, contentType });

/** An answer of the gateway's own kind: HTTP 200 with a result code. */
export const resultCode = (code: number, resultMsg?: string, data?: unknown): Fault =>
  answered(200, JSON.stringify({ resultCode: code, resultMsg, data }));

/** A well-formed success with this payload. */
export const payload = (data: unknown): Fault => resultCode(1, undefined, data);

export const httpStatus = (status: number): Fault => answered(status, '<h1>Bad Gateway</h1>', 'text/html');

/** Nobody listens. */
export const connectionRefused: Fault = (route) => route.abort('connectionrefused');

/** Never answered. */
export const noAnswer: Fault = () => Promise.resolve();

export const notJson: Fault = answered(200, '<!doctype html><title>404</title>', 'text/html');

/** A payload that no call has. */
export const wrongShapeData = { list: 7, token: {}, userId: [], tjSales: 'x', total: {} } as const;

/** JSON of success, with a payload that no call has. */
export const wrongShape: Fault = payload(wrongShapeData);

/** The connection ends in the middle of the answer: sent to a server that does so. */
export const resetMidBody =
  (address: string): Fault =>
  (route) =>
    route.continue({ url: address });

/** An answer that is larger than the client reads: sent to the same server. */
export const tooLarge =
  (address: string): Fault =>
  (route) =>
    route.continue({ url: `${address}${hugePath}` });
