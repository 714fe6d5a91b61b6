import { assistantCalls } from '../../../contract/assistant/calls';
import { bidCalls } from '../../../contract/bid/calls';
import { buyCalls } from '../../../contract/buy/calls';
import { chatCalls } from '../../../contract/chat/calls';
import { enrolmentCalls } from '../../../contract/enrolment/calls';
import { favouriteCalls } from '../../../contract/favourite/calls';
import { homeCalls } from '../../../contract/home/calls';
import { profileCalls } from '../../../contract/member/calls';
import { membershipCalls } from '../../../contract/membership/calls';
import { ndaCalls } from '../../../contract/nda/calls';
import { newsCalls } from '../../../contract/news/calls';
import { publicationCalls } from '../../../contract/publication/calls';
import { reportCalls } from '../../../contract/report/calls';
import { saleCalls } from '../../../contract/sale/calls';
import { searchCalls } from '../../../contract/search/calls';
import { transferCalls } from '../../../contract/transfer/calls';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import type { BuyForms } from '../../../src/ports/buy-gateway';
import type { ChatForms } from '../../../src/ports/chat-gateway';
import type { FavouriteForms } from '../../../src/ports/favourite-gateway';
import type { Gateways } from '../../../src/ports/gateways';
import type { HomeForms } from '../../../src/ports/home-gateway';
import type { PagePorts } from '../../../src/ports/page-ports';
import type { ProfileForms } from '../../../src/ports/profile-gateway';
import type { SaleForms } from '../../../src/ports/sale-gateway';
import { serverPorts } from '../../../src/server/page-ports';
import { fakeConnection, type FakeConnection } from './connection';
import { fakeAsked } from './fake-asked';
import { fakeMessageGateway } from './message-gateway';
import { fakeOrderGateway } from './order-gateway';

const fakes = () => ({
  assistant: fakeAsked(assistantCalls),
  bids: fakeAsked(bidCalls),
  buy: fakeAsked<typeof buyCalls, BuyForms>(buyCalls),
  chat: fakeAsked<typeof chatCalls, ChatForms>(chatCalls),
  enrolments: fakeAsked(enrolmentCalls),
  favourite: fakeAsked<typeof favouriteCalls, FavouriteForms>(favouriteCalls),
  home: fakeAsked<typeof homeCalls, HomeForms>(homeCalls),
  membership: fakeAsked(membershipCalls),
  message: fakeMessageGateway(),
  ndas: fakeAsked(ndaCalls),
  news: fakeAsked(newsCalls),
  orders: fakeOrderGateway(),
  publications: fakeAsked(publicationCalls),
  profile: fakeAsked<typeof profileCalls, ProfileForms>(profileCalls),
  reporting: fakeAsked(reportCalls),
  sale: fakeAsked<typeof saleCalls, SaleForms>(saleCalls),
  searches: fakeAsked(searchCalls),
  transfer: fakeAsked(transferCalls),
});

/** The gateways that pages read from; a test answers each call when it wants. */
export type FakeGateways = ReturnType<typeof fakes>;

/** What pages stand on, and what happens to it. */
export interface FakePagePorts {
  readonly ports: PagePorts;
  readonly gateways: FakeGateways;
  readonly connection: FakeConnection;
  /** The socket brings a message; null is whatever may have been missed. */
  readonly arrives: (message: IncomingMessage | null) => void;
  readonly socketOpens: () => void;
  readonly paymentEnds: () => void;
  readonly sessionEnds: () => void;
}

const heard = <A>() => {
  const hearing = new Set<(told: A) => void>();
  const listen = (hear: (told: A) => void): (() => void) => {
    hearing.add(hear);
    return () => hearing.delete(hear);
  };
  return { port: { listen }, tell: (told: A): void => [...hearing].forEach((hear) => hear(told)) };
};

/** The ports of pages: as on the server, where nothing happens by itself, with what a test lets happen. */
export const fakePagePorts = (): FakePagePorts => {
  const gateways = fakes();
  const connection = fakeConnection();
  const arrivals = heard<IncomingMessage | null>();
  const openings = heard<undefined>();
  const payments = heard<undefined>();
  const sessions = heard<undefined>();
  const asked = Object.fromEntries(Object.entries(gateways).map(([name, { port }]) => [name, port]));
  return {
    ports: {
      ...serverPorts(asked as unknown as Gateways),
      connection: connection.port,
      arrivals: arrivals.port,
      openings: openings.port,
      paymentEnds: payments.port,
      sessionEnds: sessions.port,
    },
    gateways,
    connection,
    arrives: arrivals.tell,
    socketOpens: () => openings.tell(undefined),
    paymentEnds: () => payments.tell(undefined),
    sessionEnds: () => sessions.tell(undefined),
  };
};
