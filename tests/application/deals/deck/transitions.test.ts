import type { DeckEvent, DeckFault } from '../../../../src/application/deals/deck/deck-context';
import { deckMachine } from '../../../../src/application/deals/deck/machine';
import { after, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const source = { id: 'pres-1', protected: false, pageCount: 17 };
const deckSays = (event: DeckEvent) => says('deck', event);
const opened = (pageCount: number) => deckSays({ type: 'deck.opened', pageCount });
const failed = (fault: DeckFault) => deckSays({ type: 'deck.failed', fault });
const drawn = (page: number) => deckSays({ type: 'page.drawn', page, address: `blob:${page}` });
const turn = (to: number): DeckEvent => ({ type: 'page.turned', to });
const open = [opened(17), drawn(3)];
const late = [opened(17), after(20_000)];
const shown = 'held.open.shown';
const wants = (page: number) => ({ to: 'deck', event: { type: 'page.wanted', page } });
const drops = (page: number) => ({ to: 'deck', event: { type: 'page.dropped', page } });
const amends = (page: number) => ({ to: 'address', event: { type: 'address.amended', page } });

transitionTable('deck', {
  machine: deckMachine,
  input: { ...source, page: 3 },
  rows: [
    {
      title: '[SCR-06] the file is opened when the viewer is',
      from: [],
      target: 'held.opening',
      calls: [
        { actor: 'address', input: { id: 'pres-1' } },
        { actor: 'deck', input: source },
      ],
    },
    {
      title: '[SCR-06] the page of the address is drawn first',
      from: [],
      event: opened(17),
      target: 'held.open.drawing',
      sends: [amends(3), wants(3)],
      context: { page: 3, pageCount: 17 },
    },
    {
      title: '[SCR-06] a page beyond the last one is the last one',
      from: [],
      event: opened(2),
      target: 'held.open.drawing',
      sends: [amends(2), wants(2)],
      context: { page: 2, pageCount: 2 },
    },
    {
      title: '[SCR-06] a file of 500 pages is shown',
      from: [],
      event: opened(500),
      target: 'held.open.drawing',
      sends: [amends(3), wants(3)],
      context: { pageCount: 500 },
    },
    {
      title: '[SCR-06] a longer file is not shown, and is closed',
      from: [],
      event: opened(501),
      target: 'refused',
      context: { fault: 'tooLong' },
      stops: ['deck'],
    },
    {
      title: '[SCR-06] a file without pages is damaged',
      from: [],
      event: opened(0),
      target: 'refused',
      context: { fault: 'damaged' },
      stops: ['deck'],
    },
    ...(['damaged', 'encrypted', 'refused'] as const).map((fault) => ({
      title: `[SCR-06] a file that is ${fault} is not shown`,
      from: [],
      event: failed(fault),
      target: 'refused',
      context: { fault },
      stops: ['deck'],
    })),
    {
      title: '[SCR-06] a file that did not come can be opened again',
      from: [],
      event: failed('unavailable'),
      target: 'failed',
      context: { fault: 'unavailable' },
      stops: ['deck'],
    },
    { from: [], event: after(30_000), target: 'failed', context: { fault: 'unavailable' }, stops: ['deck'] },
    {
      from: [failed('unavailable')],
      event: { type: 'deck.retried' },
      target: 'held.opening',
      calls: [{ actor: 'deck', input: source }],
      context: { fault: null },
    },
    {
      from: [failed('damaged')],
      event: { type: 'deck.retried' },
      target: 'held.opening',
      calls: [{ actor: 'deck', input: source }],
      context: { fault: null },
    },
    {
      title: '[SCR-06] a page that is drawn is shown',
      from: [opened(17)],
      event: drawn(3),
      target: shown,
      sends: [wants(4)],
      context: { drawn: [{ page: 3, address: 'blob:3' }] },
    },
    {
      title: '[SCR-06] a page that came late is kept while another one is awaited',
      from: [opened(17)],
      event: drawn(9),
      target: 'held.open.drawing',
      context: { page: 3, drawn: [{ page: 9, address: 'blob:9' }] },
    },
    {
      from: open,
      event: turn(4),
      target: 'held.open.drawing',
      sends: [amends(4), wants(4)],
      context: { page: 4 },
    },
    {
      title: '[SCR-06] a page that was drawn ahead is shown at once',
      from: [...open, drawn(4)],
      event: turn(4),
      target: shown,
      sends: [amends(4), wants(5)],
      context: { page: 4 },
    },
    {
      title: '[SCR-06] the last page draws none ahead',
      from: [opened(17), turn(17)],
      event: drawn(17),
      target: shown,
    },
    {
      from: open,
      event: turn(99),
      target: 'held.open.drawing',
      sends: [amends(17), wants(17)],
      context: { page: 17 },
    },
    {
      from: open,
      event: turn(-5),
      target: 'held.open.drawing',
      sends: [amends(1), wants(1)],
      context: { page: 1 },
    },
    { from: open, event: turn(3), target: shown, refused: ['page.turned'] },
    {
      title: '[SCR-06] a page that could not be drawn can be tried again',
      from: [opened(17)],
      event: deckSays({ type: 'page.failed', page: 3 }),
      target: 'held.open.pageFailed',
    },
    {
      title: '[SCR-06] a page that takes too long can be tried again, or comes late',
      from: [opened(17)],
      event: after(20_000),
      target: 'held.open.pageLate',
    },
    {
      title: '[SCR-06] a page that came after all is shown',
      from: late,
      event: drawn(3),
      target: shown,
      sends: [wants(4)],
      context: { drawn: [{ page: 3, address: 'blob:3' }] },
    },
    {
      title: '[SCR-06] another page that came meanwhile is kept, and the late one awaited',
      from: late,
      event: drawn(4),
      target: 'held.open.pageLate',
      context: { drawn: [{ page: 4, address: 'blob:4' }] },
    },
    {
      from: late,
      event: deckSays({ type: 'page.failed', page: 3 }),
      target: 'held.open.pageFailed',
    },
    {
      from: late,
      event: deckSays({ type: 'page.failed', page: 4 }),
      target: 'held.open.pageLate',
      refused: ['page.failed'],
    },
    {
      title: '[SCR-06] what draws without an end is closed by a retry, and the file opened again at its page',
      from: late,
      event: { type: 'page.retried' },
      target: 'held.opening',
      calls: [{ actor: 'deck', input: source }],
      stops: ['deck'],
      context: { page: 3 },
    },
    {
      from: late,
      event: turn(4),
      target: 'held.open.drawing',
      sends: [amends(4), wants(4)],
      context: { page: 4 },
    },
    {
      title: '[SCR-06] a page that failed and is drawn after all is shown',
      from: [opened(17), deckSays({ type: 'page.failed', page: 3 })],
      event: drawn(3),
      target: shown,
      sends: [wants(4)],
      context: { drawn: [{ page: 3, address: 'blob:3' }] },
    },
    {
      from: [opened(17), deckSays({ type: 'page.failed', page: 3 })],
      event: { type: 'page.retried' },
      target: 'held.open.drawing',
      sends: [wants(3)],
    },
    {
      title: '[SCR-06] from a page that failed one turns to others',
      from: [opened(17), deckSays({ type: 'page.failed', page: 3 })],
      event: turn(4),
      target: 'held.open.drawing',
      sends: [amends(4), wants(4)],
      context: { page: 4 },
    },
    {
      title: '[SCR-06] another page that failed leaves the awaited one alone',
      from: [opened(17)],
      event: deckSays({ type: 'page.failed', page: 4 }),
      target: 'held.open.drawing',
      refused: ['page.failed'],
    },
    {
      title: '[SCR-06] of many drawn pages those nearest to the one that is shown are held',
      from: [...open, drawn(4), drawn(5), drawn(6), drawn(7)],
      event: drawn(8),
      target: shown,
      sends: [drops(8)],
      context: { drawn: [3, 4, 5, 6, 7].map((page) => ({ page, address: `blob:${page}` })) },
    },
    {
      title: '[MKT-19] a file that is withdrawn while it is read is closed, and no page of it stays',
      from: open,
      event: failed('refused'),
      target: 'refused',
      context: { fault: 'refused', drawn: [] },
      stops: ['deck'],
    },
  ],
});
