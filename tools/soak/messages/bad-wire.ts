import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** What befalls what passes over a wire. */
export type WireFault = 'none' | 'silent' | 'slow';

export interface BadWire {
  readonly port: number;
  /** Cuts every connection off, in the middle of whatever passes. */
  readonly cut: () => void;
  /** `silent`: nothing passes any more and nobody is told; `slow`: in small pieces, each later. New connections are sound. */
  readonly spoil: (fault: Exclude<WireFault, 'none'>) => void;
  readonly close: () => Promise<void>;
}

interface Line {
  readonly client: Socket;
  readonly server: Socket;
  fault: WireFault;
}

const pieceBytes = 7;
const pieceMs = 1;

/** Passes on in small pieces, one after the other, as they came. */
const inPieces = (to: Socket, data: Buffer, before: Promise<void>): Promise<void> =>
  before.then(async () => {
    for (let at = 0; at < data.length && !to.destroyed; at += pieceBytes) {
      to.write(data.subarray(at, at + pieceBytes));
      await new Promise((resolve) => setTimeout(resolve, pieceMs));
    }
  });

/** A wire to the gateway on a port of its own, which can be spoilt and cut. */
export const layBadWire = async (gatewayPort: number): Promise<BadWire> => {
  const lines = new Set<Line>();

  const pass = (line: Line, from: Socket, to: Socket): void => {
    let pieces = Promise.resolve();
    from.on('data', (data: Buffer) => {
      if (line.fault === 'silent' || to.destroyed) return;
      // What goes in pieces goes in order: what comes after them waits for them.
      if (line.fault === 'slow') pieces = inPieces(to, data, pieces);
      else to.write(data);
    });
  };

  const server = createServer((client) => {
    const line: Line = { client, server: connect(gatewayPort, '127.0.0.1'), fault: 'none' };
    lines.add(line);
    const end = (): void => {
      lines.delete(line);
      line.client.destroy();
      line.server.destroy();
    };
    for (const socket of [line.client, line.server]) {
      socket.setNoDelay(true);
      socket.on('error', end);
      // Over a silent wire even an end is not heard.
      socket.on('close', () => {
        if (line.fault !== 'silent') end();
      });
    }
    pass(line, line.client, line.server);
    pass(line, line.server, line.client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('soak: the wire has no port');

  const cut = (): void => {
    for (const { client, server: far } of [...lines]) {
      client.destroy();
      far.destroy();
    }
    lines.clear();
  };
  return {
    port: address.port,
    cut,
    spoil: (fault) => {
      for (const line of lines) line.fault = fault;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
