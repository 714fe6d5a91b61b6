import type { CodeMode } from '../../../domain/verification-code/code-mode';
import { goingOn } from '../../kit/going-on';
import { wayInSetup, type WayInContext } from './setup';

/** In what one way in differs from another, besides the call that it makes. */
export interface WayInPlan {
  readonly id: string;
  readonly description: string;
  /** Requirement ids of this way, besides those of every way. */
  readonly requirements: readonly string[];
  /** What its codes are for (LOG-10). */
  readonly mode: CodeMode;
  readonly asksPassword: boolean;
  /** Whether only those stay who came with something; the others are led to the plain login. */
  readonly hasEntrance?: boolean;
  /** What may have been done by a call without an answer, and how to find out. */
  readonly mayBe?: string | null;
}

const form = ({ mode, asksPassword }: WayInPlan) =>
  ({
    id: 'form',
    src: 'form',
    input: ({ context }: { readonly context: WayInContext }) => ({
      appid: context.appid,
      mode,
      asksPassword,
    }),
    onError: { target: '.formLost', actions: 'reportFormLost' },
  }) as const;

const entrance = {
  id: 'entrance',
  src: 'entrance',
  input: ({ context }: { readonly context: WayInContext }) => ({ query: context.query }),
  onError: goingOn,
} as const;

const cookiesOff = { target: 'filling', actions: 'reportCookiesOff' } as const;

/**
 * A way in by a phone and a code: the form hands over what was typed, one call is made with it, and a token opens
 * the session. Source: LOG-01, LOG-02, LOG-06, LOG-13.
 */
export const wayIn = (plan: WayInPlan) => {
  const { id, description, requirements, hasEntrance = false, mayBe = null } = plan;
  return wayInSetup.createMachine({
    id,
    description: `${description} Leaving the page stops it and cancels its call.`,
    meta: { requirements: ['LOG-01', 'LOG-13', ...requirements] },
    context: ({ input }) => ({ ...input, values: null, token: null }),
    invoke: hasEntrance ? [form(plan), entrance] : [form(plan)],
    initial: 'filling',
    states: {
      filling: {
        description: 'The form is being filled in.',
        meta: { requirements: ['LOG-12'] },
        on: {
          'form.completed': {
            target: 'entering',
            actions: { type: 'keepValues', params: ({ event }) => event },
          },
        },
      },
      entering: {
        description: 'The one call is under way with what the form handed over; another submit is refused.',
        meta: { requirements: ['LOG-02', 'LOG-03', 'LOG-13'] },
        exit: 'forgetValues',
        invoke: {
          id: 'enter',
          src: 'enter',
          input: ({ context }) => context.values,
          onDone: [
            {
              guard: { type: 'tokenCame', params: ({ event }) => event.output },
              target: 'openingSession',
              actions: { type: 'keepToken', params: ({ event }) => event.output },
            },
            {
              target: 'filling',
              actions: { type: 'reportRejection', params: ({ event }) => ({ answer: event.output, mayBe }) },
            },
          ],
        },
      },
      openingSession: {
        description: 'The token is written to the device and handed to the session.',
        meta: { requirements: ['LOG-01', 'LOG-06'] },
        exit: 'forgetToken',
        invoke: {
          id: 'openSession',
          src: 'openSession',
          input: ({ context }) => ({ token: context.token }),
          onDone: [
            { guard: { type: 'tokenWasKept', params: ({ event }) => event.output }, target: 'loggedIn' },
            cookiesOff,
          ],
          onError: cookiesOff,
        },
        after: { storageLimit: cookiesOff },
      },
      formLost: {
        description: 'The form broke: the error screen is shown in its place, with the ways on.',
        meta: { requirements: ['LAY-10', 'REL-04'] },
        type: 'final',
      },
      loggedIn: {
        description: 'The session goes on from here; the page will be left.',
        meta: { requirements: ['LOG-01'] },
        type: 'final',
      },
    },
  });
};

export type WayInMachine = ReturnType<typeof wayIn>;
