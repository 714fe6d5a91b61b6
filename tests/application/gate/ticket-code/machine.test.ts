import { left, right } from 'fp-ts/Either';
import { windowAt } from '../../../../contract/gate/ticket-code';
import { ticketCodeInvariants } from '../../../../src/application/gate/ticket-code/invariants';
import { ticketCodeMachine } from '../../../../src/application/gate/ticket-code/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import {
  gateNow,
  otherPublicKey,
  ownPublicKey,
  ownTicket,
  ownTickets,
} from '../../../support/samples/tickets';

const none = ownTickets();
const mine = ownTickets(ownTicket(), ownTicket({ number: 'HP2', standing: 'refunded' }));
const elsewhere = ownTickets(ownTicket({ publicKey: otherPublicKey }));
const unregistered = ownTickets(ownTicket({ keyVersion: 1, publicKey: null }));
const network = left({ kind: 'network' } as const);
const full = left({ kind: 'full' } as const);
const choose = { type: 'ticket.chosen', number: 'HP2' } as const;
const retry = { type: 'tickets.retryRequested' } as const;
const takeOver = { type: 'code.takeOverRequested' } as const;
const lost = says('page', { type: 'network.lost' });
const back = says('page', { type: 'network.back' });
const returned = says('clockDoubts', { type: 'page.returned' });
const screenHeld = { type: 'screen.changed', held: true } as const;
const held = says('awake', screenHeld);
const shown = { text: 'HT1', window: windowAt(gateNow) };
const signed = done('sign', right({ shown, at: gateNow + 10_000 }));
const listed = (tickets: typeof mine) => done('list', right(tickets));
const recalled = (tickets: typeof mine | null) => done('recall', right(tickets));
const key = done('ownKey', right(ownPublicKey));
const kept = done('keep', right(undefined));
const input = { userId: 'u1', number: null };

explorationTests('ticket-code', {
  machine: ticketCodeMachine,
  inputs: [input],
  alphabet: [
    choose,
    retry,
    takeOver,
    lost,
    back,
    returned,
    held,
    signed,
    key,
    kept,
    done('keep', full),
    done('sign', full),
    done('ownKey', full),
    done('recall', full),
    recalled(null),
    recalled(mine),
    ...[none, mine, elsewhere, unregistered].map(listed),
    done('list', network),
    done('register', right(mine)),
    done('register', network),
    done('clock', gateNow),
  ],
  facts: ({ context: { number, tickets, offlineSince, ownKey, code, failure, unkept, awake } }) => [
    number,
    tickets?.list.map(({ publicKey }) => publicKey),
    offlineSince === null,
    ownKey === null,
    code === null,
    failure === null,
    unkept === null,
    awake,
  ],
  invariants: ticketCodeInvariants,
  limit: 400_000,
});

const asking = [recalled(null)];
const fresh = [recalled(null), listed(mine), kept];
const ready = [...fresh, key];
const showing = [...ready, signed];
const away = [...asking, done('list', network), done('clock', gateNow)];
const at = (list: string, code: string, screen = code === 'shown' ? 'kept' : 'free') => ({
  list,
  code,
  screen,
});
const registering = [...asking, listed(unregistered), kept, key];
const later = { ...mine, at: gateNow + 30_000 };

