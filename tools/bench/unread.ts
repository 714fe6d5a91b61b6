import { get } from 'node:http';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { startBuiltGateway } from './gateway-process';
import { givenNumber } from './given-number';
import { memoryOf } from './memory-of';

/**
 * `npm run bench -- unread`: the memory of the built gateway while 750 connections (or as many as are named) ask for pages
 * and read nothing, with one request each, with as many as the gateway lets wait, and with a hundred sent ahead; and how long home takes for a visitor meanwhile. The
 * connections come from blocks of loopback addresses, 250 of a block, to the machine itself only.
 */
const readers = Math.min(givenNumber(750), 4_000);
const perBlock = 250;
const waitingAhead = 9;
const requestsAhead = 100;
const seconds = 45;

const paths = ['/', '/sale', '/buy', '/news', '/gf'];
const requestOf = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: a browser\r\n\r\n`;

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

/** Memory in MB. */
const megabytesOf = (pid: number): number => memoryOf(pid) / 2 ** 20;

/** How many connections the process holds. */
const connectionsOf = async (pid: number): Promise<number> => {
  const folder = `/proc/${pid}/fd`;
  const open = (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => ''));
  return (await Promise.all(open)).filter((target) => target.startsWith('socket:')).length;
};

const gateway = await startBuiltGateway();
const { hostname, port } = new URL(gateway.address);
const sockets: Socket[] = [];
const home = async (): Promise<number> => {
  const began = performance.now();
  // A connection of its own: one that is kept may be closed by the gateway at the same moment.
  await new Promise<void>((taken, broken) => {
    get(gateway.address, { agent: false }, (response) => {
      response.on('end', taken).on('error', broken).resume();
    }).on('error', broken);
  });
  return performance.now() - began;
};

/** Asks ahead and reads nothing. */
const open = (place: number, ahead: number): void => {
  const localAddress = `127.${1 + Math.floor(place / perBlock)}.0.${1 + (place % perBlock)}`;
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(requestOf(paths[place % paths.length] ?? '/').repeat(ahead));
  sockets.push(socket);
};

const watch = async (what: string): Promise<void> => {
  console.log(what);
  let most = 0;
  for (let second = 0; second <= seconds; second += 1) {
    const memory = megabytesOf(gateway.pid);
    most = Math.max(most, memory);
    if (second % 5 === 0) {
      const ms = await home();
      console.log(
        `  ${second} s\t${Math.round(memory)} MB\thome ${Math.round(ms)} ms\t${await connectionsOf(gateway.pid)} connections`,
      );
    }
    await pause(1_000);
  }
  console.log(`  most: ${Math.round(most)} MB`);
};

try {
  await home();
  console.log(`before: ${Math.round(megabytesOf(gateway.pid))} MB, home ${Math.round(await home())} ms`);
  for (const ahead of [1, waitingAhead, requestsAhead]) {
    for (let place = 0; place < readers; place += 1) open(place, ahead);
    await watch(`${readers} connections that read nothing, ${ahead} request${ahead === 1 ? '' : 's'} each`);
    for (const socket of sockets.splice(0)) socket.destroy();
    await pause(1_000);
  }
  console.log(`after: ${Math.round(megabytesOf(gateway.pid))} MB, home ${Math.round(await home())} ms`);
} finally {
  for (const socket of sockets) socket.destroy();
  gateway.close();
}
