import { assign, fromCallback, setup } from 'xstate';
import { notWired } from '../../kit/not-wired';

export type OfflineContentEvent =
  /** An answer that was kept at a time replaces the server's; milliseconds since 1970. */
  | {
      readonly type: 'content.keptShown';
      readonly at: number;
      /** Whether the device has no network: the content is then loaded again by itself when it is back (LAY-16). */
      readonly refreshesItself: boolean;
    }
  /** The server answered. */
  | { readonly type: 'content.cameFresh' }
  /** The user wants the present content. */
  | { readonly type: 'content.refreshRequested' };

export interface OfflineContentInput {
  /** When the page itself was kept, in milliseconds since 1970; null for one that came from the server. */
  readonly keptAt: number | null;
  /** Whether the device has no network at the page's start; as with content. */
  readonly refreshesItself: boolean;
}

interface OfflineContentContext {
  /** Of all that is shown, the oldest that was kept; null while nothing was. */
  readonly keptAt: number | null;
  readonly refreshesItself: boolean;
}

interface OfflineContentTypes {
  readonly context?: OfflineContentContext;
  readonly events?: OfflineContentEvent;
  readonly input?: OfflineContentInput;
}

const types: OfflineContentTypes = {};

const offlineDelays = {
  /** How long the browser may take to begin the reload, in milliseconds. */
  reloadLimit: 5_000,
} as const;

type Shown = Extract<OfflineContentEvent, { type: 'content.keptShown' }>;

const shown = {
  type: 'keepOldest',
  params: ({ event }: { readonly event: Shown }) => event,
} as const;

/** Whether the content was kept on the device, and since when. Source: LAY-18. */
export const offlineContentMachine = setup({
  types,
  actors: { reloadPage: fromCallback(notWired('offline content', 'reloadPage')) },
  delays: offlineDelays,
  guards: {
    pageWasKept: ({ context }) => context.keptAt !== null,
    refreshesItself: ({ context }) => context.refreshesItself,
  },
  actions: {
    keepOldest: assign(({ context }, { at, refreshesItself }: Shown) => ({
      keptAt: Math.min(at, context.keptAt ?? at),
      refreshesItself: refreshesItself && (context.keptAt === null || context.refreshesItself),
    })),
    forget: assign({ keptAt: null }),
  },
}).createMachine({
  id: 'offlineContent',
  description: 'Says since when the content is, where it comes from the device.',
  meta: { requirements: ['LAY-18'] },
  context: ({ input }) => ({ keptAt: input.keptAt, refreshesItself: input.refreshesItself }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides by how the page itself came.',
      meta: { requirements: ['LAY-18'] },
      always: [{ guard: 'pageWasKept', target: 'kept' }, { target: 'current' }],
    },
    current: {
      description: 'The content came from the server.',
      meta: { requirements: ['LAY-18'] },
      on: { 'content.keptShown': { target: 'kept', actions: shown } },
    },
    kept: {
      description: 'Something that is shown was kept on the device; the page says since when.',
      meta: { requirements: ['LAY-18'] },
      on: {
        'content.keptShown': { actions: shown },
        'content.cameFresh': [
          { guard: 'refreshesItself', target: 'current', actions: 'forget' },
          { target: 'outdated' },
        ],
      },
    },
    outdated: {
      description: 'The server answers again, and the page still shows what was kept: it offers to reload.',
      meta: { requirements: ['LAY-18'] },
      on: {
        'content.keptShown': { target: 'kept', actions: shown },
        'content.refreshRequested': 'reloading',
      },
    },
    reloading: {
      description: 'The page is being reloaded.',
      meta: { requirements: ['LAY-18'] },
      invoke: { id: 'reloadPage', src: 'reloadPage', onError: 'outdated' },
      after: { reloadLimit: 'outdated' },
    },
  },
});
