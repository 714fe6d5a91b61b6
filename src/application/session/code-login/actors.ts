import type { Promotions } from '../../../ports/promotions';
import { wayInActors, type WayInPorts } from '../way-in/actors';
import type { Gateways } from '../../../ports/gateways';

export interface CodeLoginPorts extends WayInPorts {
  readonly account: Pick<Gateways['account'], 'loginByCode'>;
  readonly promotions: Promotions;
}

/** The code login's actors: what promoted the visitor goes along (LAY-14). */
export const codeLoginActors = (ports: CodeLoginPorts) =>
  wayInActors(ports, (values, options) => async () => {
    const promotion = await ports.promotions.recall();
    return ports.account.loginByCode({ ...values, promotion }, options)();
  });
