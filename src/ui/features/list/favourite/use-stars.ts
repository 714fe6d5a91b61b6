import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FavouriteMachine } from '../../../../application/deals/favourite/machine';
import { concerns } from '../../../../application/deals/favourite/status';
import type { Thing } from '../../../../domain/favourite/thing';
import { useFlows } from '../../../frame/context/flows';
import { useWhoIsHere } from '../../../frame/context/who-is-here';

/** The stars of a page: where they read whether they are filled, and what a press does. */
export interface Stars {
  readonly favourites: ActorRefFrom<FavouriteMachine>;
  /** Whether the owner is known: before that a press would belong to no account. */
  readonly known: boolean;
  readonly onPress: (thing: Thing, on: boolean) => void;
  readonly onUndo: () => void;
}

/** Things of a kind by their ids, the same object as long as the items are. */
export const useThings = (kind: Thing['kind'], items: readonly { readonly id: string }[]): readonly Thing[] =>
  useMemo(() => items.map(({ id }) => ({ kind, id })), [kind, items]);

/** The owner of the shown favourites: null for a visitor, undefined while unknown. */
const useOwner = (): string | null | undefined => {
  const { loggedIn, user } = useWhoIsHere();
  return loggedIn ? user?.userId : null;
};

/**
 * Stars for the things that are shown; a visitor's press leads to the login, and back.
 * @param things the same object as long as they are the same
 */
export const useStars = (
  favourites: ActorRefFrom<FavouriteMachine>,
  things: readonly Thing[],
  type: 'favourites.shown' | 'favourites.listed' = 'favourites.shown',
): Stars => {
  const { app } = useFlows();
  const who = useOwner();
  useEffect(() => {
    if (who === undefined || !concerns(favourites.getSnapshot(), { who, things })) return;
    if (type === 'favourites.shown') favourites.send({ type, who, things });
    else if (who !== null) favourites.send({ type, who, things });
  }, [favourites, who, things, type]);
  return useMemo(
    () => ({
      favourites,
      known: who !== undefined,
      onPress: (thing, on) =>
        who === null
          ? app.navigation.send({ type: 'login.wanted' })
          : favourites.send({ type: 'favourites.pressed', ...thing, on }),
      onUndo: () => favourites.send({ type: 'favourites.undone' }),
    }),
    [app, favourites, who],
  );
};
