import { createActor, type Actor, type AnyStateMachine } from 'xstate';
import type { PageName } from '../../../src/domain/route/page-at';
import type { PagePorts } from '../../../src/ports/page-ports';
import type { Flow, Offered } from '../../../src/ui/frame/page-frame/flow';
import type { Where } from '../../../src/ui/frame/page-frame/where';
import { pageOf } from '../../../src/wiring/page-map';
import { user } from '../../support/samples/user';

/** Which flow of which page. */
export interface FlowAt {
  readonly page: PageName;
  readonly flow: string;
  /** What of the address the page reads. */
  readonly where?: Partial<Where>;
  /** With what a part of the page begins it; left out where it begins with the page. */
  readonly startedWith?: unknown;
}

type AnyFlow = Flow<Actor<AnyStateMachine>> | Offered<AnyStateMachine>;

const flowAt = async ({ page, flow, where = {} }: FlowAt, ports: PagePorts): Promise<AnyFlow> => {
  const at: Where = { params: {}, address: '/', search: '', user: user(), captchaAppid: null, ...where };
  const found = (await pageOf(page)).frame(ports).flows(at)[flow];
  if (found === undefined) throw new Error(`the page has no flow ${flow}`);
  return found as AnyFlow;
};

/** A flow as its page begins it, not yet started; what was brought, the server sent along. */
export const startedFlow = async (
  at: FlowAt,
  ports: PagePorts,
  brought?: unknown,
): Promise<Actor<AnyStateMachine>> => {
  const flow = await flowAt(at, ports);
  return 'machine' in flow
    ? createActor(flow.machine, { input: at.startedWith })
    : flow.begin(() => undefined, brought);
};

/** What the server would send along of a flow that has come so far; undefined where it sends nothing of it. */
export const sentAlong = async (
  at: FlowAt,
  ports: PagePorts,
  actor: Actor<AnyStateMachine>,
): Promise<unknown> => {
  const flow = await flowAt(at, ports);
  return 'machine' in flow ? undefined : flow.answer?.standing(actor).sent;
};