transitionTable('ticket-code', {
  machine: ticketCodeMachine,
  input,
  rows: [
    {
      from: [],
      target: at('recalling', 'unknown'),
      calls: ['page', 'clockDoubts', { actor: 'recall', input: { userId: 'u1' } }],
    },
    {
      title: '[MKT-22] tickets of the last visit are shown before the server answers',
      from: [],
      event: recalled(mine),
      target: at('asking', 'preparing'),
      calls: ['list', { actor: 'ownKey', input: { userId: 'u1' } }],
      context: { tickets: mine },
    },
    { from: [], event: recalled(null), target: at('asking', 'unknown'), calls: ['list'] },
    { from: [], event: defect('recall'), target: at('asking', 'unknown'), calls: ['list'] },
    { from: [], event: after(3_000), target: at('asking', 'unknown'), calls: ['list'], stops: ['recall'] },
    {
      from: asking,
      event: listed(mine),
      target: at('keeping', 'preparing'),
      calls: [{ actor: 'keep', input: { userId: 'u1', tickets: mine } }, 'ownKey'],
      context: { tickets: mine, offlineSince: null },
    },
    { from: asking, event: listed(none), target: at('keeping', 'empty'), calls: ['keep'] },
    {
      title: '[MKT-22] without an answer the page goes on, and notes since when',
      from: asking,
      event: done('list', network),
      target: at('noting', 'unknown'),
      calls: ['clock'],
    },
    { from: asking, event: lost, target: at('noting', 'unknown'), calls: ['clock'], stops: ['list'] },
    {
      from: [...asking, lost],
      event: done('clock', gateNow),
      target: at('away', 'unknown'),
      context: { offlineSince: gateNow },
    },
    { from: [...asking, lost], event: defect('clock'), target: at('away', 'unknown') },
    { from: [...asking, lost], event: after(3_000), target: at('away', 'unknown'), stops: ['clock'] },
    ...[returned, retry, back].map((event) => ({
      from: away,
      event,
      target: at('asking', 'unknown'),
      calls: ['list'],
    })),
    { from: away, event: after(15_000), target: at('asking', 'unknown'), calls: ['list'] },
    {
      title: '[MKT-22] the moment since which the server does not answer stays the first one',
      from: [...away, retry, done('list', network)],
      event: done('clock', gateNow + 60_000),
      target: at('away', 'unknown'),
      context: { offlineSince: gateNow },
    },
    {
      from: [...asking, listed(none)],
      event: done('keep', full),
      target: at('fresh', 'empty'),
      context: { unkept: { kind: 'full' } },
    },
    {
      from: [...asking, listed(none)],
      event: defect('keep'),
      target: at('fresh', 'empty'),
      context: { unkept: { kind: 'unavailable' } },
    },
    {
      from: [...asking, listed(none)],
      event: after(3_000),
      target: at('fresh', 'empty'),
      stops: ['keep'],
      context: { unkept: { kind: 'unavailable' } },
    },
    { from: [...asking, listed(none)], event: kept, target: at('fresh', 'empty'), context: { unkept: null } },
    ...[returned, retry, back].map((event) => ({
      from: [...asking, listed(none), kept],
      event,
      target: at('asking', 'empty'),
      calls: ['list'],
    })),
    { from: [...asking, listed(none), kept], event: lost, target: at('noting', 'empty'), calls: ['clock'] },
    {
      title: '[MKT-22] the tickets are listed again every minute',
      from: [...asking, listed(none), kept],
      event: after(60_000),
      target: at('asking', 'empty'),
      calls: ['list'],
    },
    {
      from: fresh,
      event: key,
      target: at('fresh', 'signing'),
      calls: [{ actor: 'sign', input: { userId: 'u1', ticket: mine.list[0] } }],
      context: { ownKey: ownPublicKey },
    },
    { from: fresh, event: done('ownKey', full), target: at('fresh', 'keyless') },
    { from: fresh, event: defect('ownKey'), target: at('fresh', 'keyless') },
    { from: fresh, event: after(3_000), target: at('fresh', 'keyless'), stops: ['ownKey'] },
    {
      from: [...fresh, done('ownKey', full)],
      event: takeOver,
      target: at('fresh', 'preparing'),
      calls: ['ownKey'],
    },
    {
      title: '[MKT-22] a signed code is shown, and the screen is kept on',
      from: ready,
      event: signed,
      target: at('fresh', 'shown'),
      calls: ['awake'],
      context: { code: shown, now: gateNow + 10_000 },
    },
    ...[done('sign', full), defect('sign')].map((event) => ({
      from: ready,
      event,
      target: at('fresh', 'keyless'),
      context: { code: null },
    })),
    {
      from: ready,
      event: after(3_000),
      target: at('fresh', 'keyless'),
      stops: ['sign'],
      context: { code: null },
    },
    {
      title: '[MKT-22] the code is renewed when its window ends',
      from: showing,
      event: after(20_000),
      target: at('fresh', 'signing', 'kept'),
      calls: ['sign'],
      context: { code: shown },
    },
    {
      title: '[MKT-22] the screen is kept on while the next code is signed',
      from: [...showing, held, after(20_000)],
      event: signed,
      target: at('fresh', 'shown'),
      context: { awake: true },
    },
    {
      from: showing,
      event: returned,
      target: at('asking', 'signing', 'kept'),
      calls: ['list', 'sign'],
    },
    {
      title: '[MKT-22] the screen is kept on while the tickets are listed again',
      from: [...showing, held, retry],
      event: listed(mine),
      target: at('keeping', 'signing', 'kept'),
      calls: ['keep', 'sign'],
      context: { awake: true },
    },
    {
      title: '[MKT-22] the screen is let go with the last ticket',
      from: [...showing, held, retry],
      event: listed(none),
      target: at('keeping', 'empty'),
      calls: ['keep'],
      stops: ['awake'],
      context: { code: null, awake: false },
    },
    {
      title: '[MKT-22] a ticket whose key the server has lost loses its code here until it is registered',
      from: [...showing, retry],
      event: listed(unregistered),
      target: at('keeping', 'registering'),
      calls: ['keep', 'register'],
      stops: ['awake'],
      context: { code: null },
    },
    { from: showing, event: held, target: at('fresh', 'shown'), context: { awake: true } },
    {
      title: '[MKT-22] a ticket that another device has taken over loses its code here',
      from: [...showing, retry],
      event: listed(elsewhere),
      target: at('keeping', 'elsewhere'),
      calls: ['keep'],
      stops: ['awake'],
      context: { code: null },
    },
    {
      title: '[MKT-22] a refunded ticket that is chosen has no code',
      from: showing,
      event: choose,
      target: at('fresh', 'over'),
      stops: ['awake'],
      context: { number: 'HP2', code: null },
    },
    {
      from: [...fresh, key, choose],
      event: retry,
      target: at('asking', 'over'),
      calls: ['list'],
    },
    {
      from: [...fresh, key, choose, retry],
      event: listed(elsewhere),
      target: at('keeping', 'elsewhere'),
      calls: ['keep'],
    },
    {
      title: '[MKT-22] this device takes over when the member says so',
      from: [...showing, retry, listed(elsewhere), kept],
      event: takeOver,
      target: at('fresh', 'registering'),
      calls: [{ actor: 'register', input: { number: 'HP12080346', publicKey: ownPublicKey, replaces: '2' } }],
    },
    {
      from: [...showing, retry, listed(elsewhere), kept, retry],
      event: listed(mine),
      target: at('keeping', 'signing'),
      calls: ['keep', 'sign'],
    },
    {
      title: '[MKT-22] the first device registers by itself',
      from: [...asking, listed(unregistered), kept],
      event: key,
      target: at('fresh', 'registering'),
      calls: [{ actor: 'register', input: { number: 'HP12080346', publicKey: ownPublicKey, replaces: '1' } }],
    },
    {
      title:
        '[MKT-22] the device keeps the tickets with the registered key: a reload without network shows them',
      from: registering,
      event: done('register', right(later)),
      target: at('keeping', 'signing'),
      calls: [{ actor: 'keep', input: { userId: 'u1', tickets: later } }, 'sign'],
      context: { tickets: later },
    },
    {
      title: '[MKT-22] a device without room for the registered tickets says so',
      from: [...registering, done('register', right(mine))],
      event: done('keep', full),
      target: at('fresh', 'signing'),
      context: { unkept: { kind: 'full' } },
    },
    {
      title: '[MKT-22] an older list that is under way does not replace the registered tickets',
      from: [...registering, retry],
      event: done('register', right(mine)),
      target: at('keeping', 'signing'),
      calls: ['keep', 'sign'],
      stops: ['list'],
      context: { tickets: mine },
    },
    {
      from: [...registering, done('register', right(mine)), kept],
      event: signed,
      target: at('fresh', 'shown'),
      calls: ['awake'],
    },
    {
      from: registering,
      event: done('register', network),
      target: at('fresh', 'unready'),
    },
    ...[takeOver, after(15_000)].map((event) => ({
      from: [...registering, done('register', network)],
      event,
      target: at('fresh', 'registering'),
      calls: ['register'],
    })),
    {
      from: [...registering, done('register', network)],
      event: back,
      target: at('asking', 'registering'),
      calls: ['list', 'register'],
    },
    {
      from: [...registering, done('register', network), retry],
      event: listed(mine),
      target: at('keeping', 'signing'),
      calls: ['keep', 'sign'],
    },
    {
      from: [...asking, listed(none), kept, retry],
      event: listed(mine),
      target: at('keeping', 'preparing'),
      calls: ['keep', 'ownKey'],
    },
  ],
});
