import { threadSetup, type AskedAnswer } from './setup';

interface Answered {
  readonly event: { readonly output: AskedAnswer };
}

/** How a conversation is asked for, and where its answer leads: a state that asks takes this. Source: SCR-11, SOC-06. */
export const opens = threadSetup.createStateConfig({
  entry: 'noteAsked',
  invoke: {
    id: 'open',
    src: 'open',
    input: ({ context }) => ({ peerId: context.peerId }),
    onDone: [
      {
        guard: { type: 'came', params: ({ event }: Answered) => event.output },
        target: '#thread.talk.here',
        actions: [{ type: 'keepOpened', params: ({ event }: Answered) => event.output }, 'reportSeen'],
      },
      {
        guard: { type: 'isUnknown', params: ({ event }: Answered) => event.output },
        target: '#thread.talk.unknown',
      },
      {
        guard: { type: 'cameNot', params: ({ event }: Answered) => event.output },
        target: '#thread.talk.apart',
        actions: { type: 'noteFailure', params: ({ event }: Answered) => event.output },
      },
      {
        target: '#thread.talk.failed',
        actions: { type: 'noteFailure', params: ({ event }: Answered) => event.output },
      },
    ],
    onError: { target: '#thread.talk.failed', actions: 'noteDefect' },
  },
  after: { askLimit: { target: '#thread.talk.apart', actions: 'noteTimeout' } },
});
