import { useSelector } from '@xstate/react';
import type { FollowingInput } from '../../application/payment-following/events';
import type { PaymentFollowingMachine } from '../../application/payment-following/machine';
import { selectFollowingStatus, type FollowingStatus } from '../../application/payment-following/status';
import { useBegun } from '../room/begun';

export interface Following {
  readonly status: FollowingStatus;
  readonly onResume: () => void;
}

/** Follows a payment that is made on another device, for as long as the part that asks stands. */
export const useFollowing = <S>(machine: PaymentFollowingMachine<S>, input: FollowingInput<S>): Following => {
  const following = useBegun(machine, input);
  return {
    status: useSelector(following, selectFollowingStatus<S>),
    onResume: () => following.send({ type: 'following.resumed' }),
  };
};
