import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { favouriteCalls } from '../../../contract/favourite/calls';
import { profileCalls } from '../../../contract/member/calls';
import { messageCalls } from '../../../contract/message/calls';
import { saleCalls } from '../../../contract/sale/calls';
import { connectMember, type Member } from '../sockets/member';
import { recipientOf } from './introduce';
import type { Answer, SendCall, SoakMember } from '../../soak/cluster/world';

/** A request of the mix by its number; answers the failure that the client would show, null where there is none. */
export type Ask = (turn: number) => Promise<string | null>;

export interface Deal {
  readonly id: string;
  readonly sourceType: string;
}

const Listed = t.type({ list: t.array(t.type({ id: t.string, sourceType: t.string })) });

/** The first page of the list of sales. */
export const listedDeals = async (call: SendCall): Promise<readonly Deal[]> => {
  const { data } = await call(0, saleCalls.list);
  const read = Listed.decode(data);
  if (isLeft(read) || read.right.list.length === 0) throw new Error('bench: there are no deals');
  return read.right.list;
};

export interface MixNeeds {
  readonly call: SendCall;
  readonly members: readonly SoakMember[];
  readonly deals: readonly Deal[];
  /** Called after each favourite that the gateway has taken. */
  readonly onKept?: (member: SoakMember, deal: Deal) => void;
  /** Further requests, each once in a turn of the mix. */
  readonly further?: readonly Ask[];
}

const at = <A>(things: readonly A[], place: number): A => {
  const thing = things[place % things.length];
  if (thing === undefined) throw new Error('bench: nothing to choose from');
  return thing;
};

/** The failure that the client shows of an answer; null where it is a success. */
export const failureOf = ({ status, code, text }: Answer): string | null =>
  code === 200 ? null : `${status} ${code} ${text}`;

/**
 * Requests as members make them: lists and details of deals, their own data, and writes. Each member is asked for
 * in turn, so that no bound for one member is reached.
 */
export const mixOf = ({ call, members, deals, onKept, further = [] }: MixNeeds): readonly Ask[] => {
  const memberAt = (turn: number): SoakMember => at(members, turn);
  const dealAt = (turn: number): Deal => at(deals, Math.floor(turn / members.length) + turn);
  const read =
    (value: Parameters<SendCall>[1], parameters?: (turn: number) => Readonly<Record<string, string>>): Ask =>
    async (turn) => {
      const { token } = memberAt(turn);
      return failureOf(await call(turn, value, { token, parameters: parameters?.(turn) ?? {} }));
    };
  const list = read(saleCalls.list);
  const detail = read(saleCalls.detail, (turn) => ({ ...dealAt(turn) }));
  const keep: Ask = async (turn) => {
    const [member, deal] = [memberAt(turn), dealAt(turn)];
    const parameters = { kind: 'sale', id: deal.id, on: '1' };
    const { token } = member;
    const failure = failureOf(await call(turn, favouriteCalls.toggle, { token, parameters }));
    if (failure === null) onKept?.(member, deal);
    return failure;
  };
  const person = read(profileCalls.read);
  const kept = read(favouriteCalls.counts);
  const isKept = read(favouriteCalls.states, (turn) => ({ kind: 'sale', ids: dealAt(turn).id }));
  const inbox = read(messageCalls.list);
  const unread = read(messageCalls.unreadCount);
  return [
    ...[list, detail, unread, list, person, detail, keep, list, detail, inbox],
    ...[list, detail, isKept, unread, list, detail, keep, person, kept, ...further],
  ];
};

/** A socket of each member, at the addresses in turn. */
export const openSockets = (
  members: readonly SoakMember[],
  addresses: readonly string[],
): Promise<readonly Member[]> =>
  Promise.all(
    members.map(({ id, token }, place) =>
      connectMember(
        {
          url: addresses[place % addresses.length] ?? '',
          userId: id,
          token,
          forwardedFor: `10.200.0.${place}`,
        },
        { hear: () => undefined },
      ),
    ),
  );

/** Messages over sockets that stay open, each answered when the gateway has taken it. */
export const messagesOf = (sockets: readonly Member[], members: readonly SoakMember[]): Ask => {
  return async (turn) => {
    const place = turn % members.length;
    const isTaken = await sockets[place]?.write(recipientOf(members, place).id, randomUUID());
    return isTaken === true ? null : 'a message was not taken';
  };
};

export interface MixFigures {
  readonly answers: number;
  /** Failures in words, with how often each came. */
  readonly failures: ReadonlyMap<string, number>;
  /** How long each answer took, in milliseconds. */
  readonly times: readonly number[];
}

/** Sends the requests of a mix in turn, so many at a time, until it is over. */
export const runMix = async (
  mix: readonly Ask[],
  { lanes, isOver }: { readonly lanes: number; readonly isOver: () => boolean },
): Promise<MixFigures> => {
  const failures = new Map<string, number>();
  const times: number[] = [];
  let turn = 0;
  const lane = async (): Promise<void> => {
    while (!isOver()) {
      const now = turn;
      turn += 1;
      const begun = performance.now();
      const failure = await at(mix, now)(Math.floor(now / mix.length) * 7 + (now % mix.length));
      times.push(performance.now() - begun);
      if (failure !== null) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { answers: times.length, failures, times };
};

/** How many failures there are in all. */
export const failed = ({ failures }: MixFigures): number =>
  [...failures.values()].reduce((sum, count) => sum + count, 0);
