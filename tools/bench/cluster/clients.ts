import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { retryDelay } from '../../../src/application/messages/message-socket/retry-delay';
import { endWithParent } from '../../process/end-with-parent.mjs';
import { connectMember, type Member } from '../sockets/member';
import { ClientCommand, type ClientReport, type SocketMember } from './socket-messages';

/**
 * A process of `npm run bench -- cluster` that holds sockets of members. One that is lost connects to the other instance
 * after the wait of the client.
 */
const atOnce = 12;
/** An attempt of the client ends after this, in milliseconds. */
const connectLimitMs = 10_000;

const now = (): number => Number(process.hrtime.bigint()) / 1e6;

const open = new Map<string, Member>();
const arrivedAt: Record<string, number> = {};
const refusals: Record<string, number> = {};
const state = { lost: 0, backAt: 0 };

const report = (answer: ClientReport): void => void process.send?.(answer);

const Written = t.type({ kind: t.literal('chat'), to: t.string });

const connect = async (member: SocketMember, url: string): Promise<void> => {
  const { userId, token, forwardedFor } = member;
  const connected = await connectMember(
    { url, userId, token, forwardedFor, withinMs: connectLimitMs },
    {
      hear: (body) => {
        const heard = Written.decode(JSON.parse(body));
        if (heard._tag === 'Right' && heard.right.to === userId) arrivedAt[userId] = now();
      },
      lost: () => {
        open.delete(userId);
        state.lost += 1;
        void connectAgain(member, url === member.url ? member.otherUrl : member.url);
      },
    },
  );
  open.set(userId, connected);
};

const connectAgain = async (member: SocketMember, url: string): Promise<void> => {
  for (let failures = 1; ; failures += 1) {
    await wait(retryDelay(failures, member.jitter));
    try {
      await connect(member, url);
      state.backAt = now();
      return;
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      refusals[words] = (refusals[words] ?? 0) + 1;
    }
  }
};

const connectAll = async (members: readonly SocketMember[]): Promise<void> => {
  const left = [...members];
  const lane = async (): Promise<void> => {
    for (let member = left.pop(); member !== undefined; member = left.pop())
      await connect(member, member.url);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  report({ kind: 'connected', sockets: open.size });
};

const writeAll = async ({
  letters,
  perSecond,
}: Extract<ClientCommand, { readonly kind: 'write' }>): Promise<void> => {
  const sentAt: Record<string, number> = {};
  const begun = now();
  const taken = letters.map(async ({ from, to }, place) => {
    await wait(Math.max(0, begun + (place * 1_000) / perSecond - now()));
    sentAt[to] = now();
    return (await open.get(from)?.write(to, randomUUID())) ?? false;
  });
  const refused = (await Promise.all(taken)).filter((isTaken) => !isTaken).length;
  report({ kind: 'written', sentAt, refused });
};

endWithParent();
process.on('message', (message) => {
  const read = ClientCommand.decode(message);
  if (isLeft(read)) throw new Error('bench: a command that no client process knows');
  const command = read.right;
  if (command.kind === 'connect')
    connectAll(command.members).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  if (command.kind === 'write') void writeAll(command);
  if (command.kind === 'report') report({ kind: 'report', open: open.size, arrivedAt, refusals, ...state });
});
process.on('disconnect', () => process.exit(0));
