import { left, right } from 'fp-ts/Either';
import type { DealFilter } from '../../../../contract/deal/deal-filter';
import type { DealFilterEvent } from '../../../../src/application/deals/deal-filter/filter-context';
import { dealFilterMachine } from '../../../../src/application/deals/deal-filter/machine';
import { selectDealFilterStatus } from '../../../../src/application/deals/deal-filter/status';
import { foldedAtFirst } from '../../../../src/domain/deal-filter/choice';
import { draftOf } from '../../../../src/domain/deal-filter/draft';
import { loosened } from '../../../../src/domain/deal-filter/filter';
import { after, done, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import {
  applies,
  asksFor,
  asksForOther,
  asksForTheSame,
  chooses,
  clears,
  closes,
  looksAt,
  none,
  opens,
  other,
  ranged,
  shown,
  some,
  types,
  typesBackwards,
  typesInSmallerUnit,
  typesKeyword,
  typesWords,
  togglesFold,
  unfolds,
} from './samples';

type Way = readonly (DealFilterEvent | Answer)[];

const counts = done('count', right(some));
const countsNone = done('count', right(none));
const countFails = done('count', left({ kind: 'network' as const }));
const rested = after(250);
const open: Way = [opens];
const counted: Way = [opens, counts];
const waiting: Way = [opens, chooses];
const uncounted: Way = [opens, countFails];

const reportsAddress = (filter: DealFilter) => [{ to: 'address', event: { type: 'address.show', filter } }];

transitionTable('deal-filter', {
  machine: dealFilterMachine,
  input: { filter: shown },
  text: (snapshot) => {
    const { isOpen, total, rangeProblem, section } = selectDealFilterStatus(snapshot);
    return [isOpen ? 'open' : 'closed', section, String(total), rangeProblem ?? 'sound'].join(' ');
  },
  rows: [
    {
      title: '[SCR-02] the filter begins from what the address asks for',
      from: [],
      target: 'resting',
      calls: ['address'],
      context: { shown, draft: draftOf(shown), counts: null, unfolded: '01' },
      text: 'closed industry null sound',
    },
    {
      title:
        '[SCR-02][LAY-06] a press beside the list is shown at once, and the address says it; the page is the same',
      from: [],
      event: chooses,
      target: 'resting',
      sends: reportsAddress(other),
      context: { shown: other, draft: draftOf(other), unfolded: '01' },
    },
    {
      from: [],
      event: clears,
      target: 'resting',
      sends: reportsAddress(loosened(shown)),
      context: { shown: loosened(shown), draft: draftOf(loosened(shown)) },
    },
    {
      title: '[LAY-06] what was chosen here comes back by the address, and nothing begins anew',
      from: [chooses, types],
      event: asksForOther,
      target: 'resting',
      context: { shown: other, draft: draftOf({ ...ranged, region: other.region }) },
    },
    {
      title: '[LAY-06] what comes by the address is shown: back, or a link from elsewhere',
      from: [chooses],
      event: asksFor,
      target: 'resting',
      context: { shown: asksFor.filter, draft: draftOf(asksFor.filter), unfolded: '03' },
    },
    {
      title: '[LAY-06] what is typed stays while the address asks for what is shown',
      from: [types],
      event: asksForTheSame,
      target: 'resting',
      context: { shown, draft: draftOf(ranged) },
    },
    {
      title: '[LAY-19] another address puts the sheet away, with what was not applied',
      from: waiting,
      event: asksForTheSame,
      target: 'resting',
      stops: ['layer'],
      context: { shown, draft: draftOf(shown) },
    },
    {
      title: '[SCR-02] what is typed beside the list waits until it is sent',
      from: [],
      event: types,
      target: 'resting',
      context: { draft: draftOf(ranged) },
    },
    {
      from: [],
      event: typesKeyword,
      target: 'resting',
      context: {
        draft: {
          ...draftOf({ ...shown, keyword: '储能' }),
          words: { keyword: ' 储能 ', include: '', exclude: '' },
        },
      },
    },
    {
      from: [],
      event: typesWords,
      target: 'resting',
      context: { draft: draftOf({ ...shown, exclude: ['重整', '商誉'] }) },
    },
    {
      from: [types],
      event: applies,
      target: 'resting',
      sends: reportsAddress(ranged),
      context: { shown: ranged, draft: draftOf(ranged) },
    },
    {
      title: '[SCR-03] what was sent stays in the unit in which it was typed',
      from: [typesInSmallerUnit],
      event: applies,
      target: 'resting',
      sends: reportsAddress(ranged),
      context: { shown: ranged, draft: draftOf(ranged, '万元') },
    },
    {
      title: '[LAY-06] another filter that comes by the address begins in the unit that fits it',
      from: [typesInSmallerUnit],
      event: { type: 'filter.addressed', filter: ranged },
      target: 'resting',
      context: { shown: ranged, draft: draftOf(ranged, '亿元') },
    },
    {
      title: '[VAL-06] a range whose least is over its most is not sent',
      from: [typesBackwards],
      event: applies,
      target: 'resting',
      refused: [applies.type],
      text: 'closed industry null reversed',
    },
    { from: [], event: closes, target: 'resting', refused: [closes.type] },
    {
      title: '[SCR-02] in the sheet a word is kept as beside the list',
      from: open,
      event: typesKeyword,
      target: 'choosing.waiting',
      context: {
        draft: {
          ...draftOf({ ...shown, keyword: '储能' }),
          words: { keyword: ' 储能 ', include: '', exclude: '' },
        },
      },
    },
    {
      from: open,
      event: typesWords,
      target: 'choosing.waiting',
      context: { draft: draftOf({ ...shown, exclude: ['重整', '商誉'] }) },
    },
    {
      title: '[VAL-06] nor while the others are counted',
      from: [typesBackwards, opens],
      event: applies,
      target: 'choosing.counting',
      refused: [applies.type],
    },
    { from: [], event: looksAt, target: 'resting', text: 'closed round null sound' },
    { from: [], event: unfolds, target: 'resting', context: { unfolded: '03' } },
    { from: [unfolds], event: unfolds, target: 'resting', context: { unfolded: null } },
    {
      title: '[SCR-02] in the sheet all groups of industries are had by a press',
      from: [opens],
      event: togglesFold,
      target: 'choosing.counting',
      context: { folded: [] },
    },
    {
      title: '[SCR-02] and folded away again, but for what is chosen',
      from: [asksFor, opens, togglesFold],
      event: togglesFold,
      target: 'choosing.counting',
      context: { folded: foldedAtFirst({ industry: ['0301'] }) },
    },
    {
      title: '[SCR-02] a sheet that opens anew is folded',
      from: [opens, togglesFold, closes],
      event: opens,
      target: 'choosing.counting',
      calls: ['layer', 'count'],
      context: { folded: foldedAtFirst(shown) },
    },
    {
      title: '[SCR-02][LAY-19] the sheet opens at the part that was pressed, lies over the page, and counts',
      from: [],
      event: opens,
      target: 'choosing.counting',
      calls: ['layer', 'count'],
      text: 'open region null sound',
    },
    { from: open, event: opens, target: 'choosing.counting', refused: [opens.type] },
    {
      title: '[SCR-02] the number stands as soon as it came',
      from: open,
      event: counts,
      target: 'choosing.counted',
      context: { counts: some },
      text: 'open region 38 sound',
    },
    { from: open, event: countFails, target: 'choosing.uncounted', text: 'open region null sound' },

    {
      title: '[SCR-02] applied, the sheet is put away and the list is what was chosen',
      from: open,
      event: applies,
      target: 'resting',
      stops: ['count', 'layer'],
      sends: reportsAddress(shown),
    },
    {
      title: '[LAY-19] put away, by back too, the sheet forgets what was not applied',
      from: waiting,
      event: closes,
      target: 'resting',
      stops: ['layer'],
      context: { draft: draftOf(shown), counts: null },
      text: 'closed region null sound',
    },
    {
      title: '[SCR-02] a choice in the sheet rests a moment before it is counted, and shows nothing yet',
      from: counted,
      event: chooses,
      target: 'choosing.waiting',
      context: { draft: draftOf(other), counts: some },
      text: 'open region null sound',
    },
    { from: waiting, event: chooses, target: 'choosing.waiting' },
    { from: waiting, event: rested, target: 'choosing.counting', calls: ['count'] },
    {
      from: counted,
      event: clears,
      target: 'choosing.waiting',
      context: { draft: draftOf(loosened(shown)) },
    },
    { from: counted, event: types, target: 'choosing.waiting', context: { draft: draftOf(ranged) } },
    { from: counted, event: typesKeyword, target: 'choosing.waiting' },
    { from: counted, event: typesWords, target: 'choosing.waiting' },
    {
      title: '[VAL-06] a range that is none is not counted',
      from: [...counted, typesBackwards],
      event: rested,
      target: 'choosing.uncounted',
      calls: [],
      text: 'open region null reversed',
    },
    {
      from: [...counted, typesBackwards],
      event: applies,
      target: 'choosing.waiting',
      refused: [applies.type],
    },
    {
      from: [...counted, typesBackwards, rested],
      event: applies,
      target: 'choosing.uncounted',
      refused: [applies.type],
    },
    {
      from: waiting,
      event: applies,
      target: 'resting',
      stops: ['layer'],
      sends: reportsAddress(other),
      context: { shown: other },
    },
    {
      from: counted,
      event: applies,
      target: 'resting',
      stops: ['layer'],
      sends: reportsAddress(shown),
      context: { counts: null },
    },
    {
      title: '[SCR-02] a list that is known to be empty is not gone to',
      from: [opens, countsNone],
      event: applies,
      target: 'choosing.counted',
      refused: [applies.type],
      text: 'open region 0 sound',
    },
    {
      title: '[SCR-02] where nobody knows how many, the list can be gone to all the same',
      from: uncounted,
      event: applies,
      target: 'resting',
      stops: ['layer'],
      sends: reportsAddress(shown),
    },
  ],
});
