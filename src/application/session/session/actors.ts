import { isRight, left, right, type Either } from 'fp-ts/Either';
import { isSome, toNullable } from 'fp-ts/Option';
import { fromCallback, fromPromise } from 'xstate';
import { storedNames, type StoredName } from '../../../domain/session/stored-names';
import type { Token } from '../../../../contract/account/token';
import type { Clock } from '../../../ports/clock';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { SessionPeers } from '../../../ports/session-peers';
import type { TokenStore } from '../../../ports/token-store';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { isChosenEnd, type LeftoversCommand, type PeerCommand, type SessionEndReason } from './events';
import { renewalIsDue, type KeptSession } from './renewal';
import type { Keeping, Renewal } from './setup';
import type { Gateways } from '../../../ports/gateways';

const renewedAt = 'hupo.renewed-at' satisfies StoredName;

const isStoredName = (name: string): name is StoredName => Object.hasOwn(storedNames, name);
const namesWiped = (when: true | 'whenChosen'): readonly StoredName[] =>
  Object.keys(storedNames)
    .filter(isStoredName)
    .filter((name) => storedNames[name].wipedAtLogout === when);

export interface SessionPorts {
  readonly account: Pick<Gateways['account'], 'logout' | 'renewToken'>;
  readonly tokens: TokenStore;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly peers: SessionPeers;
  readonly drafts: Pick<FormDrafts, 'discardOthers'>;
}

/** The session's actors over its ports. Leaving a state cancels the call that it made. */
export const sessionActors = ({ account, tokens, storage, clock, peers, drafts }: SessionPorts) => {
  const keep = (token: Token): Keeping => {
    // A login has written it before it handed it over.
    const isThere = toNullable(tokens.read()) === token;
    const kept: Keeping = isThere ? right(undefined) : tokens.write(token)();
    // A time that cannot be kept only means that the next renewal comes early.
    if (isRight(kept)) storage.write(renewedAt, String(clock.now()))();
    return kept;
  };
  const wipe = (when: true | 'whenChosen'): void => {
    for (const name of namesWiped(when)) storage.remove(name)();
  };
  return {
    peers: fromCallback<PeerCommand>(({ sendBack, receive }) => {
      receive(({ news }) => peers.notify(news));
      return peers.listen((news) =>
        sendBack(
          news === 'loggedIn'
            ? { type: 'session.openedElsewhere' }
            : { type: 'session.endedElsewhere', reason: news },
        ),
      );
    }),
    leftovers: fromCallback<LeftoversCommand>(({ receive }) =>
      receive((command) => {
        if (command.type === 'leftovers.ofOthersWiped') drafts.discardOthers(command.userId)();
        else wipe(true);
        if (command.type === 'leftovers.wipedWhole') wipe('whenChosen');
      }),
    ),
    readKept: fromPromise<KeptSession>(() => {
      const renewed = storage.read(renewedAt)();
      return Promise.resolve({
        token: toNullable(tokens.read()),
        renewalIsDue: renewalIsDue(isSome(renewed) ? Number(renewed.value) : Number.NaN, clock.now()),
      });
    }),
    renewToken: fromPromise<Renewal>(({ signal }) => account.renewToken({ signal })()),
    keepToken: fromPromise<Keeping, { readonly token: Token | null }>(({ input }) =>
      Promise.resolve(input.token === null ? left({ kind: 'unavailable' }) : keep(input.token)),
    ),
    logOut: fromPromise<Either<GatewayFailure, void>>(({ signal }) => account.logout({ signal })()),
    clearSession: fromPromise<'cleared', { readonly reason: SessionEndReason }>(({ input }) => {
      tokens.clear();
      wipe(true);
      if (isChosenEnd(input.reason)) wipe('whenChosen');
      return Promise.resolve('cleared' as const);
    }),
    clearToken: fromPromise(() => {
      tokens.clear();
      return Promise.resolve('cleared' as const);
    }),
  };
};
