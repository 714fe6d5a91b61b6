import { unfoldedAtFirst } from '../../domain/deal-filter/choice';
import { draftOf } from '../../domain/deal-filter/draft';
import { goingOn } from '../going-on';
import { applied, choices, dealFilterSetup } from './setup';

/**
 * Which deals a list shows, while somebody chooses: in a sheet over the list, with how many there would be, or beside
 * it, where each choice is shown at once. What is chosen goes into the address, and the list follows that.
 * Source: SCR-02, SCR-03, LAY-19.
 */
export const dealFilterMachine = dealFilterSetup.createMachine({
  id: 'dealFilter',
  description: 'The filter of a list of deals.',
  meta: { requirements: ['SCR-02', 'SCR-03'] },
  context: ({ input: { filter } }) => ({
    shown: filter,
    draft: draftOf(filter),
    counts: null,
    section: 'industry',
    unfolded: unfoldedAtFirst(filter),
  }),
  on: {
    'filter.sectionChosen': { actions: { type: 'showSection', params: ({ event }) => event } },
    'filter.groupToggled': { actions: { type: 'toggleGroup', params: ({ event }) => event } },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'The list is shown as the address has it; what is pressed beside it is shown at once.',
      meta: { requirements: ['SCR-02'] },
      on: {
        ...choices('showing'),
        'filter.opened': {
          target: 'choosing',
          actions: { type: 'showSection', params: ({ event }) => event },
        },
        'filter.rangeTyped': { actions: { type: 'keepRange', params: ({ event }) => event } },
        'filter.keywordTyped': { actions: { type: 'keepKeyword', params: ({ event }) => event } },
        'filter.wordsTyped': { actions: { type: 'keepWords', params: ({ event }) => event } },
        'filter.applied': { guard: 'rangeIsSound', target: 'showing' },
      },
    },
    choosing: {
      description: 'The sheet lies over the list; nothing is shown before it is applied, and back closes it.',
      meta: { requirements: ['SCR-02', 'LAY-19'] },
      invoke: { id: 'layer', src: 'layer', onError: goingOn },
      on: {
        ...choices('.waiting'),
        'filter.rangeTyped': {
          target: '.waiting',
          actions: { type: 'keepRange', params: ({ event }) => event },
        },
        'filter.keywordTyped': {
          target: '.waiting',
          actions: { type: 'keepKeyword', params: ({ event }) => event },
        },
        'filter.wordsTyped': {
          target: '.waiting',
          actions: { type: 'keepWords', params: ({ event }) => event },
        },
        'filter.closed': { target: 'resting', actions: 'forget' },
      },
      initial: 'counting',
      states: {
        waiting: {
          description: 'A choice was made a moment ago; more may follow.',
          meta: { requirements: ['SCR-02'] },
          on: applied('rangeIsSound'),
          after: {
            restingWait: [{ guard: 'rangeIsSound', target: 'counting' }, { target: 'uncounted' }],
          },
        },
        counting: {
          description: 'The gateway is asked how many there would be.',
          meta: { requirements: ['SCR-02'] },
          on: applied('rangeIsSound'),
          invoke: {
            id: 'count',
            src: 'count',
            input: ({ context }) => ({ filter: context.draft.filter }),
            onDone: [
              {
                guard: { type: 'countsCame', params: ({ event }) => event.output },
                target: 'counted',
                actions: { type: 'keepCounts', params: ({ event }) => event.output },
              },
              { target: 'uncounted' },
            ],
            onError: 'uncounted',
          },
          after: { countLimit: 'uncounted' },
        },
        counted: {
          description: 'The number stands on the button; with none there is nothing to go to.',
          meta: { requirements: ['SCR-02'] },
          on: applied('somethingFits'),
        },
        uncounted: {
          description: 'Nobody knows how many: the list can be gone to all the same, unless a range is none.',
          meta: { requirements: ['SCR-02'] },
          on: applied('rangeIsSound'),
        },
      },
    },
    showing: {
      description: 'The way to the list of what was chosen; another list has a filter of its own.',
      meta: { requirements: ['SCR-02', 'LAY-19'] },
      invoke: {
        id: 'show',
        src: 'show',
        input: ({ context }) => ({ filter: context.draft.filter }),
        onError: 'resting',
      },
      on: choices('showing', { anew: true }),
      after: { wayLimit: 'resting' },
    },
  },
});
