import { captchaSetup } from './setup';

const failed = <Code extends number>(code: Code) =>
  ({ target: '#captcha.failed', actions: { type: 'noteFailure', params: { code } } }) as const;
const entryScriptFailed = [
  { guard: 'entryAttemptsRemain', target: '#captcha.loadingEntry', reenter: true, actions: 'countAttempt' },
  failed(1001),
] as const;

/** The slider captcha: its scripts, its configuration, its frame, and how it ends. Source: CAP-01 … CAP-04, CAP-07. */
export const captchaMachine = captchaSetup.createMachine({
  id: 'captcha',
  description: 'One captcha, shown until it is solved, closed or has failed.',
  meta: { requirements: ['CAP-01', 'CAP-03'] },
  context: ({ input }) => ({ appid: input.appid ?? '', attempt: 1, outcome: { kind: 'closed' } }),
  output: ({ context }) => context.outcome,
  initial: 'starting',
  states: {
    starting: {
      description: 'Without an appid nothing is loaded: its configuration could not be requested.',
      meta: { requirements: ['CAP-02'] },
      always: [
        { guard: 'hasAppid', target: 'loadingEntry' },
        { target: 'givenUp', actions: { type: 'noteFailure', params: { code: 1006 } } },
      ],
    },
    loadingEntry: {
      description: 'The entry script is being loaded, in at most three attempts.',
      meta: { requirements: ['CAP-01', 'CAP-03', 'CAP-04'] },
      invoke: {
        id: 'loadEntryScript',
        src: 'loadEntryScript',
        onDone: [
          {
            guard: { type: 'entryScriptCame', params: ({ event }) => event.output },
            target: 'loadingConfig',
          },
          ...entryScriptFailed,
        ],
        onError: entryScriptFailed,
      },
      after: { entryScriptLimit: entryScriptFailed },
    },
    loadingConfig: {
      description: 'The configuration is being requested.',
      meta: { requirements: ['CAP-01', 'CAP-03'] },
      invoke: {
        id: 'requestConfig',
        src: 'requestConfig',
        input: ({ context }) => ({ appid: context.appid }),
        onDone: [
          {
            guard: { type: 'configCame', params: ({ event }) => event.output },
            target: 'framed',
            actions: 'beginAttempts',
          },
          failed(1006),
        ],
        onError: failed(1006),
      },
      after: { configLimit: failed(1006) },
    },
    framed: {
      description: 'The frame is shown. Leaving this state removes it.',
      meta: { requirements: ['CAP-01', 'CAP-03', 'CAP-06'] },
      initial: 'loadingScript',
      invoke: {
        id: 'frame',
        src: 'frame',
        input: ({ context }) => ({ appid: context.appid }),
        onError: failed(1005),
      },
      on: {
        'frame.closed': 'closed',
        'frame.error': {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ code: event.code }) },
        },
      },
      states: {
        loadingScript: {
          description:
            'The frame loads its script, in at most three attempts of 15 s, each with a new frame.',
          meta: { requirements: ['CAP-03', 'CAP-04'] },
          after: {
            frameScriptLimit: [
              {
                guard: 'frameAttemptsRemain',
                target: '#captcha.framed',
                actions: 'countAttempt',
              },
              failed(1003),
            ],
          },
          on: {
            'frame.scriptloaded': 'showing',
            // Any other error is answered by the state around this one.
            'frame.error': {
              guard: { type: 'frameScriptMayBeTriedAgain', params: ({ event }) => ({ code: event.code }) },
              target: '#captcha.framed',
              actions: 'countAttempt',
            },
          },
        },
        showing: {
          description: 'The script has loaded; the puzzle must be shown within 20 s of it.',
          meta: { requirements: ['CAP-03', 'CAP-04'] },
          initial: 'loadingTemplate',
          after: { showLimit: failed(1002) },
          on: {
            'frame.shown': 'solving',
          },
          states: {
            loadingTemplate: {
              description: 'The frame loads its template.',
              meta: { requirements: ['CAP-01'] },
              on: { 'frame.ready': 'drawing' },
            },
            drawing: {
              description: 'The frame draws the puzzle.',
              meta: { requirements: ['CAP-01'] },
            },
          },
        },
        solving: {
          description: 'The person solves the puzzle; another picture gives the whole time again.',
          meta: { requirements: ['CAP-01'] },
          after: { solvingLimit: { target: '#captcha.expired', actions: 'noteExpiry' } },
          on: {
            'frame.verified': {
              target: '#captcha.solved',
              actions: {
                type: 'noteSolution',
                params: ({ event }) => ({ ticket: event.ticket, randstr: event.randstr }),
              },
            },
            'frame.refreshed': { target: 'solving', reenter: true },
          },
        },
      },
    },
    failed: {
      description: 'The reason is shown; the person tries again from the beginning, or gives up.',
      meta: { requirements: ['CAP-03'] },
      on: {
        'captcha.retryRequested': { target: 'loadingEntry', actions: 'forgetFailure' },
      },
    },
    solved: {
      description: 'A ticket was given, good for one call.',
      meta: { requirements: ['CAP-01', 'CAP-07'] },
      type: 'final',
    },
    closed: { description: 'The person closed it.', meta: { requirements: ['CAP-01'] }, type: 'final' },
    expired: {
      description: 'The user did not solve it in time; the flow that asked for it shows that.',
      meta: { requirements: ['CAP-01'] },
      type: 'final',
    },
    givenUp: {
      description: 'It failed, with a code.',
      meta: { requirements: ['CAP-02', 'CAP-03'] },
      type: 'final',
    },
  },
});

export type CaptchaMachine = typeof captchaMachine;
