import type { SnapshotFrom } from 'xstate';
import type { SeparateConsentsMachine } from './machine';

type Page = SnapshotFrom<SeparateConsentsMachine>;
interface Last {
  readonly from: Page;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the separate consents. */
export const separateConsentsInvariants: Readonly<Record<string, (now: Page, last?: Last) => boolean>> = {
  'a change is kept exactly while it is sent': (now) =>
    now.matches('changing') === (now.context.change !== null),
  '[MKT-23] a consent only changes by an answer of the gateway': (now, last) =>
    last === undefined ||
    last.from.context.consents === now.context.consents ||
    ['xstate.done.actor.load', 'xstate.done.actor.change'].includes(last.event.type),
  '[MKT-23] nothing is given or withdrawn that the member did not ask for': (now, last) =>
    !now.matches('changing') ||
    last === undefined ||
    last.from.matches('changing') ||
    ['consents.given', 'consents.withdrawn'].includes(last.event.type),
};
