import { mostWaiting, type WaitingList } from '../../../../contract/waiting/waiting';
import { waitingOf } from '../../domain/waiting/waiting';
import type { Clock } from '../../ports/clock';
import type { WaitingCauses } from '../../ports/waiting';
import { toReadMessage, type Naming } from '../chat/naming';
import type { OwnMembership } from '../membership/own-membership';

export interface OwnWaitingNeeds {
  readonly causes: WaitingCauses;
  readonly naming: Naming;
  readonly membership: OwnMembership;
  readonly clock: Clock;
}

/** What waits for an account, at most 100 rows by deadline, and how many there are (DSK-05). */
export type OwnWaiting = (accountId: string) => Promise<WaitingList>;

export const makeOwnWaiting =
  ({ causes, naming, membership, clock }: OwnWaitingNeeds): OwnWaiting =>
  async (accountId) => {
    const now = clock.now();
    const kept = await causes.of(accountId, now);
    if (kept === null) return { list: [], total: 0 };
    const { newest, ...same } = kept;
    const parties = await naming(
      accountId,
      newest.map(({ peerId }) => peerId),
    );
    const messages = newest.flatMap(({ peerId, message, about }) => {
      const peer = parties.get(peerId);
      if (peer === undefined) return [];
      const { content, recalled, sentAt } = toReadMessage(accountId, message, parties, now);
      return [{ peer, fromPeer: message.from !== accountId, recalled, content, sentAt, about }];
    });
    const rows = waitingOf({ ...same, messages, membership: await membership(accountId) }, now);
    return { list: rows.slice(0, mostWaiting), total: rows.length };
  };
