import { foldedAtFirst, unfoldedAtFirst } from '../../../domain/deal-filter/choice';
import { draftOf } from '../../../domain/deal-filter/draft';
import { applied, dealFilterSetup, drafted, shownAtOnce } from './setup';

/**
 * The filter of a list of deals: chosen in a sheet over the list, with the number of results, or next to it, where each
 * choice is applied at once. A chosen filter goes into the address, and a filter in the address is chosen: the page is
 * the same, so that only its list starts again. Source: SCR-02, SCR-03, LAY-06, LAY-19.
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
    folded: foldedAtFirst(filter),
  }),
  invoke: { id: 'address', src: 'address' },
  on: {
    'filter.addressed': { actions: { type: 'follow', params: ({ event }) => event } },
    'filter.sectionChosen': { actions: { type: 'showSection', params: ({ event }) => event } },
    'filter.foldToggled': { actions: 'toggleFold' },
    'filter.groupToggled': { actions: { type: 'toggleGroup', params: ({ event }) => event } },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'A choice next to the list is applied at once, and the address contains it.',
      meta: { requirements: ['SCR-02'] },
      on: {
        ...shownAtOnce,
        'filter.opened': {
          target: 'choosing',
          actions: ['fold', { type: 'showSection', params: ({ event }) => event }],
        },
        'filter.rangeTyped': { actions: { type: 'keepRange', params: ({ event }) => event } },
        'filter.keywordTyped': { actions: { type: 'keepKeyword', params: ({ event }) => event } },
        'filter.wordsTyped': { actions: { type: 'keepWords', params: ({ event }) => event } },
      },
    },
    choosing: {
      description: 'The sheet lies over the list; nothing is shown before it is applied, and back closes it.',
      meta: { requirements: ['SCR-02', 'LAY-19'] },
      invoke: { id: 'layer', src: 'layer' },
      on: {
        ...drafted,
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
        'filter.addressed': {
          target: 'resting',
          actions: ['forget', { type: 'follow', params: ({ event }) => event }],
        },
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
          },
        },
        counted: {
          description: 'The number is on the button; with none there is nothing to go to.',
          meta: { requirements: ['SCR-02'] },
          on: applied('somethingFits'),
        },
        uncounted: {
          description:
            'The number is unknown: the list can be opened all the same, unless a range is invalid.',
          meta: { requirements: ['SCR-02'] },
          on: applied('rangeIsSound'),
        },
      },
    },
  },
});
