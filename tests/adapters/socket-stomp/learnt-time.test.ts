import { expect, onTestFinished, test } from 'vitest';
import { StompMessageSocket } from '../../../src/adapters/socket-stomp/stomp-message-socket';
import { socketWindow } from '../../../tools/process/browser-socket';
import { config } from '../../support/samples/config';
import { token } from '../../support/samples/token';
import { connected, messageFrame, startStompServer } from '../../support/servers/stomp-server';
import { soon } from '../../support/soon';

test('[CLK-01] a message shows that the server’s clock is past the time at which it was sent', async () => {
  const server = await startStompServer((heard) => (heard.startsWith('CONNECT') ? connected('0,0') : null));
  onTestFinished(server.close);
  const learnt: unknown[] = [];
  const serverTime = { steady: () => 7, learn: (stamp: unknown) => void learnt.push(stamp) };
  const reported: string[] = [];
  const socket = new StompMessageSocket(config({ socketUrl: server.address }), socketWindow(), serverTime);
  const connection = socket.connect(
    { userId: 'u1', token: token('token-1') },
    {
      opened: () => reported.push('opened'),
      message: () => reported.push('message'),
      taken: () => undefined,
      ended: () => undefined,
    },
  );
  onTestFinished(() => connection.close());
  await soon(() => expect(reported).toEqual(['opened']));
  server.sockets[0]?.send(messageFrame(JSON.stringify({ content: '早', sentAt: 1_790_000_000_000 })));
  await soon(() => expect(reported).toEqual(['opened', 'message']));
  expect(learnt).toEqual([{ earliest: 1_790_000_000_000, latest: Infinity, askedAt: 7, answeredAt: 7 }]);
});
