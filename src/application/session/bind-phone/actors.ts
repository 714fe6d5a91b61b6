import { isRight } from 'fp-ts/Either';
import { isNone, toNullable } from 'fp-ts/Option';
import { fromCallback, type EventObject } from 'xstate';
import { wayAddress } from '../../../domain/session/way-in';
import type { PageWay } from '../../../ports/page-way';
import { wayInActors, type WayInPorts } from '../way-in/actors';
import type { EntranceInput } from '../way-in/setup';
import type { Gateways } from '../../../ports/gateways';

export interface BindPhonePorts extends WayInPorts {
  readonly account: Pick<Gateways['account'], 'loginByValidate'>;
  readonly way: Pick<PageWay, 'goOn'>;
}

/** Under which the login by WeChat leaves what it was answered (LOG-05). */
const infoName = 'hupo.weixin-user-info';

/**
 * The actors of binding a phone: the call carries what WeChat's login was answered, as it came, and once it is
 * bound that is forgotten. Who comes without it has nothing to bind and goes on to the plain login (LOG-04).
 */
export const bindPhoneActors = (ports: BindPhonePorts) => ({
  ...wayInActors(ports, (values, options) => async () => {
    const weixinUserInfo = toNullable(ports.storage.read(infoName)());
    const answer = await ports.account.loginByValidate({ ...values, weixinUserInfo }, options)();
    if (isRight(answer)) ports.storage.remove(infoName)();
    return answer;
  }),
  entrance: fromCallback<EventObject, EntranceInput>(({ input }) => {
    if (isNone(ports.storage.read(infoName)())) ports.way.goOn(wayAddress('/login', input.query));
  }),
});
