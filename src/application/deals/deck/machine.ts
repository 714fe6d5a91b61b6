import { deckSetup } from './setup';

const meta = { requirements: ['SCR-06'] };

/**
 * A presentation that is read page by page: its file is opened, the page of the address drawn and the next one ahead of
 * its turn. Leaving it closes the file and frees the pictures. Source: SCR-06.
 */
export const deckMachine = deckSetup.createMachine({
  id: 'deck',
  description: 'The pages of one presentation, of which one is shown.',
  meta,
  context: ({ input }) => ({ ...input, drawn: [], fault: null }),
  invoke: { id: 'address', src: 'address', input: ({ context: { id } }) => ({ id }) },
  initial: 'held',
  states: {
    held: {
      description: 'The file is open, or being opened; leaving this state closes it.',
      meta,
      exit: 'forgetDrawn',
      invoke: {
        id: 'deck',
        src: 'deck',
        input: ({ context }) => ({
          id: context.id,
          protected: context.protected,
          pageCount: context.pageCount,
        }),
      },
      on: {
        'deck.failed': [
          {
            guard: { type: 'isFinal', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'noteFault', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'noteFault', params: ({ event }) => event } },
        ],
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The reader and the first part of the file are on their way.',
          meta,
          entry: 'forgetFault',
          after: {
            openLimit: {
              target: '#deck.failed',
              actions: { type: 'noteFault', params: { fault: 'unavailable' } },
            },
          },
          on: {
            'deck.opened': [
              {
                guard: { type: 'isTooLong', params: ({ event }) => event },
                target: '#deck.refused',
                actions: { type: 'noteFault', params: { fault: 'tooLong' } },
              },
              {
                guard: { type: 'isEmpty', params: ({ event }) => event },
                target: '#deck.refused',
                actions: { type: 'noteFault', params: { fault: 'damaged' } },
              },
              {
                target: 'open',
                actions: [{ type: 'keepCount', params: ({ event }) => event }, 'amendAddress'],
              },
            ],
          },
        },
        open: {
          description: 'Pages can be turned.',
          meta,
          initial: 'deciding',
          on: {
            'page.turned': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: '.deciding',
              actions: [{ type: 'turn', params: ({ event }) => event }, 'amendAddress'],
            },
            'page.drawn': [
              {
                guard: { type: 'isShown', params: ({ event }) => event },
                target: '.shown',
                actions: { type: 'keepDrawn', params: ({ event }) => event },
              },
              { actions: { type: 'keepDrawn', params: ({ event }) => event } },
            ],
          },
          states: {
            deciding: {
              description: 'Looks whether the page is drawn already.',
              meta,
              always: [{ guard: 'isDrawn', target: 'shown' }, { target: 'drawing' }],
            },
            drawing: {
              description: 'The page is being drawn.',
              meta,
              entry: 'wantPage',
              after: { drawLimit: 'pageLate' },
              on: {
                'page.failed': {
                  guard: { type: 'isShown', params: ({ event }) => event },
                  target: 'pageFailed',
                },
              },
            },
            shown: {
              description: 'The page is shown, and the next one is drawn ahead of its turn.',
              meta,
              entry: 'wantNext',
            },
            pageLate: {
              description:
                'The page takes too long: it is shown when it comes after all. Tried again, the file is opened again, since the drawing may never end.',
              meta,
              on: {
                'page.retried': '#deck.held',
                'page.failed': {
                  guard: { type: 'isShown', params: ({ event }) => event },
                  target: 'pageFailed',
                },
              },
            },
            pageFailed: {
              description: 'The page could not be drawn; it can be tried again, and others can be turned to.',
              meta,
              on: { 'page.retried': 'deciding' },
            },
          },
        },
      },
    },
    failed: {
      description: 'The file did not come; it can be opened again.',
      meta,
      on: { 'deck.retried': 'held' },
    },
    refused: {
      description:
        'The file is damaged, encrypted, too long, or not for this reader; it may be replaced meanwhile.',
      meta,
      on: { 'deck.retried': 'held' },
    },
  },
});

export type DeckMachine = typeof deckMachine;
