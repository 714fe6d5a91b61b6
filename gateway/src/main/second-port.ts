import type { Listening } from '../adapters/http/server/listen';
import { identified } from '../adapters/http/server/identified';
import { secondListener } from '../adapters/http/server/second-listener';
import { systemRandom } from '../adapters/system/system-random';
import type { HttpService } from '../ports/http-service';
import { createSignatureDouble } from '../signature-double/signature-double';
import { createDifyDouble } from '../dify-double/dify-double';
import { createWechatDouble } from '../wechat-double/wechat-double';
import { createCaptchaService } from '../captcha/captcha-service';
import { threadedStudio } from '../captcha/studio/threaded-studio';
import { captchaFiles } from './captcha-files';
import { locations } from './locations';
import type { Closers } from './closers';
import { paymentServices, type PaymentServiceNeeds } from './payment-services';

export interface SecondPortNeeds extends PaymentServiceNeeds {
  readonly appid: string;
  /** The application's id at WeChat. */
  readonly wechatAppId: string;
  /** Whether WeChat's page and the payment service are there, as doubles. */
  readonly doubles: boolean;
}

type DoubleName = 'wechat' | 'signature' | 'dify' | 'payHost' | 'payDouble';

const serviceOf: Readonly<Record<string, DoubleName>> = {
  connect: 'wechat',
  pay: 'payHost',
  cashier: 'payDouble',
  double: 'payDouble',
  signature: 'signature',
  dify: 'dify',
};

/** The doubles, and the pay host, which prepares payments at one of them. */
const openDoubles = (needs: SecondPortNeeds, atEnd: Closers): Readonly<Record<DoubleName, HttpService>> => {
  const { useCases, origins, wechatAppId, product } = needs;
  const wechat = createWechatDouble({
    codes: useCases.wechatCodes,
    limits: useCases.limits,
    appId: wechatAppId,
    product,
    applicationOf: (host) => origins.main(host),
    ownOriginOf: (host) => origins.second(host),
  });
  const signature = createSignatureDouble({
    ...needs.platform,
    appId: wechatAppId,
    applicationOf: (host) => origins.main(host),
  });
  const dify = createDifyDouble(needs.platform);
  return { wechat, signature, dify, ...paymentServices(needs, atEnd) };
};

/**
 * The second port, an origin of its own: the captcha, the pay host under /pay, the doubles of WeChat's page under
 * /connect and of the payment service under /cashier and /double,
 * of the service that signs for WeChat under /signature, and of Dify's chat API under /dify.
 */
export const serveSecondPort = (port: Listening, needs: SecondPortNeeds, atEnd: Closers): void => {
  const { platform, useCases, origins, appid, doubles } = needs;
  const studio = threadedStudio(locations.studioThread, locations.digitRecordings);
  atEnd.add('helpers', studio.close);
  const captcha = createCaptchaService({
    ...platform,
    studio,
    tickets: useCases.tickets,
    limits: useCases.limits,
    challenges: useCases.captchaChallenges,
    files: captchaFiles,
    appid,
    embedderOf: (host) => origins.main(host),
  });
  const services = doubles ? openDoubles(needs, atEnd) : null;
  const all: HttpService = {
    answer: (request, peer) => {
      const [, first = ''] = new URL(request.url).pathname.split('/');
      const service = Object.hasOwn(serviceOf, first) ? serviceOf[first] : undefined;
      return (service === undefined || services === null ? captcha : services[service]).answer(request, peer);
    },
  };
  const listener = secondListener(all, { ...platform, originOf: origins.second });
  port.serve(identified(listener, { ...platform, makeId: systemRandom.uuid }));
};
