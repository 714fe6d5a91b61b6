import type { SnapshotFrom } from 'xstate';
import type { UploadMachine } from './machine';

type Upload = SnapshotFrom<UploadMachine>;

const endsWithReason = (now: Upload): boolean =>
  now.matches('refused') || now.matches({ held: 'failed' }) || now.matches({ held: 'cancelled' });

/** What holds in every reachable state of an upload. */
export const uploadInvariants: Readonly<Record<string, (now: Upload) => boolean>> = {
  '[SCR-10] a file counts as uploaded exactly when the gateway has taken it': (now) =>
    now.matches({ held: 'done' }) === (now.context.uploaded !== null),
  '[VAL-06] nothing is sent before its type is known by content': (now) =>
    !now.matches({ held: 'sending' }) || (now.context.file !== null && now.context.type !== null),
  '[SCR-10] at most one file is sent at a time, and only in its state': (now) =>
    now.matches({ held: 'sending' }) === (now.children.sending !== undefined),
  '[VAL-06] a user who reads why a file failed sees it in a state that does not change by itself': (now) =>
    now.context.error === null ? !endsWithReason(now) : endsWithReason(now) || now.matches({ held: 'done' }),
  '[SCR-10] what was taken before is kept only while another file may take its place': (now) =>
    now.context.before === null || (!now.matches({ held: 'done' }) && now.context.file !== null),
  '[SCR-10] the gateway is asked for a picture only where this device has none': (now) =>
    now.matches({ held: { done: 'taken' } }) === (now.children.picture !== undefined) &&
    (now.children.picture === undefined || now.context.file === null),
  '[SCR-10] no picture is shown of a file that is gone': (now) =>
    now.matches('held') || now.context.preview === null,
};
