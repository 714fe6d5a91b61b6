import type { SnapshotFrom } from 'xstate';
import type { NoticesMachine } from './machine';

type Notices = SnapshotFrom<NoticesMachine>;
interface Last {
  readonly from: Notices;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of notices. */
export const noticesInvariants: Readonly<Record<string, (now: Notices, last?: Last) => boolean>> = {
  '[GAT-07] a dialog is shown exactly while one is there to be shown': (now) =>
    now.matches({ dialog: 'shown' }) === now.context.dialogs.length > 0,
  '[GAT-07] the same dialog is never there twice': ({ context: { dialogs } }) =>
    new Set(dialogs.map((dialog) => dialog.id)).size === dialogs.length,
  '[GAT-07][SES-03] one failure is shown by one dialog': ({ context: { dialogs } }) =>
    new Set(dialogs.map((dialog) => dialog.text)).size === dialogs.length,
  '[LAY-19] a dialog lies on top of the page exactly while it is shown': (now) =>
    now.matches({ dialog: 'shown' }) === (now.children.layer !== undefined),
  '[GAT-13] every dialog has a title, a text and a way to answer': ({ context: { dialogs } }) =>
    dialogs.every(({ title, text, buttons }) => title !== '' && text !== '' && buttons.length > 0),
  '[GAT-06] nothing empty is shown': (now) =>
    (!now.matches({ toast: 'shown' }) || now.context.toast !== '') &&
    (!now.matches({ notification: 'shown' }) || now.context.notification !== ''),
  '[LOG-08] after clearing nothing is shown': (now, last) =>
    last?.event.type !== 'notice.cleared' ||
    now.matches({ toast: 'hidden', notification: 'hidden', dialog: 'none' }),
};
