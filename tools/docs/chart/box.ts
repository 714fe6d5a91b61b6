import type { Invoked, MachineDelay, MachineState } from '../model/states';
import type { MachineTransition } from '../model/transitions';
import { flow, linesHeight, linesWidth, span, type Line, type Span } from './lines';

/** What stands in a state's box, in compartments divided by lines, and how large that is. */
export interface Box {
  readonly compartments: readonly (readonly Line[])[];
  readonly width: number;
  readonly height: number;
}

export const boxPadding = 10;
export const compartmentGap = 6;

/** The event of a transition, with the value of its delay when it is one. */
const eventWords = ({ event, eventType }: MachineTransition, delays: readonly MachineDelay[]): string => {
  if (!eventType.startsWith('xstate.after.')) return event;
  const delay = delays.find(({ name }) => event === `after ${name}`);
  return delay === undefined ? event : `${event} (${delay.value})`;
};

/** Branches are tried in order: every one after the first begins with `else`. */
const conditionWords = ({ guard, index }: MachineTransition): string => {
  const words = [...(index > 0 ? ['else'] : []), ...(guard === undefined ? [] : [guard])];
  return words.length === 0 ? '' : ` [${words.join('\u00a0')}]`;
};

/** A transition on one label: event, guard, actions. */
export const transitionSpans = (
  transition: MachineTransition,
  delays: readonly MachineDelay[],
): readonly Span[] => [
  span('strong', eventWords(transition, delays)),
  span('guard', conditionWords(transition)),
  ...(transition.actions.length === 0 ? [] : [span('soft', ` /\u00a0${transition.actions.join(', ')}`)]),
];

/** Whether a transition is written in the box of its state instead of drawn as an arrow. */
export const staysInBox = ({ targets, source }: MachineTransition): boolean =>
  targets.length === 0 || targets.every((target) => target === source);

const invokeWords = ({ id, src }: Invoked): string => (id === src ? src : `${src} as ${id}`);

const behaviour = (state: MachineState, delays: readonly MachineDelay[], width: number): readonly Line[] => {
  const listed = (word: string, items: readonly string[]): readonly Line[] =>
    items.length === 0 ? [] : flow([span('soft', `${word} `), span('plain', items.join(', '))], width, 12);
  const inside = state.transitions.filter((transition) => staysInBox(transition));
  const refused = state.refuses.map(({ event, unless }) =>
    unless.length === 0 ? event : `${event} [unless\u00a0${unless.join('\u00a0or ')}]`,
  );
  return [
    ...listed('entry', state.entry),
    ...listed('exit', state.exit),
    ...listed('runs', state.invokes.map(invokeWords)),
    ...inside.flatMap((transition) => {
      const restarts = transition.targets.length > 0 ? [span('soft', ', begins again')] : [];
      return flow([...transitionSpans(transition, delays), ...restarts], width, 12);
    }),
    ...listed('refuses', refused),
  ];
};

const kindWords = ({ kind }: MachineState): readonly Span[] =>
  kind === 'final' || kind === 'history' ? [span('soft', `  ${kind}`)] : [];

/** Lays out the words of a state in at most `width` px. */
export const stateBox = (
  state: MachineState,
  delays: readonly MachineDelay[],
  { title, tone, width }: { readonly title: string; readonly tone: 'title' | 'name'; readonly width: number },
): Box => {
  const compartments = [
    [
      ...flow([span(tone, title), ...kindWords(state)], width),
      ...flow([span('soft', state.description)], width),
      ...flow([span('ids', state.requirements.join('  '))], width),
    ],
    behaviour(state, delays, width),
  ].filter((lines) => lines.length > 0);
  const words = compartments.reduce((sum, lines) => sum + linesHeight(lines), 0);
  return {
    compartments,
    width: Math.ceil(Math.max(...compartments.map(linesWidth))) + 2 * boxPadding,
    height: words + (compartments.length - 1) * compartmentGap * 2 + 2 * boxPadding,
  };
};
