import { asWords } from './as-words';
import type { MachineDelay } from './states';
import type { MachineTransition } from './transitions';

const endings: readonly (readonly [string, string])[] = [
  ['xstate.done.actor.', 'has answered'],
  ['xstate.error.actor.', 'broke (a defect)'],
  ['xstate.snapshot.', 'has changed'],
];

/** What happens, as a table says it. */
export const eventSentence = (
  { eventType, event }: MachineTransition,
  delays: readonly MachineDelay[],
): string => {
  if (eventType === '') return 'at once';
  const delay = delays.find(({ name }) => event === `after ${name}`);
  if (delay !== undefined) return `after ${delay.value} (${asWords(delay.name)})`;
  const ending = endings.find(([prefix]) => eventType.startsWith(prefix));
  if (ending !== undefined) return `\`${eventType.slice(ending[0].length)}\` ${ending[1]}`;
  return eventType.startsWith('xstate.done.state.') ? 'its states have finished' : `\`${eventType}\``;
};

/** Under which condition, as a table says it; branches of one event are tried in order. */
export const conditionSentence = ({ condition = '', index }: MachineTransition): string => {
  if (index === 0) return condition;
  return condition === '' ? 'otherwise' : `else, ${condition}`;
};

/** Where it leads, as a table says it. */
export const targetSentence = ({ targets, source, reenter }: MachineTransition): string => {
  if (targets.length === 0) return reenter ? 'begins again' : 'stays';
  if (targets.length === 1 && targets[0] === source) return reenter ? 'begins again' : 'stays';
  return targets.map((target) => `\`${target}\``).join(' and ');
};
