import { left, right } from 'fp-ts/Either';
import type { Suggestions } from '../../../../contract/search/found';
import { findBoxInvariants } from '../../../../src/application/deals/find-box/invariants';
import { findBoxMachine } from '../../../../src/application/deals/find-box/machine';
import type { FindBoxEvent, GoCommand } from '../../../../src/application/deals/find-box/setup';
import { findExamples } from '../../../../tools/docs/contract/examples/find';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, done, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { everyFailure } from '../../../support/failures';

const suggestions: Suggestions = findExamples.suggest.answered;
const nothing: Suggestions = { words: [], things: [] };
const homeless: Suggestions = {
  words: [],
  things: suggestions.things.map((hit) => ({ ...hit, sourceType: null })),
};
const type = (text: string): FindBoxEvent => ({ type: 'find.typed', text });
const composing: FindBoxEvent = { type: 'find.composing' };
const composed: FindBoxEvent = { type: 'find.composed', text: '减速' };
const submit: FindBoxEvent = { type: 'find.submitted' };
const close: FindBoxEvent = { type: 'find.closed' };
const down: FindBoxEvent = { type: 'find.moved', by: 1 };
const up: FindBoxEvent = { type: 'find.moved', by: -1 };
const choose = (place: number): FindBoxEvent => ({ type: 'find.chosen', place });
const want = (text: string): FindBoxEvent => ({ type: 'find.wanted', text });
const scope: FindBoxEvent = { type: 'find.scoped', kind: 'buy' };
const at = (text: string, kind: 'sale' | null = null): FindBoxEvent => ({
  type: 'address.changed',
  text,
  kind,
});
const read = (texts: readonly string[]) => says('history', { type: 'history.read', texts } as FindBoxEvent);
const clear: FindBoxEvent = { type: 'history.clearRequested' };
const confirm: FindBoxEvent = { type: 'history.clearConfirmed' };
const cancel: FindBoxEvent = { type: 'history.clearCancelled' };
const offered = done('suggest', right(suggestions));
const none = done('suggest', right(nothing));
const lost = done('suggest', left({ kind: 'network' as const }));

explorationTests('find-box', {
  machine: findBoxMachine,
  inputs: [
    { text: '', kind: null },
    { text: '减速器', kind: 'sale' },
  ],
  alphabet: [
    ...['', ' ', '减速'].map(type),
    ...[composing, composed, submit, close, down, up, choose(0), choose(1), choose(9)],
    ...[want('储能'), want(' '), scope, at(''), at('减速'), at('减速器', 'sale'), clear, confirm, cancel],
    read([]),
    read(['减速器']),
    offered,
    none,
    done('suggest', right(homeless)),
    ...everyFailure.map((failure) => done('suggest', left(failure))),
  ],
  facts: ({ context: { text, kind, suggestions: shown, active, history } }) => [
    text,
    kind,
    shown?.words.length,
    active,
    history.length,
  ],
  invariants: findBoxInvariants,
  goal: (box) => box.matches({ field: 'resting', history: 'kept' }),
});

const opens: GoCommand = { type: 'go.open', address: '/sale/entrust/S20260418' };
const field = (state: string, history = 'kept') => ({ field: state, history });
const suggests = (text: string) => [{ actor: 'suggest', input: { text, kind: null } }];
const goes = (address: string, text: string) => [
  { to: 'way', event: { type: 'go.search', address } },
  { to: 'history', event: { type: 'history.add', text } },
];
const found = (text: string) => `/search?q=${encodeURIComponent(text)}`;
const typedOut = [type('减速'), after(200)];
const offering = [...typedOut, offered];

