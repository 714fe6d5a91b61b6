import type { Clock } from '../../ports/clock';
import type { ChargesToReturn } from '../../ports/orders';
import type { PayService } from '../../ports/pay-service';

export interface ReturnChargesNeeds {
  readonly charges: ChargesToReturn;
  readonly pay: Pick<PayService, 'giveBack'>;
  readonly clock: Clock;
}

/** Gives back what the ledger says is to go back; what fails is left for the next time. */
export type ReturnCharges = () => Promise<void>;

export const makeReturnCharges =
  ({ charges, pay, clock }: ReturnChargesNeeds): ReturnCharges =>
  async () => {
    for (const { chargeId, amount } of await charges.open())
      if (await pay.giveBack(chargeId, amount)) await charges.markReturned(chargeId, clock.now());
  };
