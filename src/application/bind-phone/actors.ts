import { isRight } from 'fp-ts/Either';
import { toNullable } from 'fp-ts/Option';
import type { AccountGateway } from '../../ports/account-gateway';
import { wayInActors, type WayInPorts } from '../way-in/actors';

export interface BindPhonePorts extends WayInPorts {
  readonly account: Pick<AccountGateway, 'loginByValidate'>;
}

/** Under which the login by WeChat leaves what it was answered (LOG-05). */
const infoName = 'hupo.weixin-user-info';

/**
 * The actors of binding a phone: the call carries what WeChat's login was answered, as it came, and once it is
 * bound that is forgotten. Without it the page is a plain login by phone (LOG-04).
 */
export const bindPhoneActors = (ports: BindPhonePorts) =>
  wayInActors(ports, (values, options) => async () => {
    const weixinUserInfo = toNullable(ports.storage.read(infoName)());
    const answer = await ports.account.loginByValidate({ ...values, weixinUserInfo }, options)();
    if (isRight(answer)) ports.storage.remove(infoName)();
    return answer;
  });
