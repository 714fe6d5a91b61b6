import { isRight, type Either } from 'fp-ts/Either';
import { assign, sendTo, setup } from 'xstate';
import type { Determination } from '../../../../contract/determination/determination';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { Clock } from '../../../ports/clock';
import { longestWait } from '../../kit/clock-doubts';
import { failureTextOf, unwiredCall } from '../../kit/from-call';
import { unwiredListener } from '../../kit/from-listener';

type DeterminationRead = Either<GatewayFailure, Determination>;

export type DeterminationEvent =
  /** The form was sent and the member is determined. */
  | { readonly type: 'determination.saved'; readonly determination: Determination }
  | { readonly type: 'determination.reloadRequested' }
  /** The clock was corrected, or the page returned to the foreground. */
  | { readonly type: 'determination.clockDoubted' };

/** What the page does when the determination ends while it is shown. */
export interface DeterminationOver {
  readonly type: 'determination.over';
}

interface DeterminationContext {
  /** Null until it was read. */
  readonly determination: Determination | null;
  /** Why it was not read, in Chinese. */
  readonly error: string | null;
}

interface DeterminationTypes {
  readonly context?: DeterminationContext;
  readonly events?: DeterminationEvent;
}

const types: DeterminationTypes = {};
const meta = { requirements: ['MKT-19'] };

/**
 * Whether the member is determined as a reader of funds (特定对象确定). The materials of a fund are shown in
 * `determined` alone. Source: MKT-19.
 */
export const determinationMachine = (clock: Pick<Clock, 'now'>) => {
  const leftMs = ({ determination }: DeterminationContext): number =>
    (determination?.validUntil ?? 0) - clock.now();
  return setup({
    types,
    actors: {
      read: unwiredCall<Determination>('determination', 'read'),
      page: unwiredListener<DeterminationOver>('determination', 'page'),
      clockDoubts: unwiredListener('determination', 'clockDoubts'),
    },
    delays: {
      untilEnd: ({ context }) => Math.max(leftMs(context), 0),
      longestWait,
    },
    guards: {
      isRead: (_, read: DeterminationRead) => isRight(read),
      wasNever: ({ context: { determination } }) => determination?.standing === 'none',
      isOver: ({ context }) => context.determination?.standing !== 'valid' || leftMs(context) <= 0,
      endIsFar: ({ context }) => leftMs(context) > longestWait,
    },
    actions: {
      keepRead: assign((_, read: DeterminationRead) => (isRight(read) ? { determination: read.right } : {})),
      keepSaved: assign((_, determination: Determination) => ({ determination, error: null })),
      keepFailure: assign((_, read: DeterminationRead) => ({
        error: failureTextOf(read),
      })),
      forgetError: assign({ error: null }),
      endPage: sendTo('page', { type: 'determination.over' }),
    },
  }).createMachine({
    id: 'determination',
    description: 'Whether the member may read the materials of funds, and until when.',
    meta,
    context: { determination: null, error: null },
    invoke: [
      { id: 'page', src: 'page' },
      { id: 'clockDoubts', src: 'clockDoubts' },
    ],
    initial: 'reading',
    on: {
      'determination.saved': {
        target: '.judging',
        actions: { type: 'keepSaved', params: ({ event }) => event.determination },
      },
    },
    states: {
      reading: {
        description: 'The gateway is asked; nothing is known yet, so the materials are closed.',
        meta,
        entry: 'forgetError',
        invoke: {
          id: 'read',
          src: 'read',
          onDone: [
            {
              guard: { type: 'isRead', params: ({ event }) => event.output },
              target: 'judging',
              actions: { type: 'keepRead', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      failed: {
        description: 'It could not be read; the reason is shown with a way to try again.',
        meta,
        on: { 'determination.reloadRequested': 'reading' },
      },
      judging: {
        description: 'Compares the end with the clock.',
        meta,
        always: [
          { guard: 'wasNever', target: 'needed' },
          { guard: 'isOver', target: 'expired' },
          { target: 'determined' },
        ],
      },
      needed: {
        description: 'The member was never determined: the form can be opened.',
        meta,
      },
      determined: {
        description: 'The member is determined, and the materials are open.',
        meta,
        initial: 'measuring',
        on: { 'determination.clockDoubted': 'judging' },
        states: {
          measuring: {
            description: 'Chooses a timer that a browser can wait for.',
            meta,
            always: [{ guard: 'endIsFar', target: 'far' }, { target: 'near' }],
          },
          far: {
            description: 'The end is later than one timer can wait.',
            meta,
            after: { longestWait: '#determination.judging' },
          },
          near: {
            description: 'Waits for the end.',
            meta,
            after: { untilEnd: '#determination.expired' },
          },
        },
      },
      expired: {
        description: 'Three years are over: the materials close at once, and the form can be opened again.',
        meta,
        entry: 'endPage',
        on: { 'determination.clockDoubted': 'judging' },
      },
    },
  });
};

export type DeterminationMachine = ReturnType<typeof determinationMachine>;
