import { fork } from 'node:child_process';
import { once } from 'node:events';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { atEnd } from '../ending';
import { givenNumber } from '../given-number';
import { printTime } from '../print';
import { quantile } from '../logins/asked';
import { connectMember, type Member } from './member';
import { addressOf, correspondentOf, userOf } from './people';

/**
 * `npm run bench -- sockets [PEOPLE] [A SECOND]`: 2,000 members, each with a socket on one gateway process. Each writes
 * one message to another, so many a second in all, whose time runs from its sending until it is there; then all are told
 * something at once, whose time runs from when it is stored. Ends with 1 when that takes 250 ms or more at p99.
 */
const people = givenNumber(2000);
const aSecond = Number(process.argv[4] ?? '50');
const aimMs = 250;
const connectedAtOnce = 25;
const patienceMs = 30_000;

const Ready = t.type({ url: t.string, tokens: t.array(t.string) });
const Memory = t.type({ rss: t.number, held: t.number });
const Stored = t.type({ stored: t.array(t.number) });
const Told = t.type({ kind: t.string, to: t.string });

const gateway = fork('tools/bench/sockets/gateway.ts', [String(people)], {
  execArgv: ['--expose-gc', '--import', 'tsx'],
  env: { ...process.env, NODE_ENV: 'production' },
});
atEnd(() => gateway.kill());
const answer = async <A>(codec: t.Type<A, unknown>): Promise<A> => {
  const told: unknown = (await Promise.race([once(gateway, 'message'), once(gateway, 'exit')]))[0];
  const decoded = codec.decode(told);
  if (isLeft(decoded)) throw new Error('bench: the gateway did not answer');
  return decoded.right;
};
const memory = (): Promise<t.TypeOf<typeof Memory>> => {
  gateway.send('memory');
  return answer(Memory);
};
const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

console.log(`${people} accounts are being made`);
const { url, tokens } = await answer(Ready);
const before = await memory();

/** When each message of a kind arrived at whom it was for. */
const arrived = { chat: new Map<string, number>(), notice: new Map<string, number>() };
const hear = (userId: string, body: string): void => {
  const told = Told.decode(JSON.parse(body));
  if (isLeft(told) || told.right.to !== userId) return;
  const { kind } = told.right;
  if (kind === 'chat' || kind === 'notice') arrived[kind].set(userId, performance.now());
};
const heardAll = async (kind: keyof typeof arrived): Promise<void> => {
  const until = performance.now() + patienceMs;
  while (arrived[kind].size < people && performance.now() < until) await pause(20);
};

const members: Member[] = [];
const begun = performance.now();
while (members.length < people) {
  const from = members.length;
  const some = Array.from({ length: Math.min(connectedAtOnce, people - from) }, (_, next) => from + next);
  members.push(
    ...(await Promise.all(
      some.map((place) => {
        const userId = userOf(place);
        const member = { url, userId, token: tokens[place] ?? '', address: addressOf(place) };
        return connectMember(member, { hear: (body) => hear(userId, body) });
      }),
    )),
  );
}
console.log(`${members.length} sockets are open after ${Math.round(performance.now() - begun)} ms`);
const after = await memory();
const kib = (bytes: number): number => Math.round(bytes / 1024 / people);
console.log(
  `memory by socket: ${kib(after.rss - before.rss)} KiB of the process, ${kib(after.held - before.held)} KiB of them held by objects and buffers`,
);

const sent = new Map<string, number>();
const start = performance.now();
for (const [place, member] of members.entries()) {
  const ahead = start + (place * 1_000) / aSecond - performance.now();
  if (ahead > 0) await pause(ahead);
  const to = userOf(correspondentOf(place, people));
  sent.set(to, performance.now());
  void member.write(to, `bench-${place}`);
}
await heardAll('chat');

gateway.send('tellAll');
const { stored } = await answer(Stored);
await heardAll('notice');

const times = (kind: keyof typeof arrived, from: (place: number) => number): readonly number[] =>
  members.map((_, place) => (arrived[kind].get(userOf(place)) ?? Number.POSITIVE_INFINITY) - from(place));
const row = (name: string, all: readonly number[]): string =>
  [
    name,
    ...[0.5, 0.95, 0.99, 1].map((share) => `p${share * 100} ${Math.round(quantile(all, share))} ms`),
  ].join('\t');
const written = times('chat', (place) => sent.get(userOf(place)) ?? Number.NaN);
const told = times('notice', (place) => (stored[place] ?? Number.NaN) - performance.timeOrigin);
console.log(row(`a message to each of ${people}, ${aSecond} a second`, written));
console.log(row('a notice to all at once, since it is stored', told));

members.forEach((member) => member.close());
gateway.send('end');
await once(gateway, 'exit');
const slowest = Math.max(quantile(written, 0.99), quantile(told, 0.99));
process.exitCode = printTime('p99 of a message', slowest, aimMs) ? 0 : 1;
