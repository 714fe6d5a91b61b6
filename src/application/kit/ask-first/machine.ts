import { isRight } from 'fp-ts/Either';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { failureText } from '../../../domain/gateway/failure-text';
import { longestWait } from '../clock-doubts';
import { failureTextOf, unwiredCall, type Answer } from '../from-call';
import { unwiredListener } from '../from-listener';

/** What makes one flow that asks before its call differ from another. `Subject` is what is asked about. */
export interface AskFirstRules<Subject> {
  /** Whether the person is asked about it; what can be undone needs no question. */
  readonly isAskedFirst: (subject: Subject) => boolean;
  /** The call that undoes what was just done; null where nothing does. */
  readonly undoOf: (subject: Subject) => Subject | null;
  /** How long the result is shown, in milliseconds. */
  readonly shownMs: number;
}

/** Everything is asked about, nothing can be undone, and the result is shown until the next request. */
export const alwaysAsked = {
  isAskedFirst: () => true,
  undoOf: () => null,
  shownMs: longestWait,
} as const;

export type AskFirstEvent<Subject> =
  | { readonly type: 'ask.requested'; readonly subject: Subject }
  | { readonly type: 'ask.confirmed' }
  /** Closes the question, or the failure. */
  | { readonly type: 'ask.dismissed' }
  /** The layer of the question could not be opened. */
  | { readonly type: 'ask.notOpened' }
  | { readonly type: 'ask.undone' };

interface AskFirstContext<Subject> {
  /** The subject of the question or of the last call; null without any. */
  readonly subject: Subject | null;
  /** Why the last call failed, in Chinese. */
  readonly error: string | null;
  /** What the calls so far have done, in their order. */
  readonly done: readonly Subject[];
}

/** What a request is about; an object, because XState infers no bare type parameter. */
interface Requested<Subject> {
  readonly subject: Subject;
}

interface AskFirstTypes<Subject> {
  readonly context?: AskFirstContext<Subject>;
  readonly events?: AskFirstEvent<Subject>;
}

const act = { requirements: ['PAY-11', 'ENT-09', 'MKT-06', 'SCR-02', 'SCR-12'] };
const question = { requirements: ['PAY-15', 'ENT-09', 'SCR-02', 'SCR-12', 'LAY-19'] };

/**
 * One call that the person is asked about first, because it cannot be undone: cancelling an order, approving an NDA,
 * removing a draft or a conversation. Source: PAY-11, PAY-15, ENT-09, MKT-06, SCR-02, SCR-12.
 */
export const askFirstMachine = <Subject>({ isAskedFirst, undoOf, shownMs }: AskFirstRules<Subject>) => {
  const types: AskFirstTypes<Subject> = {};
  const requested = ({ event }: { readonly event: Requested<Subject> }): Requested<Subject> => event;
  const keeps = { type: 'keepSubject', params: requested } as const;
  const requests = [
    { guard: { type: 'isAskedFirst', params: requested }, target: 'asking', actions: keeps },
    { target: 'calling', actions: keeps },
  ] as const;
  return setup({
    types,
    actors: {
      layer: unwiredListener('askFirst', 'layer'),
      call: unwiredCall<unknown, Requested<Subject | null>>('askFirst', 'call'),
    },
    delays: { shown: shownMs },
    guards: {
      isAskedFirst: (_, { subject }: Requested<Subject>) => isAskedFirst(subject),
      canBeUndone: ({ context: { subject } }) => subject !== null && undoOf(subject) !== null,
      isDone: (_, answer: Answer<unknown>) => isRight(answer),
    },
    actions: {
      keepSubject: assign((_, { subject }: Requested<Subject>) => ({ subject, error: null })),
      forgetSubject: assign({ subject: null, error: null }),
      keepUndo: assign(({ context: { subject } }) => ({
        subject: subject === null ? null : undoOf(subject),
      })),
      noteDone: assign(({ context: { subject, done } }) => ({
        done: subject === null ? done : [...done, subject],
      })),
      noteFailure: assign((_, answer: Answer<unknown>) => ({
        error: failureTextOf(answer),
      })),
      noteNotOpened: assign({ error: failureText({ kind: 'malformed', field: '' }) }),
      forgetFailure: assign({ error: null }),
    },
  }).createMachine({
    id: 'askFirst',
    description: 'One call at a time. The person is asked first about what cannot be undone.',
    meta: question,
    context: { subject: null, error: null, done: [] },
    initial: 'resting',
    states: {
      resting: {
        description: 'Nothing is asked about and nothing is shown.',
        meta: act,
        on: { 'ask.requested': requests },
      },
      asking: {
        description: 'The view asks whether to do it; back closes the question first.',
        meta: question,
        invoke: { id: 'layer', src: 'layer' },
        on: {
          'ask.requested': { guard: { type: 'isAskedFirst', params: requested }, actions: keeps },
          'ask.confirmed': 'calling',
          'ask.dismissed': { target: 'resting', actions: 'forgetSubject' },
          'ask.notOpened': { target: 'notOpened', actions: 'noteNotOpened' },
        },
      },
      notOpened: {
        description: 'The question could not be shown, so there is no call; the view shows why.',
        meta: question,
        on: {
          'ask.requested': requests,
          'ask.dismissed': { target: 'resting', actions: 'forgetSubject' },
        },
        after: { shown: { target: 'resting', actions: 'forgetSubject' } },
      },
      calling: {
        description: 'The one call is in progress.',
        meta: act,
        entry: 'forgetFailure',
        invoke: {
          id: 'call',
          src: 'call',
          input: ({ context: { subject } }) => ({ subject }),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => event.output },
              target: 'done',
              actions: 'noteDone',
            },
            { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      done: {
        description:
          'The gateway has done it; while that is shown, it can be undone where something undoes it.',
        meta: act,
        on: {
          'ask.requested': requests,
          'ask.undone': { guard: 'canBeUndone', target: 'calling', actions: 'keepUndo' },
        },
        after: { shown: { target: 'resting', actions: 'forgetSubject' } },
      },
      failed: {
        description: 'It was not done, and the view shows why; the person can try again or leave it.',
        meta: act,
        on: {
          'ask.requested': requests,
          'ask.confirmed': 'calling',
          'ask.dismissed': { target: 'resting', actions: 'forgetSubject' },
        },
        after: { shown: { target: 'resting', actions: 'forgetSubject' } },
      },
    },
  });
};

export type AskFirstMachine<Subject> = ReturnType<typeof askFirstMachine<Subject>>;

/** What a view shows of a flow that asks before its call. */
export interface AskFirstStatus<Subject> extends AskFirstContext<Subject> {
  readonly phase: 'resting' | 'asking' | 'calling' | 'done' | 'failed';
}

/** Selects what a view shows. */
export const selectAskFirst = <Subject>({
  value,
  context,
}: SnapshotFrom<AskFirstMachine<Subject>>): AskFirstStatus<Subject> => ({
  phase: value === 'notOpened' ? 'failed' : value,
  ...context,
});
