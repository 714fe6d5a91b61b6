import type { Promotions } from '../../../ports/promotions';
import type { Random } from '../../../ports/random';
import { keyedWrite } from '../../kit/keyed-write';
import { wayInActors, type WayInPorts } from '../way-in/actors';
import type { Gateways } from '../../../ports/gateways';

export interface RegistrationPorts extends WayInPorts {
  readonly account: Pick<Gateways['account'], 'register'>;
  readonly promotions: Promotions;
  readonly random: Pick<Random, 'uuid'>;
}

/** The registration's actors: all three parts of the promotion go along (LAY-14). */
export const registrationActors = (ports: RegistrationPorts) => {
  const write = keyedWrite(ports.random);
  return wayInActors(ports, (values, options) => async () => {
    const promotion = await ports.promotions.recall();
    const registration = { ...values, promotion };
    return write(registration, (key) => ports.account.register(registration, { ...options, key })());
  });
};
