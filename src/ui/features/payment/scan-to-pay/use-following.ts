import { useSelector } from '@xstate/react';
import type { FollowingInput } from '../../../../application/payment/payment-following/events';
import type { PaymentFollowingMachine } from '../../../../application/payment/payment-following/machine';
import {
  selectFollowingStatus,
  type FollowingStatus,
} from '../../../../application/payment/payment-following/status';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';

export interface Following {
  readonly status: FollowingStatus;
  readonly onResume: () => void;
}

/** Follows a payment that is made on another device, while the component is mounted. */
export const useFollowing = <S>(machine: PaymentFollowingMachine<S>, input: FollowingInput<S>): Following => {
  const following = usePartFlow(machine, input);
  return {
    status: useSelector(following, selectFollowingStatus<S>),
    onResume: () => following.send({ type: 'following.resumed' }),
  };
};
