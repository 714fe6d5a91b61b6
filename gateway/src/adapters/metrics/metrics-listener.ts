import type { Log } from '../../ports/log';
import type { Listener } from '../http/server/listen';
import type { PrometheusMetrics } from './prometheus-metrics';

const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

/** Answers `GET /metrics` with the exposition, and nothing else. */
export const metricsListener =
  ({ exposition, mediaType }: Pick<PrometheusMetrics, 'exposition' | 'mediaType'>, log: Log): Listener =>
  (request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404, plain).end('GET /metrics\n');
      return;
    }
    exposition().then(
      (text) => response.writeHead(200, { 'Content-Type': mediaType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        log.problem('读取运行指标时出错', error);
        response.writeHead(500, plain).end();
      },
    );
  };
