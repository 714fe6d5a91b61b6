import type { Inspect } from '../../../application/kit/inspection/inspector';
import type { Again, AnyFlows, Flow, Running } from './flow';

/** What flows begin from. */
export interface BegunFrom {
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
  readonly given: unknown;
  /** Left out where it is offered. */
  readonly actor?: Running;
  readonly one?: Flow<Running>;
}

/** The flows of a page, made and not yet started. */
export interface BegunFlows {
  readonly made: readonly Made[];
  /** By name. */
  readonly given: Readonly<Record<string, unknown>>;
}

/**
 * Makes the flows of a page, those that were answered before from their answers.
 * @param before those of the page at its last address: what is of the same goes on
 */
export const begin = (
  flows: AnyFlows,
  inspect: Inspect,
  { brought, again }: BegunFrom,
  before: readonly Made[] = [],
): BegunFlows => {
  const given: Record<string, unknown> = {};
  const made = Object.entries(flows).map(([name, one]): Made => {
    const called = 'machine' in one ? name : name + (one.of ?? '');
    const went = before.find((each) => each.called === called);
    if ('machine' in one) {
      given[name] = went?.given ?? one.machine;
      return { called, given: given[name] };
    }
    const actor =
      went?.actor ??
      again.get(called)?.(inspect) ??
      one.begin(inspect, Object.hasOwn(brought, name) ? brought[name] : undefined);
    given[name] = actor;
    return { called, given: actor, actor, one };
  });
  return { made, given };
};
