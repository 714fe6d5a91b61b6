import type { HttpBindings } from '@hono/node-server';
import type { HttpService } from '../../../ports/http-service';
import type { Log } from '../../../ports/log';
import { isSecurityRefusal } from '../../../domain/security/security-event';
import type { SecurityLog } from '../../../ports/security-log';
import { transportHeaders } from '../headers/security-headers';
import { visitorAddress } from '../visitor-address';
import { refusalOf } from '../../../ports/storage-refusal';
import { isBrokenOff } from './broken-off';
import type { Listener } from './listen';
import { requestListener } from './request-listener';

export interface SecondListenerNeeds {
  /** The origin of this port for a request with this Host header. */
  readonly originOf: (host: string | undefined) => string;
  readonly log: Log;
  readonly security: SecurityLog;
  readonly trustProxy: boolean;
}

const longestPath = 64;

const aboutOf = ({ url }: Request, { status }: Response): string =>
  `${status} ${new URL(url).pathname.slice(0, longestPath)}`;

/** The second port: another origin, which belongs to one service alone. */
export const secondListener = (
  service: HttpService,
  { originOf, log, security, trustProxy }: SecondListenerNeeds,
): Listener => {
  const withTransport = (request: Request, answered: Response): Response => {
    const headers = new Headers(answered.headers);
    const transport = transportHeaders(originOf(request.headers.get('Host') ?? undefined));
    for (const [name, value] of Object.entries(transport)) headers.set(name, value);
    return new Response(answered.body, { status: answered.status, headers });
  };
  const answer = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    const forwarded = request.headers.get('X-Forwarded-For') ?? undefined;
    try {
      const ip = visitorAddress(incoming.socket.remoteAddress, forwarded, trustProxy);
      const answered = await service.answer(request, { ip });
      if (isSecurityRefusal(answered.status))
        security.note({
          kind: 'call.refused',
          address: ip,
          account: null,
          about: aboutOf(request, answered),
        });
      return withTransport(request, answered);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== null) return new Response(refusal.text, { status: refusal.code });
      if (!isBrokenOff({ incoming })) log.problem('验证服务出错', error);
      return new Response('系统繁忙，请稍后再试', { status: 500 });
    }
  };
  return requestListener(answer);
};
