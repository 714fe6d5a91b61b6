import { chunkRecoverySetup } from './setup';

const checkingFor = (target: 'noting' | 'retrying', description: string) =>
  chunkRecoverySetup.createStateConfig({
    description,
    meta: { requirements: ['LAY-13', 'LAY-18'] },
    entry: 'forgetWork',
    invoke: {
      id: 'findWork',
      src: 'findWork',
      onDone: [
        { guard: { type: 'nothingIsUnderWay', params: ({ event }) => ({ work: event.output }) }, target },
        {
          target: 'asking',
          actions: { type: 'keepWork', params: ({ event }) => ({ work: event.output }) },
        },
      ],
      onError: 'asking',
    },
    after: { findLimit: 'asking' },
    on: {
      'chunk.left': 'watching',
    },
  });

/** Before a reload that the page makes by itself. */
export const checking = checkingFor(
  'noting',
  'Finds out whether the person is in the middle of something that a reload would break off.',
);

/** Before a reload that the person asked for. */
export const checkingAgain = checkingFor(
  'retrying',
  'The person asked for the reload: first it is found out whether it would break something off of which the page reported nothing.',
);
