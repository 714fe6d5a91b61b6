import type { Inspect } from '../../../application/kit/inspection/inspector';
import type { Again, AnyFlows, Flow, Running } from './flow';

/** What flows begin from. */
export interface FlowSources {
  /** What a server sent along, by their names. */
  readonly brought: Readonly<Record<string, unknown>>;
  /** How those that ended go on, by what they are called. */
  readonly again: ReadonlyMap<string, Again<Running>>;
}

/** A flow of a page. */
interface Made {
  /** Its name, with what it is of. */
  readonly called: string;
  /** What the page's screen gets. */
  readonly provided: unknown;
  /** Left out where it is offered. */
  readonly actor?: Running;
  readonly one?: Flow<Running>;
}

/** The flows of a page, made and not yet started. */
export interface MadeFlows {
  readonly made: readonly Made[];
  /** By name. */
  readonly provided: Readonly<Record<string, unknown>>;
}

/**
 * Creates the flows of a page; a flow that was answered before begins with its answer.
 * @param before the flows of the page at its last address: those of the same subject continue
 */
export const begin = (
  flows: AnyFlows,
  inspect: Inspect,
  { brought, again }: FlowSources,
  before: readonly Made[] = [],
): MadeFlows => {
  const provided: Record<string, unknown> = {};
  const made = Object.entries(flows).map(([name, one]): Made => {
    const called = 'machine' in one ? name : name + (one.of ?? '');
    const went = before.find((each) => each.called === called);
    if ('machine' in one) {
      provided[name] = went?.provided ?? one.machine;
      return { called, provided: provided[name] };
    }
    const actor =
      went?.actor ??
      again.get(called)?.(inspect) ??
      one.begin(inspect, Object.hasOwn(brought, name) ? brought[name] : undefined);
    provided[name] = actor;
    return { called, provided: actor, actor, one };
  });
  return { made, provided };
};
