import { ndaSetup } from './setup';

/** The first step: the text is read, and may be kept as a file. */
export const reading = ndaSetup.createStateConfig({
  description: 'The member reads the text, sees the progress, and may save it; the way on opens at its end.',
  meta: { requirements: ['ENT-09', 'MKT-04'] },
  initial: 'resting',
  on: {
    'nda.placeReached': { actions: { type: 'notePlace', params: ({ event }) => event.place } },
    'nda.endReached': { actions: 'noteRead' },
    'nda.continued': { guard: 'isRead', target: 'signing', actions: 'forgetError' },
  },
  states: {
    resting: {
      description: 'No file is under way.',
      meta: { requirements: ['MKT-04'] },
      on: { 'nda.textRequested': { target: 'keeping', actions: 'forgetError' } },
    },
    keeping: {
      description: 'The platform saves the text, exactly as its digest was computed.',
      meta: { requirements: ['MKT-04'] },
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context: { standing } }) => ({ code: standing?.code ?? '', text: standing?.text ?? '' }),
        onDone: [
          { guard: { type: 'isKept', params: ({ event }) => event.output }, target: 'kept' },
          { target: 'resting', actions: 'noteUnkept' },
        ],
        onError: { target: 'resting', actions: 'noteUnkept' },
      },
      after: { keepLimit: { target: 'resting', actions: 'noteUnkept' } },
    },
    kept: {
      description: 'The text was handed over; it may be had again.',
      meta: { requirements: ['MKT-04'] },
      on: { 'nda.textRequested': { target: 'keeping', actions: 'forgetError' } },
    },
  },
});
