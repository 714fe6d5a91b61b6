import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { connectWire, openBare, startSocket, type SocketRig } from './socket-rig';

const connected = async (rig: SocketRig, token: string, path?: string) => {
  const bare = await openBare(rig, path === undefined ? {} : { path });
  bare.socket.send(connectWire(token));
  await vi.waitUntil(() => bare.heard.length > 0);
  return bare;
};

const refusedSocket = (about: string, account: string | null = null) => ({
  kind: 'socket.refused',
  address: '127.0.0.1',
  account,
  about,
});

test('[SEC-05] a token that is none is noted, with its address, without the token and without the account that was only claimed', async () => {
  const rig = await startSocket();
  await connected(rig, 'a-token-that-is-none');
  await connected(rig, 'token-2');
  expect(rig.noted).toEqual([refusedSocket('unauthenticated'), refusedSocket('unauthenticated')]);
});

test('[SEC-05] the socket beyond those that an account may have is noted with the account, and who comes and goes is not', async () => {
  const rig = await startSocket();
  for (let number = 0; number < 8; number += 1) await connected(rig, 'token-1');
  expect(rig.noted).toEqual([]);
  await connected(rig, 'token-1');
  expect(rig.noted).toEqual([refusedSocket('too-many', 'u1')]);
});

test('[SEC-05] who floods the socket is noted', async () => {
  const rig = await startSocket();
  const { socket, ended } = await connected(rig, 'token-1');
  for (let number = 0; number < 80; number += 1) socket.send('\n');
  await ended();
  expect(rig.noted).toEqual([refusedSocket('too-fast', 'u1')]);
});

test('[SEC-05] the socket beyond those that an address may have is noted', async () => {
  const rig = await startSocket();
  for (let number = 0; number < 64; number += 1) await openBare(rig);
  expect((await openBare(rig)).ends[0]).toBe('Unexpected server response: 429');
  expect(rig.noted).toEqual([refusedSocket('429 address')]);
});

test('[SEC-05] a page of another origin and a handshake with two hosts are noted', async () => {
  const rig = await startSocket();
  await openBare(rig, { origin: 'https://elsewhere.example' });
  expect(rig.noted).toEqual([refusedSocket('403 origin')]);

  const { port, hostname } = new URL(rig.address);
  const raw = connect(Number(port), hostname);
  raw.write(
    'GET /ws?userId=u1 HTTP/1.1\r\nHost: one.example\r\nHost: two.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  expect(await text(raw)).toMatch(/^HTTP\/1\.1 400 /);
  expect(rig.noted.slice(1)).toEqual([refusedSocket('400 host')]);
});
