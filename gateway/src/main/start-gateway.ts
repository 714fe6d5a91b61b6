import { noCarriers, playedCarriers } from '../adapters/notice/notice-carriers';
import { networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { boundsBehindProxy, usualBounds } from '../adapters/http/server/connection-bounds';
import { usualUnsent } from '../adapters/http/server/unsent';
import { makeOrigins } from '../adapters/http/origins';
import { listen } from '../adapters/http/server/listen';
import { httpPostNotice } from '../adapters/payment/http-post-notice';
import { DataFolderProblem } from '../adapters/data-folder/data-folder';
import { fileSecurityLog } from '../adapters/security-log/file-security-log';
import { openOperatorChannel } from '../adapters/operator-channel/channel-server';
import { buyDistribution, distribution } from '../seed/large/distribution';
import { seedOnce, seededWith } from '../seed/seed';
import { asideWork } from './aside-work';
import { sharedKeyOf } from '../adapters/database/stores/instance-keys';
import { hmacSignatures } from '../adapters/payment/hmac-signatures';
import { workLeaseStore } from '../adapters/database/stores/work-lease-store';
import { checkServices } from './check-services';
import { closers } from './closers';
import { draining } from './draining';
import { doneByOne } from './done-by-one';
import { relayEvents } from './event-relay';
import { openBus } from './open-bus';
import { openMetrics } from './open-metrics';
import { sweepHourly } from './hourly-sweep';
import { keepRoom } from './keep-room';
import { serveMainPort } from './main-port';
import type { GatewayOptions, RunningGateway } from './options';
import { sweepNdas } from './nda-endings';
import { sweepOrders } from './order-sweep';
import { platformOf } from './platform';
import { repeatedly } from './repeated-work';
import { serveSecondPort } from './second-port';
import { nobodysSite } from './site';
import { openStorage } from './storage';
import { makeUseCases } from './use-cases';
import { minuteMs, secondMs } from '../../../contract/values/duration';

/** The captcha's application id; one client, one id. */
const appid = 'hupo-web';
/** The application's id at WeChat, as its double knows it. */
const wechatAppId = 'wx5e6f0d8a1b2c3d4e';
const drainMs = 1_200;
/** How long the end waits for the release of leases. */
const releaseMs = 300;

/** How the address that is listened on is written in a URL; all addresses are reached by the loopback one. */
const hostInAddress = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/** Listening on all addresses is listening on each that the machine has. */
const listenedOn = (host: string): readonly string[] =>
  host === '0.0.0.0' || host === '::'
    ? Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address))
    : [host];

/**
 * Starts a whole gateway in this process: both ports, the socket, the database, the operators' channel.
 * Ports are taken and other services are tried first, so that what is wrong is reported before any data is touched. A
 * failed start leaves nothing open and rejects; an OperatorProblem carries a message for the operator.
 */
