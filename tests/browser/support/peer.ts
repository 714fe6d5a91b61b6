import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/Either';
import type { RunningGateway } from '../../../gateway/src/main/options';
import type { Account } from './accounts';

/** Another person, who writes. */
export interface Peer {
  /** Writes to an account, be it one that shares nothing with them; settles when the gateway has taken the message. */
  readonly say: (to: Pick<Account, 'id'>, content: string) => Promise<void>;
}

export const peerOf = (
  { inside }: Pick<RunningGateway, 'inside'>,
  { id: from }: Pick<Account, 'id'>,
): Peer => ({
  say: async ({ id: to }, content) => {
    const sent = await inside.send({ from, to, content, clientId: randomUUID() });
    if (isLeft(sent)) throw new Error(sent.left.text);
  },
});
