import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { FollowingInput } from '../../application/payment-following/events';
import type { PaymentFollowingMachine } from '../../application/payment-following/machine';
import { selectFollowingStatus, type FollowingStatus } from '../../application/payment-following/status';

export interface Following {
  readonly status: FollowingStatus;
  readonly onResume: () => void;
}

/**
 * Follows a payment that is made on another device, for as long as the part that asks stands.
 * @param onEnded it is paid or closed, or its time is over
 */
export const useFollowing = <S>(
  machine: PaymentFollowingMachine<S>,
  input: FollowingInput<S>,
  onEnded?: () => void,
): Following => {
  const following = useActorRef(machine, { input });
  useEffect(() => {
    if (onEnded === undefined) return;
    const listened = following.on('following.ended', onEnded);
    return () => listened.unsubscribe();
  }, [following, onEnded]);
  return {
    status: useSelector(following, selectFollowingStatus<S>),
    onResume: () => following.send({ type: 'following.resumed' }),
  };
};
