import { fork } from 'node:child_process';
import { once } from 'node:events';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { ask, quantile, type Asked } from './asked';
import { addressOf, passwordOf, phoneOf, randstr } from './people';
import { atEnd } from '../ending';
import { givenNumber } from '../given-number';
import { printTime } from '../print';

/**
 * `npm run bench -- logins`: how home answers, asked ten times a second from one address, before, while and after
 * 200 people (or as many as are named) log in at once, each from an address of their own; and how many home answers a second when it is asked
 * by eight at a time. Ends with 1 when home takes too long at p95
 * while they log in.
 */
const people = givenNumber(200);
const everyMs = 100;
const quietMs = 5_000;
const aimMs = 300;

const Ready = t.type({ url: t.string, tickets: t.array(t.string) });
const Answer = t.partial({ resultCode: t.number, resultMsg: t.string });

const gateway = fork('tools/bench/logins/gateway.ts', [String(people)], {
  execArgv: ['--import', 'tsx'],
  env: { ...process.env, NODE_ENV: 'production' },
});
atEnd(() => gateway.kill());
console.log(`${people} accounts are being made`);
const told: unknown = (await Promise.race([once(gateway, 'message'), once(gateway, 'exit')]))[0];
const ready = Ready.decode(told);
if (isLeft(ready)) throw new Error('bench: the gateway did not start');
const { url, tickets } = ready.right;

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));
const home = (): Promise<Asked> => ask(`${url}/`, { headers: { 'Accept-Encoding': 'br' } });

/** Asks for home ten times a second until `end`, and not slower when answers come late. */
const visit = async (end: Promise<unknown>): Promise<readonly number[]> => {
  const answers: Promise<Asked>[] = [];
  const state = { over: false };
  void end.then(() => (state.over = true));
  while (!state.over) {
    answers.push(home());
    await pause(everyMs);
  }
  return (await Promise.all(answers)).map(({ ms, status }) =>
    status === 200 ? ms : Number.POSITIVE_INFINITY,
  );
};

const logIn = async (place: number): Promise<{ readonly said: string; readonly ms: number }> => {
  const { body, ms } = await ask(
    `${url}/gateway?t=1`,
    {
      method: 'POST',
      localAddress: addressOf(place),
      headers: {
        'X-Gateway-Path': '/webapp/register!login.action',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    },
    new URLSearchParams({
      userName: phoneOf(place),
      password: passwordOf(place),
      code: tickets[place] ?? '',
      uuid: randstr,
    }).toString(),
  );
  const answer = Answer.decode(JSON.parse(body));
  const { resultCode, resultMsg } = isLeft(answer) ? {} : answer.right;
  return { said: resultCode === 200 ? 'logged in' : `${String(resultCode)} ${resultMsg ?? ''}`, ms };
};

const row = (name: string, times: readonly number[]): string =>
  [
    name,
    `${times.length} asked`,
    `p50 ${Math.round(quantile(times, 0.5))} ms`,
    `p95 ${Math.round(quantile(times, 0.95))} ms`,
    `longest ${Math.round(quantile(times, 1))} ms`,
  ].join('\t');

await home();
console.log(row('home, quiet', await visit(pause(quietMs))));
const logins = Promise.all(tickets.map((_, place) => logIn(place)));
const during = await visit(logins);
console.log(row('home, while they log in', during));
const ended = await logins;
console.log(
  row(
    'a login',
    ended.map(({ ms }) => ms),
  ),
);
for (const said of new Set(ended.map((one) => one.said)))
  console.log(`${ended.filter((one) => one.said === said).length}\t${said}`);
console.log(row('home, afterwards', await visit(pause(quietMs))));

const atOnce = 8;
const counted = { answers: 0 };
const until = performance.now() + quietMs;
const asker = async (): Promise<void> => {
  while (performance.now() < until) {
    await home();
    counted.answers += 1;
  }
};
await Promise.all(Array.from({ length: atOnce }, asker));
console.log(`home, ${atOnce} at a time\t${Math.round((counted.answers * 1_000) / quietMs)} answers a second`);

gateway.send('end');
await once(gateway, 'exit');
process.exitCode = printTime(`p95 of home while ${people} log in`, quantile(during, 0.95), aimMs) ? 0 : 1;
