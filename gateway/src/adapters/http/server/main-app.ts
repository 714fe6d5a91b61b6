import type { ConfigFile } from '../../../../../contract/config/runtime-config';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { ConferenceDetail } from '../../../../../contract/conference/conference';
import type { PublicReading } from '../../../application/kind/public-reading';
import type { TakeNotice } from '../../../application/payment/take-notice';
import type { PresentationFiles } from '../../../application/presentation/presentation-files';
import type { DrawnPictures } from '../../../application/share/drawn-pictures';
import type { Clock } from '../../../ports/clock';
import type { Readiness } from '../../../ports/readiness';
import type { AskHealth } from '../../../ports/health';
import type { Log } from '../../../ports/log';
import type { Random } from '../../../ports/random';
import type { SecurityLog } from '../../../ports/security-log';
import type { SessionTokens } from '../../../ports/session-tokens';
import type { Uploads } from '../../../ports/uploads';
import { refused, rejected } from '../answer';
import { refusalOf } from '../../../ports/storage-refusal';
import type { Dispatch } from '../dispatcher';
import { contentPolicy } from '../headers/content-policy';
import { fixedHeaders, transportHeaders } from '../headers/security-headers';
import type { Origins } from '../origins';
import type { KeptPages } from '../pages/kept-pages';
import type { ClientFiles } from '../static/client-files';
import type { Environment } from './environment';
import { avatarEndpoint } from './avatar-endpoint';
import { isBrokenOff } from './broken-off';
import { conferenceCalendarEndpoint } from './conference-calendar-endpoint';
import { presentationEndpoint } from './presentation-endpoint';
import { payNoticeEndpoint } from './pay-notice-endpoint';
import { pageEndpoint, type PageNeeds } from './page-endpoint';
import { proxyEndpoint } from './proxy-endpoint';
import { shareEndpoint } from './share-endpoint';
import { staticEndpoint } from './static-endpoint';

export interface MainAppNeeds {
  readonly dispatch: Dispatch;
  readonly origins: Origins;
  readonly files: ClientFiles;
  readonly pages: Pick<KeptPages, 'send'>;
  readonly uploads: Pick<Uploads, 'picture'>;
  readonly drawn: Pick<DrawnPictures, 'picture'>;
  readonly presentationFiles: Pick<PresentationFiles, 'file'>;
  readonly conferences: Pick<PublicReading<never, never, ConferenceDetail>, 'one'>;
  readonly tokens: SessionTokens;
  readonly health: AskHealth;
  readonly readiness: Readiness;
  readonly takeNotice: TakeNotice;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly security: SecurityLog;
  readonly trustProxy: boolean;
  /** What /config.json says to a visitor with this Host header. */
  readonly configFor: (host: string | undefined) => ConfigFile;
}

const largestBeacon = 16 * 1024;

const beaconLimit = bodyLimit({
  maxSize: largestBeacon,
  onError: () => new Response(null, { status: refusals.bodyTooLarge.code }),
});

const asJson = { headers: { 'Content-Type': 'application/json; charset=utf-8' } };

const nothingInline = { scripts: [], styles: [] };

const asWebSocket = (origin: string): string => origin.replace(/^http/, 'ws');

/** The main port: calls, configuration, files and pages. */
export const mainApp = (needs: MainAppNeeds): Hono<Environment> => {
  const { origins, log } = needs;
  const app = new Hono<Environment>();
  let beacons = 0;

  const policyFor: PageNeeds['policyFor'] = (host, { scripts, styles }) =>
    contentPolicy({
      scripts,
      styles,
      captcha: origins.second(host),
      connect: [
        asWebSocket(origins.main(host)),
        `${origins.second(host)}/pay/`,
        `${origins.second(host)}/signature`,
      ],
    });

  app.use('*', async (context, next) => {
    await next();
    const { headers } = context.res;
    const always = { ...fixedHeaders, ...transportHeaders(origins.main(context.req.header('Host'))) };
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    // The server's own clock, by which deadlines are judged: clients go by it (CLK-01).
    headers.set('Date', new Date(needs.clock.now()).toUTCString());
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', policyFor(context.req.header('Host'), nothingInline));
  });

  app.onError((error, context) => {
    const refusal = refusalOf(error);
    if (refusal !== null) return new Response(refused(refusal).body, { ...asJson, status: refusal.code });
    if (!isBrokenOff(context.env)) log.problem(`请求 ${context.req.path.slice(0, 256)} 时出错`, error);
    return context.json({ resultCode: 500, resultMsg: refusals.defect.text }, 500);
  });

  proxyEndpoint(app, needs.dispatch, needs.trustProxy);
  app.get('/health', async (context) => {
    const health = await needs.health();
    context.header('Cache-Control', 'no-store');
    // A read-only gateway still serves: a supervisor removes or restarts one that is down.
    const delay = needs.readiness.delay();
    const answer = { ...health, beacons, ...(delay === null ? {} : { delay }) };
    return context.json(answer, health.status === 'down' ? 503 : 200);
  });
  app.get('/ready', async (context) => {
    context.header('Cache-Control', 'no-store');
    const { status } = await needs.health();
    const refusal = needs.readiness.refusal();
    if (refusal !== null) return context.json({ status: 'draining', reason: refusal }, 503);
    return context.json({ status }, status === 'down' ? 503 : 200);
  });
  app.get('/config.json', (context) => {
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Host');
    return context.json(needs.configFor(context.req.header('Host')));
  });
  app.post('/beacon', beaconLimit, (context) => {
    beacons += 1;
    return context.body(null, 204);
  });
  payNoticeEndpoint(app, needs);
  avatarEndpoint(app, needs.uploads);
  shareEndpoint(app, needs.drawn);
  presentationEndpoint(app, needs.presentationFiles, needs.tokens);
  conferenceCalendarEndpoint(app, needs);
  staticEndpoint(app, needs.files);
  pageEndpoint(app, {
    ...needs,
    configFor: (host) => JSON.stringify(needs.configFor(host)),
    originFor: origins.main,
    policyFor,
  });
  app.notFound(() => {
    const { status, body } = rejected(refusals.unknownCall);
    return new Response(body, { ...asJson, status });
  });
  return app;
};
