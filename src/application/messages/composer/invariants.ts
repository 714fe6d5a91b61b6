import type { SnapshotFrom } from 'xstate';
import type { ComposerMachine } from './machine';

type Composer = SnapshotFrom<ComposerMachine>;

/** What holds in every reachable state of the composer. */
export const composerInvariants: Readonly<Record<string, (now: Composer) => boolean>> = {
  '[SCR-11] a file is there exactly while it is looked at, given or may not go': (now) =>
    (now.context.file === null) === (now.matches('ready') || now.matches('asking')),
  '[SCR-11] the reason why a file may not be sent is shown exactly while there is one': (now) =>
    (now.context.problem !== null) === now.matches('failed'),
  '[SOC-06] only a file that was looked at and may go is given, or may go later': (now) =>
    now.context.kind === null || now.matches('held') || now.matches('failed'),
  '[SCR-11] at most one file is looked at, and only in its state': (now) =>
    now.matches('checking') === (now.children.check !== undefined),
  '[SCR-11] a picture is shown only of a file that may go': (now) =>
    now.context.preview === null || now.matches('held'),
  '[SCR-11] a deal is there exactly while the user is asked about it': (now) =>
    (now.context.card !== null) === now.matches('asking'),
  '[SCR-11] further files wait only while one is looked at, shown or refused': (now) =>
    now.context.further.length === 0 || now.context.file !== null,
};