transitionTable('find-box', {
  machine: findBoxMachine,
  input: { text: '', kind: null },
  rows: [
    { from: [], target: field('resting'), calls: ['way', 'history'], context: { text: '', kind: null } },
    {
      from: [],
      event: read(['减速器']),
      target: field('resting'),
      context: { history: ['减速器'] },
    },
    { from: [], event: type('减速'), target: field('typing'), context: { text: '减速' } },
    { from: [type('减')], event: type('减速'), target: field('typing'), context: { text: '减速' } },
    {
      title: '[SCR-06] suggestions are asked for after a pause of typing',
      from: [type('减速')],
      event: after(200),
      target: field('suggesting'),
      calls: suggests('减速'),
    },
    {
      title: '[SCR-06] an answer is dropped when more was typed',
      from: typedOut,
      event: type('减速器'),
      target: field('typing'),
      stops: ['suggest'],
      context: { text: '减速器' },
    },
    { from: typedOut, event: offered, target: field('offering'), context: { suggestions, active: null } },
    { from: typedOut, event: none, target: field('resting'), context: { suggestions: null } },
    { from: typedOut, event: lost, target: field('resting'), context: { suggestions: null } },
    {
      title: '[LAY-20] within a composition nothing is asked for, however long it takes',
      from: [composing, type('jian su')],
      event: after(10_000),
      target: field('composing'),
      context: { text: 'jian su' },
    },
    { from: [], event: composing, target: field('composing') },
    { from: [type('a')], event: composing, target: field('composing') },
    { from: typedOut, event: composing, target: field('composing'), stops: ['suggest'] },
    { from: offering, event: composing, target: field('composing') },
    { from: [composing], event: type('jian'), target: field('composing'), context: { text: 'jian' } },
    { from: [composing], event: composed, target: field('typing'), context: { text: '减速' } },
    { from: [composing], event: submit, target: field('composing'), refused: ['find.submitted'] },
    { from: [composing], event: close, target: field('resting') },
    { from: [composing], event: at('减速器', 'sale'), target: field('resting'), context: { text: '减速器' } },
    { from: [composing], event: at(''), target: field('composing') },
    { from: [type('减')], event: type(' '), target: field('resting'), context: { text: ' ' } },
    { from: typedOut, event: type(''), target: field('resting'), stops: ['suggest'], context: { text: '' } },
    {
      from: offering,
      event: type(''),
      target: field('resting'),
      context: { text: '', suggestions: null },
    },
    { from: offering, event: type('减速器'), target: field('typing'), context: { text: '减速器' } },
    { from: [], event: type(''), target: field('resting'), context: { text: '' } },
    { from: [], event: submit, target: field('resting') },
    { from: [], event: close, target: field('resting') },
    { from: [type('减')], event: close, target: field('resting') },
    { from: typedOut, event: close, target: field('resting'), stops: ['suggest'] },
    { from: offering, event: close, target: field('resting'), context: { suggestions: null } },
    {
      title: '[SCR-06] Enter goes to the results and remembers the search',
      from: [type(' 减速器 ')],
      event: submit,
      target: field('resting'),
      sends: goes(found('减速器'), ' 减速器 '),
    },
    { from: typedOut, event: submit, target: field('resting'), sends: goes(found('减速'), '减速') },
    {
      from: [type('减速'), close],
      event: submit,
      target: field('resting'),
      sends: goes(found('减速'), '减速'),
    },
    { from: offering, event: down, target: field('offering'), context: { active: 0 } },
    { from: offering, event: up, target: field('offering'), context: { active: 1 } },
    { from: [...offering, down], event: up, target: field('offering'), context: { active: null } },
    {
      title: '[DSK-03] Enter takes the word that an arrow key led to',
      from: [...offering, down],
      event: submit,
      target: field('resting'),
      sends: goes(found('减速器'), '减速器'),
      context: { text: '减速器' },
    },
    {
      title: '[DSK-03] Enter opens the thing that an arrow key led to',
      from: [...offering, up],
      event: submit,
      target: field('resting'),
      sends: [{ to: 'way', event: opens }],
    },
    { from: offering, event: submit, target: field('resting'), sends: goes(found('减速'), '减速') },
    {
      from: offering,
      event: choose(0),
      target: field('resting'),
      sends: goes(found('减速器'), '减速器'),
      context: { text: '减速器', suggestions: null },
    },
    {
      from: offering,
      event: choose(1),
      target: field('resting'),
      sends: [{ to: 'way', event: opens }],
    },
    { from: offering, event: choose(9), target: field('offering'), refused: ['find.chosen'] },
    {
      title: '[SCR-06] a hot word or an earlier search is searched for at once',
      from: [type('减')],
      event: want('储能'),
      target: field('resting'),
      sends: goes(found('储能'), '储能'),
      context: { text: '储能' },
    },
    { from: [], event: want(' '), target: field('resting') },
    { from: [], event: scope, target: field('resting'), context: { kind: 'buy' } },
    {
      title: '[SCR-06] a scope that was chosen goes along with the search',
      from: [scope, type('减速器')],
      event: submit,
      target: field('resting'),
      sends: goes(`${found('减速器')}&kind=buy`, '减速器'),
    },
    {
      from: [],
      event: at('减速器', 'sale'),
      target: field('resting'),
      context: { text: '减速器', kind: 'sale' },
    },
    { from: [], event: at(''), target: field('resting') },
    ...[[type('减')], typedOut, offering].map((from) => ({
      from,
      event: at('储能'),
      target: field('resting'),
      context: { text: '储能', suggestions: null },
    })),
    { from: [type('减')], event: at('减'), target: field('typing') },
    { from: typedOut, event: at('减速'), target: field('suggesting') },
    { from: offering, event: at('减速'), target: field('offering') },
    { from: [], event: clear, target: field('resting', 'asking') },
    {
      title: '[SCR-06] the history is cleared after the question',
      from: [clear],
      event: confirm,
      target: field('resting'),
      sends: [{ to: 'history', event: { type: 'history.clear' } }],
    },
    { from: [clear], event: cancel, target: field('resting') },
  ],
});