export const startGateway = async (options: GatewayOptions): Promise<RunningGateway> => {
  const { host = '127.0.0.1', product = '琥珀并购', pages, seed } = options;
  const { publicUrl = null, secondPublicUrl = null, site = nobodysSite, doubles = true } = options;
  const atEnd = closers();
  const base = platformOf(options, atEnd);
  const { clock, log, passwords, refusedForNow } = base;
  const bounds = {
    clock,
    connections: base.trustProxy ? boundsBehindProxy : usualBounds,
    unsent: usualUnsent,
    refusedForNow,
  };
  try {
    const main = await listen(options.port, host, bounds);
    atEnd.add('answers', () => main.close(drainMs));
    const second = await listen(options.secondPort, host, bounds);
    atEnd.add('answers', () => second.close(drainMs));
    const { metrics, port: metricsPort } = await openMetrics(options, log, atEnd);
    const origins = makeOrigins({
      port: main.port,
      secondPort: second.port,
      publicUrl,
      secondPublicUrl,
      addresses: listenedOn(host),
    });

    await checkServices(options, clock);
    const storage = await openStorage(options.storage, {
      log,
      seed: async (database) => {
        const isNew = await seedOnce({ database, passwords, now: clock.now() }, seed.name, seed.content);
        if (isNew && seed.name === 'large')
          [...distribution(seed.content.sales), ...buyDistribution(seed.content.buys)].forEach(log.info);
        if (!doubles && (await seededWith(database)) !== seed.name)
          throw new DataFolderProblem('数据目录中是演示数据，正式运行请用 --data 指定另一个目录');
        return isNew;
      },
      ...(seed.name === 'bare' ? { seededAs: '平台账号（不含演示数据）' } : {}),
      pictures: base.pictures,
      onLost: options.onFatal ?? log.problem,
      onGivenWay: metrics.transactionGivenWay,
      objects: options.filesUrl ?? null,
      ...(options.freeBytes === undefined ? {} : { freeBytes: options.freeBytes }),
    });
    atEnd.add('storage', storage.close);
    metrics.watchPools(storage.load);
    const { database } = storage;
    const security = fileSecurityLog(storage.securityLog, clock, log);
    atEnd.add('storage', security.close);
    atEnd.add(
      'helpers',
      repeatedly({ work: security.settle, everyMs: minuteMs, failed: '安全日志写入失败' }, clock, log),
    );
    const bus = await openBus(options, storage, {
      clock,
      log,
      onAge: (ms) => metrics.eventHeard(ms / secondMs),
    });
    atEnd.add('helpers', bus.close);
    const keyOf = (name: 'notice' | 'prepay') => sharedKeyOf(database, base.random, name);
    const signatures = hmacSignatures(options.noticeKey ?? (await keyOf('notice')));
    const { outbox } = bus;
    const platform = { ...base, security, bus, outbox, signatures, prepayKey: await keyOf('prepay') };
    const asideDone = asideWork(log);
    atEnd.add('helpers', asideDone.close);
    const slowEnd = draining(bus.problem);
    const useCases = await makeUseCases(storage, platform, {
      aside: asideDone.aside,
      brand: product,
      dify: options.dify ?? null,
      carriers: options.carriers ?? (doubles ? playedCarriers : noCarriers),
    });
    atEnd.add('answers', () => {
      useCases.stopAnswers();
      return Promise.resolve();
    });
    const { sessions, tickets, send, sendAsMember, desk, codes } = useCases;

    const leases = workLeaseStore(database, base.random.uuid());
    // A lease ends by itself: a database that is away does not keep the process from its end.
    atEnd.add('leases', () =>
      Promise.race([leases.releaseAll().catch(() => undefined), wait(releaseMs, undefined, { ref: false })]),
    );
    const byOne = doneByOne(leases, log);
    atEnd.add('helpers', sweepHourly({ storage, byOne, sweepEvents: bus.sweep }, useCases, clock, log));
    atEnd.add(
      'helpers',
      sweepNdas(byOne('ndas', { work: useCases.sweepNdas, everyMs: minuteMs }), clock, log),
    );
    const sweepNotices = byOne('notices', { work: useCases.sweepNotices, everyMs: minuteMs });
    atEnd.add(
      'helpers',
      repeatedly({ work: sweepNotices, everyMs: minuteMs, failed: '发送通知时出错' }, clock, log),
    );
    if (options.brokerUrl !== undefined && options.brokerUrl !== null)
      atEnd.add('helpers', relayEvents(byOne('relay', { work: bus.relay, everyMs: 0 }), clock, log));
    const operatorSocket = options.operatorSocket ?? storage.operatorSocket;
    if (operatorSocket !== null)
      atEnd.add('helpers', await openOperatorChannel(operatorSocket, desk, platform));
    atEnd.add('helpers', keepRoom(storage.keepRoom, clock, log));
    await serveMainPort(
      main,
      {
        platform,
        useCases,
        health: storage.health,
        metrics,
        draining: slowEnd,
        whenPublicContentChanges: storage.whenPublicContentChanges,
        origins,
        pages,
        product,
        site,
        appid,
        wechatAppId,
        doubles,
      },
      atEnd,
    );
    // Not skipped after a turn: a new instance does at once what one that has died left to be done.
    const sweepOrdersByOne = byOne('orders', { work: useCases.orders.sweep, everyMs: 0 });
    atEnd.add('helpers', sweepOrders(sweepOrdersByOne, clock, log));
    const named = hostInAddress(host);
    serveSecondPort(
      second,
      {
        platform,
        useCases,
        origins,
        appid,
        wechatAppId,
        product,
        doubles,
        notifyAddress: `http://${named}:${main.port}/pay/notify`,
        postNotice: options.postNotice ?? httpPostNotice,
      },
      atEnd,
    );

    return {
      url: origins.main(named),
      secondUrl: origins.second(named),
      metricsPort,
      inside: {
        sessions,
        tickets,
        send,
        sendAsMember,
        notify: useCases.notify,
        desk,
        codes,
        audit: useCases.orders.audit,
        alerting: useCases.alerting,
      },
      drain: slowEnd.begin,
      close: atEnd.close,
    };
  } catch (error) {
    await atEnd.close();
    throw error;
  }
};
