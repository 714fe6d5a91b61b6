import { randomUUID } from 'node:crypto';
import { findGap } from '../../support/captcha-solver';
import { callGateway, type Answered } from '../../support/gateway/call';
import type { Account } from './accounts';
import { pictureScale } from './captcha';

interface Addresses {
  readonly url: string;
  readonly secondUrl: string;
}

interface Proof {
  readonly ticket: string;
  readonly randstr: string;
}

const appid = 'hupo-web';

const post = async (address: string, data: object): Promise<Record<string, unknown>> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
  return (await response.json()) as Record<string, unknown>;
};

const picture = (png: unknown): Buffer => Buffer.from(String(png), 'base64');

/** Solves a captcha from its pixels as the frame does, without a browser. */
export const passCaptcha = async ({ secondUrl }: Addresses): Promise<Proof> => {
  const frame = { appid, sid: randomUUID() };
  const puzzle = await post(`${secondUrl}/challenge`, frame);
  const x = findGap(picture(puzzle.background), picture(puzzle.piece)) / pictureScale;
  const verdict = await post(`${secondUrl}/verify`, { ...frame, id: puzzle.id, x });
  if (verdict.outcome !== 'passed') throw new Error(`captcha: ${JSON.stringify(verdict)}`);
  return { ticket: String(verdict.ticket), randstr: String(verdict.randstr) };
};

/** Logs in over HTTP with a solved captcha; answers what the gateway said. */
export const loginCall = async (
  gateway: Addresses,
  { phone, password }: Pick<Account, 'phone' | 'password'>,
): Promise<Answered> => {
  const { ticket, randstr } = await passCaptcha(gateway);
  return callGateway(gateway.url, '/webapp/register!login.action', {
    method: 'POST',
    parameters: { userName: phone, password, code: ticket, uuid: randstr },
  });
};

/** The token that a login gives. */
export const tokenByLogin = async (gateway: Addresses, account: Account): Promise<string> => {
  const { data, text } = await loginCall(gateway, account);
  const { token } = (data ?? {}) as { readonly token?: string };
  if (token === undefined) throw new Error(`login: ${text}`);
  return token;
};
