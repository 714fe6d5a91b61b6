import { isLeft } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import type { Call, CallOptions } from '../../../../src/ports/call';
import type { CallReporter } from '../../../../src/ports/call-reporter';
import type { FakeAccountGateway } from '../../../support/fakes/account-gateway';
import type { FakeTokenStore } from '../../../support/fakes/token-store';
import type { Gateways } from '../../../../src/ports/gateways';
import { type FakeFamily } from '../../../support/fakes/fake-families';

const notLoggedIn: GatewayFailure = { kind: 'notLoggedIn' };

/** What the wire's gateways promise besides answers: failures are reported, with the token that the call carried. */
export const reportedGateways = (
  account: FakeAccountGateway,
  messages: FakeFamily<'message'>,
  tokens: FakeTokenStore,
  reporter: CallReporter,
): { readonly account: Gateways['account']; readonly message: Gateways['message'] } => {
  const reported =
    (handledByCaller: boolean, options: CallOptions | undefined) =>
    <A>(call: Call<A>): Call<A> =>
    async () => {
      const carried = tokens.kept;
      const answer = await call();
      if (options?.signal?.aborted === true) return TE.left<GatewayFailure, A>({ kind: 'cancelled' })();
      if (isLeft(answer)) reporter.failed(answer.left, handledByCaller, carried);
      return answer;
    };
  return {
    account: {
      loginByPassword: (login, options) =>
        reported(true, options)(account.port.loginByPassword(login, options)),
      loginByWechat: (login, options) => reported(true, options)(account.port.loginByWechat(login, options)),
      loginByCode: (login, options) => reported(true, options)(account.port.loginByCode(login, options)),
      loginByValidate: (login, options) =>
        reported(true, options)(account.port.loginByValidate(login, options)),
      register: (registration, options) =>
        reported(true, options)(account.port.register(registration, options)),
      checkCode: (proof, options) => reported(true, options)(account.port.checkCode(proof, options)),
      resetPassword: (reset, options) => reported(true, options)(account.port.resetPassword(reset, options)),
      captchaPass: (options) => reported(true, options)(account.port.captchaPass(options)),
      logout: (options) => reported(true, options)(account.port.logout(options)),
      renewToken: (options) => reported(false, options)(account.port.renewToken(options)),
      currentUser: (options) => reported(true, options)(account.port.currentUser(options)),
    },
    message: {
      unreadCount: (options) => () =>
        tokens.kept === null
          ? TE.left(notLoggedIn)()
          : reported(true, options)(messages.port.unreadCount(options))(),
      list: (request, options) => reported(false, options)(messages.port.list(request, options)),
      since: (id, options) => reported(true, options)(messages.port.since(id, options)),
      detail: (id, options) => reported(false, options)(messages.port.detail(id, options)),
      markRead: (id, options) => reported(false, options)(messages.port.markRead(id, options)),
      readAll: (options) => reported(false, options)(messages.port.readAll(options)),
      remove: (id, options) => reported(false, options)(messages.port.remove(id, options)),
      restore: (id, options) => reported(false, options)(messages.port.restore(id, options)),
    },
  };
};
