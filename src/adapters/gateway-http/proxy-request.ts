import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import type { WireCall, WireFile } from '../transport';

/** A call as it goes out. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The form of a POST, multipart with a file; absent for a GET. */
  readonly body: string | FormData | undefined;
}

/** Who is calling, and when. */
export interface Sending {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly deviceId: () => string;
}

const form = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();

function identity(
  config: RuntimeConfig,
  token: string | null,
  deviceId: () => string,
): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}`, [config.deviceHeader]: deviceId() };
}

/** A file that the platform handed over is a Blob; anything else cannot be sent. */
function multipart(fields: Readonly<Record<string, string>>, { content }: WireFile): FormData {
  if (!(content instanceof Blob)) throw new Error('upload: this is no file of the platform');
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) parts.append(name, value);
  parts.append('file', content, content.name);
  return parts;
}

function bodyOf({ method, params, file }: WireCall): WireRequest['body'] {
  if (method === 'GET') return undefined;
  return file === undefined ? form(params) : multipart(params, file);
}

/**
 * The request for a call that goes straight to the pay host: a plain reading one, with the token that the proxy
 * would see (contract: Pay host).
 */
export const payHostRequest = (config: RuntimeConfig, { path, params, token }: WireCall): WireRequest => ({
  method: 'GET',
  url: `${config.payHost.replace(/\/$/, '')}${path}?${form(params)}`,
  headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  body: undefined,
});

/**
 * The request for a call: same method, the real path in a header, a timestamp in the query; the call's
 * own parameters in the query too (GET) or as a form (POST), multipart with a file; token and
 * device id exactly when there is a token.
 * Source: product.md §7, GAT-01, GAT-02.
 */
export function proxyRequest(config: RuntimeConfig, call: WireCall, { now, deviceId }: Sending): WireRequest {
  const { method, path, params, token, idempotencyKey } = call;
  const query = form(method === 'GET' ? { ...params, t: String(now) } : { t: String(now) });
  const body = bodyOf(call);
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return {
    method,
    url: `${config.gatewayUrl.replace(/\/$/, '')}${config.gatewayPath}?${query}`,
    headers: {
      [config.pathHeader]: path,
      ...identity(config, token, deviceId),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      // Of a multipart body the platform writes the type itself, with the boundary that it chose.
      ...(typeof body === 'string' ? type : {}),
    },
    body,
  };
}
