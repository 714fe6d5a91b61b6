import { randomUUID } from 'node:crypto';
import { gapIn } from '../../support/gateway/captcha-gap';
import { humanWay } from '../../support/human-way';
import { callGateway, type Answered } from '../../support/gateway/call';
import type { Account } from './accounts';
import { operatorOf } from './captcha-operator';

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

/** Solves a captcha as the frame does, without a browser, once the operator has said where the piece goes. */
export const passCaptcha = async ({ secondUrl }: Addresses): Promise<Proof> => {
  const frame = { appid, sid: randomUUID() };
  const operator = operatorOf(secondUrl);
  const puzzle = await post(`${secondUrl}/challenge`, frame);
  const x = gapIn(await operator.answerOf(frame.sid));
  // An address that left others unsolved waits before its next is looked at.
  await operator.wait(1_500 + Number(puzzle.waitMs));
  const verdict = await post(`${secondUrl}/verify`, { ...frame, id: puzzle.id, x, way: humanWay(x) });
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
