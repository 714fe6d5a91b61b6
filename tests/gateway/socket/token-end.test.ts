import { expect, test } from 'vitest';
import { openClient, startSocket } from './socket-rig';

test('[SEC-05] a socket ends with its session also when the clock of the machine jumped', async () => {
  const rig = await startSocket();
  const client = openClient(rig, 'u1', 'token-1', 0);
  await client.ready();
  rig.clock.jump(7 * 24 * 3_600_000);
  expect(client.closes).toEqual([]);
  rig.clock.move(30_000);
  await client.closed();
  expect(client.closes).toEqual([4408]);
});
