import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** What befalls a whole link, with its present and its later connections, until it is sound again. */
export type LinkFault =
  /** Connections are reset, and new ones refused. */
  | { readonly kind: 'cut' }
  /** No byte passes, and no end of a connection; bytes that were sent arrive later. */
  | { readonly kind: 'stalled' }
  /** Every byte comes later, in milliseconds each way. */
  | { readonly kind: 'slow'; readonly delayMs: number };

/** What befalls the present connections alone. `silent`: bytes are lost; `pieces`: they come in small pieces. */
export type LineFault = 'silent' | 'pieces';

/** A TCP proxy to one port of this machine, for tests of a bad network. */
export interface NetworkLink {
  readonly port: number;
  /** Resets every present connection, in the middle of what passes. New connections are sound. */
  readonly drop: () => void;
  /** Spoils the present connections until they end. New connections are sound. */
  readonly spoil: (fault: LineFault) => void;
  /** Begins a fault of the whole link; null makes the link sound. */
  readonly fail: (fault: LinkFault | null) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Line {
  readonly client: Socket;
  readonly server: Socket;
  fault: LineFault | null;
}

/** A connection beyond so many is reset. */
const mostLines = 2_000;
/** A sender whose bytes wait to be delayed is read no further beyond so many. */
const mostWaitingBytes = 1024 * 1024;
const pieceBytes = 7;
const pieceMs = 1;
/** Another program may hold the port for a moment while the link is cut, in milliseconds. */
const listenAgainMs = 10_000;

const inPieces = async (to: Socket, data: Buffer): Promise<void> => {
  for (let at = 0; at < data.length && !to.destroyed; at += pieceBytes) {
    to.write(data.subarray(at, at + pieceBytes));
    await wait(pieceMs);
  }
};

const listening = async (server: Server, port: number): Promise<void> => {
  server.listen(port, '127.0.0.1');
  // It rejects with the error where the port is taken.
  await once(server, 'listening');
};

/** Listens on a port that was its own before. */
const listeningAgain = async (server: Server, port: number): Promise<void> => {
  const until = Date.now() + listenAgainMs;
  for (;;) {
    try {
      await listening(server, port);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(100);
    }
  }
};

/** Opens a link on a free port that leads to a port of this machine. */
export const openNetworkLink = async (target: number): Promise<NetworkLink> => {
  const lines = new Set<Line>();
  let failing: LinkFault | null = null;
  const isStalled = (): boolean => failing?.kind === 'stalled';

  const end = (line: Line): void => {
    lines.delete(line);
    line.client.destroy();
    line.server.destroy();
  };

  /** Passes on what comes from one end to the other, in order, and at last that it has ended. */
  const pass = (line: Line, from: Socket, to: Socket): void => {
    let waiting = 0;
    let before = Promise.resolve();
    const resume = (): void => {
      if (!isStalled() && waiting < mostWaitingBytes && to.writableLength < mostWaitingBytes) from.resume();
    };
    /** Runs a step after those before it, and after the delay of the link. */
    const later = (bytes: number, step: () => Promise<void> | void): void => {
      const due = Date.now() + (failing?.kind === 'slow' ? failing.delayMs : 0);
      waiting += bytes;
      if (waiting >= mostWaitingBytes) from.pause();
      before = before.then(async () => {
        const left = due - Date.now();
        if (left > 0) await wait(left);
        await step();
        waiting -= bytes;
        resume();
      });
    };
    from.on('data', (data: Buffer) => {
      if (line.fault === 'silent') return;
      later(data.length, () => {
        if (line.fault === 'pieces') return inPieces(to, data);
        if (!to.destroyed && !to.write(data)) from.pause();
        return undefined;
      });
    });
    to.on('drain', resume);
    from.on('end', () => {
      if (line.fault !== 'silent') later(0, () => void to.end());
    });
    from.on('error', () => undefined);
    from.on('close', (hadError) => {
      // A link that is stalled or silent carries no end either.
      if (line.fault === 'silent' || isStalled()) return;
      if (hadError || to.destroyed) end(line);
    });
  };

  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (lines.size >= mostLines) {
      client.resetAndDestroy();
      return;
    }
    const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    const line: Line = { client, server: far, fault: null };
    lines.add(line);
    for (const socket of [client, far]) socket.setNoDelay(true);
    pass(line, client, far);
    pass(line, far, client);
    if (isStalled()) for (const socket of [client, far]) socket.pause();
  });
  await listening(server, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The link has no port.');
  const { port } = address;

  const drop = (): void => {
    for (const { client, server: far } of lines)
      for (const socket of [client, far]) {
        if (!socket.connecting) socket.resetAndDestroy();
        else socket.destroy();
      }
    lines.clear();
  };
  const fail = async (fault: LinkFault | null): Promise<void> => {
    const wasCut = failing?.kind === 'cut';
    failing = fault;
    if (fault?.kind === 'cut' && !wasCut) {
      server.close();
      drop();
    }
    if (wasCut && fault?.kind !== 'cut') await listeningAgain(server, port);
    for (const line of lines) {
      // It ended at one end while no end was carried.
      if (!isStalled() && (line.client.destroyed || line.server.destroyed) && line.fault !== 'silent')
        end(line);
      else
        for (const socket of [line.client, line.server])
          if (isStalled()) socket.pause();
          else socket.resume();
    }
  };
  return {
    port,
    drop,
    spoil: (fault) => {
      for (const line of lines) line.fault = fault;
    },
    fail,
    close: async () => {
      drop();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
};
