import { evidenceCheckSetup } from './setup';

/** Whether the evidence of an NDA is genuine. The address contains the question. Source: MKT-04. */
export const evidenceCheckMachine = evidenceCheckSetup.createMachine({
  id: 'evidenceCheck',
  description:
    'One question about the evidence of an NDA, by its number or by its file; the next is another address.',
  meta: { requirements: ['MKT-04'] },
  context: ({ input: { asked } }) => ({
    asked,
    typed: asked,
    file: null,
    proof: null,
    error: null,
    failure: null,
    next: '',
  }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'What the address asks is looked at, before anybody is asked.',
      meta: { requirements: ['MKT-04'] },
      always: [
        { guard: 'asksForNothing', target: 'open' },
        { guard: 'isAnswerable', target: 'checking' },
        { target: 'open', actions: 'noteMalformed' },
      ],
    },
    open: {
      description: 'The next question may be asked: a number is typed, or a file is chosen.',
      meta: { requirements: ['MKT-04'] },
      initial: 'resting',
      on: {
        'check.typed': { actions: { type: 'keepTyped', params: ({ event }) => event.text } },
        'check.submitted': [
          { guard: 'isTypedAsAsked', target: 'checking', actions: 'forgetFailure' },
          { guard: 'isTypedRight', target: 'showing', actions: 'keepNext' },
          { actions: 'noteMalformed' },
        ],
        'check.fileChosen': {
          target: 'digesting',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
      },
      states: {
        resting: {
          description: 'No result yet; the error of the last question is shown next to the field.',
          meta: { requirements: ['MKT-04'] },
        },
        genuine: {
          description: 'The evidence was issued in this form; its content is shown for comparison.',
          meta: { requirements: ['MKT-04'] },
        },
        unproved: {
          description:
            'No such evidence was issued: another number, or a file in which something was changed.',
          meta: { requirements: ['MKT-04'] },
        },
        unanswered: {
          description:
            'The result is unknown: the answer did not come, or there were too many questions. It can be tried again.',
          meta: { requirements: ['MKT-04'] },
          on: { 'check.retryRequested': { target: '#evidenceCheck.checking', actions: 'forgetFailure' } },
        },
      },
    },
    checking: {
      description: 'The gateway is asked.',
      meta: { requirements: ['MKT-04'] },
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context: { asked } }) => ({ asked }),
        onDone: [
          {
            guard: { type: 'isProved', params: ({ event }) => event.output },
            target: 'open.genuine',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'open.unproved' },
          {
            target: 'open.unanswered',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
        ],
      },
    },
    digesting: {
      description: 'The digest of the chosen file is taken on the device; the file does not leave it.',
      meta: { requirements: ['MKT-04'] },
      invoke: {
        id: 'digest',
        src: 'digest',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          {
            guard: { type: 'isDigestAsked', params: ({ event }) => event.output },
            target: 'checking',
            actions: 'forgetFailure',
          },
          {
            guard: { type: 'isDigested', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'keepDigest', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'noteFault', params: ({ event }) => event.output } },
        ],
        onError: { target: 'open', actions: 'noteUnreadable' },
      },
      after: { digestLimit: { target: 'open', actions: 'noteUnreadable' } },
    },
    showing: {
      description: 'The way leads to the address of the next question, where it is asked.',
      meta: { requirements: ['MKT-04'] },
      invoke: { id: 'show', src: 'show', input: ({ context: { next } }) => ({ next }), onError: 'open' },
    },
  },
});

export type EvidenceCheckMachine = typeof evidenceCheckMachine;
