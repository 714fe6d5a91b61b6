/** What a call answered, as far as tests look at it. */
export interface Answered {
  readonly status: number;
  readonly code: number;
  readonly text: string;
  readonly data: unknown;
  readonly raw: string;
}

export interface Calling {
  readonly method?: 'GET' | 'POST';
  readonly parameters?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the gateway at `url` as the client does: one endpoint, the path in a header, a form body. */
export const callGateway = async (
  url: string,
  path: string,
  { method = 'GET', parameters = {}, token, headers = {} }: Calling = {},
): Promise<Answered> => {
  const query = new URLSearchParams({ t: '1', ...(method === 'GET' ? parameters : {}) });
  const response = await fetch(`${url}/gateway?${query.toString()}`, {
    method,
    headers: {
      'X-Gateway-Path': path,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method === 'POST' ? { body: new URLSearchParams(parameters) } : {}),
  });
  const raw = await response.text();
  const body = JSON.parse(raw) as { resultCode: number; resultMsg?: string; data?: unknown };
  return { status: response.status, code: body.resultCode, text: body.resultMsg ?? '', data: body.data, raw };
};
