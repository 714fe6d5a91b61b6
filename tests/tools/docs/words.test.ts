import { and, assign, createMachine, emit, not, or, raise, sendParent, sendTo } from 'xstate';
import { expect, test } from 'vitest';
import { flow, lineWidth, span } from '../../../tools/docs/chart/lines';
import { escaped } from '../../../tools/docs/chart/markup';
import { textWidth } from '../../../tools/docs/font/text-width';
import { durationWord } from '../../../tools/docs/model/duration';
import { asWords } from '../../../tools/docs/model/as-words';
import { delaysOf, statesOf } from '../../../tools/docs/model/states';
import { actionWord, eventTypeWord, guardWord } from '../../../tools/docs/model/words';

test.each([
  ['keep', 'keep'],
  [{ type: 'keep', params: {} }, 'keep'],
  [assign({ one: 1, two: 2 }), 'assign one, two'],
  [raise({ type: 'again' }), 'raise again'],
  [emit({ type: 'told' }), 'emit told'],
  [sendTo('socket', { type: 'close' }), 'send close to socket'],
  [sendParent({ type: 'done' }), 'send done to parent'],
  [() => undefined, '(unnamed)'],
])('an action is called by its name or by what it does', (action, word) => {
  expect(actionWord(action)).toBe(word);
});

test.each([
  ['isOpen', 'isOpen'],
  [{ type: 'isOpen', params: 1 }, 'isOpen'],
  [not('isOpen'), 'not isOpen'],
  [and(['isOpen', 'isFresh']), 'isOpen and isFresh'],
  [or(['isOpen', not('isFresh')]), 'isOpen or not isFresh'],
  [() => true, '(unnamed)'],
])('a guard is called by its name, combinations are written out', (guard, word) => {
  expect(guardWord(guard)).toBe(word);
});

test.each([
  ['', 'at once'],
  ['xstate.done.actor.login', 'done: login'],
  ['xstate.error.actor.login', 'defect: login'],
  ['xstate.after.retryDelay.socket.waiting', 'after retryDelay'],
  ['xstate.done.state.m.a', 'finished: m.a'],
  ['socket.opened', 'socket.opened'],
])('the event %s is written as a reader knows it', (eventType, word) => {
  expect(eventTypeWord(eventType)).toBe(word);
});

test.each([
  [500, '500 ms'],
  [2500, '2.5 s'],
  [90_000, '90 s'],
  [300_000, '5 min'],
  [7_200_000, '2 h'],
  [86_400_000, '1 day'],
  [2_592_000_000, '30 days'],
])('%i ms are written with the unit that suits them', (ms, word) => {
  expect(durationWord(ms)).toBe(word);
});

test('names from code become words, names of events stay', () => {
  expect(asWords('renewalIsDue')).toBe('renewal is due');
  expect(asWords('socket.openRequested')).toBe('socket.openRequested');
});

test('text is measured with the widths of the font, Chinese as full squares', () => {
  expect(textWidth('a', { size: 1000, bold: false })).toBe(563);
  expect(textWidth('会话', { size: 12, bold: false })).toBe(24);
});

test('lines break within their width, and Chinese between any two characters', () => {
  const lines = flow([span('strong', 'one two '), span('soft', '会话会话会话')], 60, 10);
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines.map(lineWidth))).toBeLessThanOrEqual(60);
  const words = lines.map(({ spans }) => spans.map(({ text }) => text).join('')).join(' ');
  expect(words.replaceAll(' ', '')).toBe('onetwo会话会话会话');
});

test('text is made safe for markup', () => {
  expect(escaped('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
});

test('timers are not listed as actions, and a computed delay must be put into words', () => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { entry: 'greet', after: { wait: 'b' } }, b: {} },
  });
  expect(statesOf(machine).find(({ path }) => path === 'a')?.entry).toEqual(['greet']);
  const computed = machine.provide({ delays: { wait: () => 1 } });
  expect(() => delaysOf(computed)).toThrow('say what it comes to');
  expect(delaysOf(computed, { wait: { value: '1 ms', detail: '' } })).toHaveLength(1);
});
