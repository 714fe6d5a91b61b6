import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import type { PagePorts } from '../../../src/ports/page-ports';
import { serverPorts } from '../../../src/server/page-ports';
import { fakeFamilies, portsOf, type FakeFamilies } from './fake-families';
import { fakeConnection, type FakeConnection } from './connection';

/** What pages stand on, and what happens to it. */
export interface FakePagePorts {
  readonly ports: PagePorts;
  readonly gateways: FakeFamilies;
  readonly connection: FakeConnection;
  /** The socket brings a message; null is whatever may have been missed. */
  readonly arrives: (message: IncomingMessage | null) => void;
  readonly socketOpens: () => void;
  readonly paymentEnds: () => void;
  readonly sessionEnds: () => void;
}

const heard = <A>() => {
  const hearing = new Set<(reported: A) => void>();
  const listen = (hear: (reported: A) => void): (() => void) => {
    hearing.add(hear);
    return () => hearing.delete(hear);
  };
  return { port: { listen }, notify: (reported: A): void => [...hearing].forEach((hear) => hear(reported)) };
};

/** The ports of pages: as on the server, where nothing happens by itself, with what a test lets happen. */
export const fakePagePorts = (): FakePagePorts => {
  const gateways = fakeFamilies();
  const connection = fakeConnection();
  const arrivals = heard<IncomingMessage | null>();
  const openings = heard<undefined>();
  const payments = heard<undefined>();
  const sessions = heard<undefined>();
  return {
    ports: {
      ...serverPorts(portsOf(gateways)),
      connection: connection.port,
      arrivals: arrivals.port,
      openings: openings.port,
      paymentEnds: payments.port,
      sessionEnds: sessions.port,
    },
    gateways,
    connection,
    arrives: arrivals.notify,
    socketOpens: () => openings.notify(undefined),
    paymentEnds: () => payments.notify(undefined),
    sessionEnds: () => sessions.notify(undefined),
  };
};
