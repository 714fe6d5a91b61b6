import { startGatewayInMemory } from '../../process/gateway-in-memory';
import { noPages } from '../../../gateway/src/adapters/http/pages/page-source';
import { httpPostNotice } from '../../../gateway/src/adapters/payment/http-post-notice';
import type { RunningGateway } from '../../../gateway/src/main/options';
import { memberPorts, type GatewayPorts } from './member-ports';
import { noticeLine, type NoticeLine } from './notice-line';
import { underWay, type UnderWay } from './under-way';
import { worldClock, type WorldClock } from './world-clock';
import { emptySeed } from '../../process/seeds';

/** Members who may buy every plan; they take turns, so that nobody's orders grow without end. */
const [someone] = emptySeed.accounts;
const payers = Array.from({ length: 100 }, (_, place) => ({
  id: `payer-${place}`,
  phone: String(13_100_000_000 + place),
}));
const accounts =
  someone === undefined ? [] : payers.map((payer) => ({ ...someone, ...payer, prove: '1' as const }));

export interface Member {
  readonly userId: string;
  readonly ports: GatewayPorts;
}

/** A real gateway in this process, with the line of its notices and the time in one's hands. */
export interface World {
  readonly gateway: RunningGateway;
  readonly clock: WorldClock;
  readonly work: UnderWay;
  readonly line: NoticeLine;
  /** The next member to pay, with the gateways of their client. */
  readonly nextMember: () => Promise<Member>;
  readonly close: () => Promise<void>;
}

/** Shorter than a token is good (SEC-05). */
const tokenLastsMs = 3 * 86_400_000;
const start = Date.UTC(2026, 9, 15, 2);

export const openWorld = async (): Promise<World> => {
  const clock = worldClock(start);
  const work = underWay();
  const line = noticeLine((address, notice) => httpPostNotice(address, notice).catch(() => false), work);
  const gateway = await startGatewayInMemory({
    pages: { kind: 'source', source: noPages },
    seed: { name: 'soak', content: { ...emptySeed, accounts } },
    clock,
    postNotice: line.post,
  });
  const members = new Map<string, Member & { readonly until: number }>();
  let turn = -1;
  return {
    gateway,
    clock,
    work,
    line,
    nextMember: async () => {
      turn += 1;
      const userId = payers[turn % payers.length]?.id ?? '';
      const before = members.get(userId);
      if (before !== undefined && clock.now() < before.until) return before;
      const token = await gateway.inside.sessions.open(userId);
      const member = { userId, ports: memberPorts(gateway, token, clock), until: clock.now() + tokenLastsMs };
      members.set(userId, member);
      return member;
    },
    close: gateway.close,
  };
};
