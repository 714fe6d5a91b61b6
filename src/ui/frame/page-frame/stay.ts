import { createContext, type RefObject } from 'react';
import type { MadeFlows, FlowSources } from './make-flows';
import type { Again, Running } from './flow';
import { remember } from './remember';

/** How high the rows of a list are, and how high one usually is. */
export type RowSizes = [sizes: number[], usual?: number];

/** With what a page can be shown as it was, without asking for it again. */
export interface LeftPage {
  /** How its flows that ended go on, by what they are called. */
  readonly again: Map<string, Again<Running>>;
  /** What its lists were like when they were seen last, by the query of the address. */
  readonly rows: Map<string, RowSizes>;
  /** The scroll position of the page in pixels, by address; the last one is the current address. */
  readonly tops: Map<string, number>;
}

export const leftNothing = (): LeftPage => ({ again: new Map(), rows: new Map(), tops: new Map() });

/** One stay of a page: its flows run above what is shown of it, also while that is hidden, and end with the stay. */
export interface Stay {
  readonly from: FlowSources;
  readonly left: LeftPage;
  /** Goes to where its list begins, no further down, when that becomes another one; null for the page's top. */
  readonly toHead: RefObject<(() => void) | null>;
  /** Runs these flows: those that ran before and are not among them end, the others hear where their page is now. */
  readonly run: (flows: MadeFlows) => void;
}

const nothing: MadeFlows = { made: [], provided: {} };

export const stayOf = (
  brought: FlowSources['brought'],
  left: LeftPage,
): Stay & { readonly end: () => void } => {
  let running = nothing;
  const run = (flows: MadeFlows): void => {
    const before = running.made;
    running = flows;
    const isOf = (made: MadeFlows['made'], actor: Running): boolean =>
      made.some((each) => each.actor === actor);
    for (const { called, actor, one } of before) {
      if (actor === undefined || isOf(flows.made, actor)) continue;
      const again = one?.again?.(actor) ?? null;
      if (again !== null) remember(left.again, called, again);
      actor.stop();
    }
    for (const { actor, one } of flows.made) {
      if (actor === undefined) continue;
      if (isOf(before, actor)) one?.notify?.(actor);
      else if (one?.waits !== true) actor.start();
    }
  };
  return {
    from: { brought, again: left.again },
    left,
    toHead: { current: null },
    run: (flows) => {
      if (running !== flows) run(flows);
    },
    end: () => run(nothing),
  };
};

/** The stay in which a page's flows run; null outside of pages. */
export const StayContext = createContext<Stay | null>(null);
