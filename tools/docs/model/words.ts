/** How the parts of a machine are called on charts, in tables and in test reports (AUD-01). */

/** Anything that XState takes for an action or a guard: a name, a named object, or a function of its own. */
type Part = unknown;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const field = (part: Part, key: string): unknown =>
  (typeof part === 'object' || typeof part === 'function') && part !== null
    ? Object.getOwnPropertyDescriptor(part, key)?.value
    : undefined;

const eventWord = (event: unknown): string => text(event) ?? text(field(event, 'type')) ?? 'a computed event';

const keysOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.keys(value).join(', ') : 'context';

const targetWord = (value: unknown): string => text(value) ?? text(field(value, 'id')) ?? 'an actor';

const builtIn: Readonly<Record<string, (part: Part) => string>> = {
  'xstate.assign': (part) => `assign ${keysOf(field(part, 'assignment'))}`,
  'xstate.raise': (part) => `raise ${eventWord(field(part, 'event'))}`,
  'xstate.sendTo': (part) => `send ${eventWord(field(part, 'event'))} to ${targetWord(field(part, 'to'))}`,
  'xstate.forwardTo': (part) => `forward to ${targetWord(field(part, 'to'))}`,
  'xstate.spawnChild': (part) => `start ${targetWord(field(part, 'src'))}`,
  'xstate.stopChild': (part) => `stop ${targetWord(field(part, 'actorRef'))}`,
  'xstate.cancel': (part) => `cancel ${targetWord(field(part, 'sendId'))}`,
  'xstate.emit': (part) => `emit ${eventWord(field(part, 'event'))}`,
};

/** Names that a function without a name takes from the property that it stands in. */
const notNames: ReadonlySet<string> = new Set(['', 'actions', 'entry', 'exit', 'guard']);

const nameOf = (part: Part): string => {
  const own = text(part) ?? text(field(part, 'type'));
  const name = own ?? text(field(part, 'name')) ?? '';
  return own === undefined && notNames.has(name) ? '(unnamed)' : name;
};

/** The name under which an action is known; a function without a name of its own is called `(unnamed)`. */
export const actionWord = (action: Part): string => {
  const type = nameOf(action);
  return (builtIn[type]?.(action) ?? type).replace('#_parent', 'parent');
};

const isDelayEvent = (type: unknown): boolean => text(type)?.startsWith('xstate.after.') ?? false;

/** Whether XState itself added the action, to start or cancel the timer of an `after`. */
export const isTimerAction = (action: Part): boolean =>
  isDelayEvent(field(field(action, 'event'), 'type')) || isDelayEvent(field(action, 'sendId'));

const joined = (part: Part, word: string): string => {
  const guards = field(part, 'guards');
  return Array.isArray(guards) ? guards.map((guard) => guardWord(guard)).join(` ${word} `) : '(unnamed)';
};

/** The name of a guard; `and`, `or` and `not` are written out. */
export const guardWord = (guard: Part): string => {
  const check = text(field(field(guard, 'check'), 'name'));
  if (check === 'checkNot') return `not ${joined(guard, '')}`;
  if (check === 'checkAnd') return joined(guard, 'and');
  if (check === 'checkOr') return joined(guard, 'or');
  if (check === 'checkStateIn') return 'is in the state';
  return nameOf(guard);
};

const valueWord = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** `key: 'value'`, `key: 3` or `key: true` in the code of a function: what it gives for every event. */
const literal = /\b(\w+):\s*(?:"([^"\\]*)"|'([^'\\]*)'|(\d[\d_.]*|true|false)(?=\s*[,}]))/g;

const literalsIn = (code: string): readonly (readonly [string, string])[] =>
  [...code.matchAll(literal)].map(([, key = '', double, single, other]) => [
    key,
    double ?? single ?? other ?? '',
  ]);

/** The parameters that are constants in the code, as `key: value`; those that are worked out from the event are left out. */
const parametersOf = (part: Part): readonly (readonly [string, string])[] => {
  const given = field(part, 'params');
  if (typeof given === 'function') return literalsIn(String(given));
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).map(([key, value]) => [key, valueWord(value)]);
};

/** The words of an action with what it is done with: `note cause: orderClosed`. `words` makes words of its name. */
export const actionSentence = (action: Part, words: (name: string) => string): string => {
  const parameters = parametersOf(action);
  const said = parameters.map(([key, value]) => (parameters.length === 1 ? value : `${key} ${value}`));
  return words(actionWord(action)) + (said.length === 0 ? '' : `: ${said.join(', ')}`);
};

/** The words of a guard with what it compares: `ended with code 4`. */
export const guardSentence = (guard: Part, words: (name: string) => string): string => {
  const parameters = parametersOf(guard);
  const said = parameters.map(([key, value]) => (parameters.length === 1 ? value : `${key} ${value}`));
  return [words(guardWord(guard)), ...said].join(' ');
};

/** The event of a transition in words: answers of actors and delays by their own names. */
export const eventTypeWord = (eventType: string): string => {
  const prefixes: readonly (readonly [string, string])[] = [
    ['xstate.done.actor.', 'done: '],
    ['xstate.error.actor.', 'defect: '],
    ['xstate.snapshot.', 'news of '],
    ['xstate.done.state.', 'finished: '],
  ];
  if (eventType === '') return 'at once';
  if (isDelayEvent(eventType)) return `after ${eventType.slice('xstate.after.'.length).split('.')[0] ?? ''}`;
  const found = prefixes.find(([prefix]) => eventType.startsWith(prefix));
  return found === undefined ? eventType : found[1] + eventType.slice(found[0].length);
};
