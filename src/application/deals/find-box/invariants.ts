import type { SnapshotFrom } from 'xstate';
import { optionsOf } from '../../../domain/find/find-options';
import type { FindBoxMachine } from './machine';

/** Conditions that hold in every state of the search box. */
export const findBoxInvariants: Readonly<Record<string, (now: SnapshotFrom<FindBoxMachine>) => boolean>> = {
  '[SCR-06] suggestions are shown only while they are offered or typed over': (now) =>
    now.context.suggestions === null || !now.matches({ field: 'resting' }),
  '[SCR-06] the chosen option is one of those that are shown': ({ context: { active, suggestions } }) =>
    active === null || active < optionsOf(suggestions).length,
  '[LAY-20] nothing is asked for within a composition': (now) =>
    !now.matches({ field: 'composing' }) || now.children['suggest'] === undefined,
  '[SCR-06] suggestions are asked for in one state alone': (now) =>
    (now.children['suggest'] !== undefined) === now.matches({ field: 'suggesting' }),
};
