import { choosing, publicationActSetup } from './setup';

/**
 * What an owner does about their publications in their list: confirms, takes off, closes, lists again, throws a draft away.
 * Source: SCR-02, MKT-06.
 */
export const publicationActMachine = publicationActSetup.createMachine({
  id: 'publicationAct',
  description: 'Acting on one’s publications, one at a time. What cannot be taken back is asked about first.',
  meta: { requirements: ['SCR-02', 'MKT-06'] },
  context: { last: null, error: null, gone: [] },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is under way.',
      meta: { requirements: ['SCR-02'] },
      on: { 'act.chosen': choosing },
    },
    asking: {
      description: 'Asks whether it is really to be done; back closes the question first.',
      meta: { requirements: ['SCR-02', 'LAY-19'] },
      invoke: { id: 'layer', src: 'layer', onError: { target: 'failed', actions: 'noteDefect' } },
      on: { 'act.confirmed': 'doing', 'act.dismissed': 'resting' },
    },
    doing: {
      description: 'The one call is under way.',
      meta: { requirements: ['SCR-02', 'MKT-06'] },
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => context.last,
        onDone: [
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'done',
            actions: 'noteGone',
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'noteDefect' },
      },
      after: { answerLimit: { target: 'failed', actions: 'noteTimeout' } },
    },
    done: {
      description: 'It is done and told for 5 s, in which what was taken off can be listed again at once.',
      meta: { requirements: ['SCR-02', 'MKT-06'] },
      on: {
        'act.chosen': choosing,
        'act.undone': { guard: 'wasWithdrawn', target: 'doing', actions: 'takeBack' },
      },
      after: { told: 'resting' },
    },
    failed: {
      description: 'It was not done, and the person reads why.',
      meta: { requirements: ['SCR-02'] },
      on: { 'act.chosen': choosing },
      after: { told: 'resting' },
    },
  },
});

export type PublicationActMachine = typeof publicationActMachine;
