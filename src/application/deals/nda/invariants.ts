import type { SnapshotFrom } from 'xstate';
import type { NdaMachine } from './machine';

type Signing = SnapshotFrom<NdaMachine>;
interface Last {
  readonly from: Signing;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the NDA on a deal. */
export const ndaInvariants: Readonly<Record<string, (now: Signing, last?: Last) => boolean>> = {
  '[MKT-04] a member signs only after reading to the end': (now) =>
    !now.matches({ open: 'signing' }) || now.context.read,
  '[MKT-04] nothing is sent without the confirmation and the verified name': (now) =>
    !now.matches({ open: { signing: 'sending' } }) ||
    (now.context.agreed && now.context.name.trim() === now.context.standing?.signerName),
  '[ENT-09] only who may sign reads what is to be signed': (now) =>
    !(now.matches({ open: 'reading' }) || now.matches({ open: 'signing' })) ||
    now.context.standing?.maySign === 'yes',
  '[PAY-13] at most one call is under way, and only in its state': (now) =>
    (now.matches({ open: 'loading' }) || now.matches({ open: { settled: 'renewing' } })) ===
      (now.children.load !== undefined) &&
    now.matches({ open: { reading: 'keeping' } }) === (now.children.keep !== undefined) &&
    now.matches({ open: { signing: 'sending' } }) === (now.children.sign !== undefined) &&
    now.matches({ open: 'withdrawing' }) === (now.children.withdraw !== undefined),
  '[LAY-19] the NDA lies on the page exactly while it is open': (now) =>
    now.matches('open') === (now.children.layer !== undefined),
};
