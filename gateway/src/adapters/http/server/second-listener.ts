import type { HttpBindings } from '@hono/node-server';
import type { HttpService } from '../../../ports/http-service';
import type { Log } from '../../../ports/log';
import { visitorAddress } from '../visitor-address';
import type { Listener } from './listen';
import { requestListener } from './request-listener';

/** The second port: another origin, which belongs to one service alone. */
export const secondListener = (service: HttpService, log: Log, trustProxy: boolean): Listener => {
  const answer = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    const forwarded = request.headers.get('X-Forwarded-For') ?? undefined;
    try {
      const ip = visitorAddress(incoming.socket.remoteAddress, forwarded, trustProxy);
      return await service.answer(request, { ip });
    } catch (error) {
      log.problem('验证服务出错', error);
      return new Response('系统繁忙，请稍后再试', { status: 500 });
    }
  };
  return requestListener(answer);
};
