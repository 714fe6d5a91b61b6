import type { SnapshotFrom } from 'xstate';
import type { PrivacyCenterMachine } from './machine';

type Center = SnapshotFrom<PrivacyCenterMachine>;
interface Last {
  readonly from: Center;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the page of personal data. */
export const privacyCenterInvariants: Readonly<Record<string, (now: Center, last?: Last) => boolean>> = {
  '[PRI-06] a visitor has no record, and nothing to export': (now) =>
    now.context.member ||
    !(now.matches('loading') || now.matches('exporting') || now.context.entries.length > 0),
  '[PRI-06] nothing is taken back that was not confirmed': (now, last) =>
    !now.matches('withdrawing') ||
    last === undefined ||
    last.from.matches('withdrawing') ||
    last.event.type === 'center.withdrawConfirmed',
  '[PRI-06] what was exported is not kept longer than it takes to hand it over': (now) =>
    (now.context.data !== null) === now.matches('saving'),
  '[PRI-06] a record that did not come has its reason, and no entries': (now) =>
    now.context.failure === null || now.context.entries.length === 0,
};
