import type { NdaActor, NdaSignature } from './nda';

/** Who decides about an NDA: the deal's owner, or the operator for them. */
export type NdaDecider = { readonly kind: 'owner'; readonly name: string } | { readonly kind: 'operator' };

/** An event of an NDA, with its data. */
export type NdaEvent =
  | { readonly kind: 'signatureGiven'; readonly signature: NdaSignature }
  | { readonly kind: 'withdrawn'; readonly name: string }
  | { readonly kind: 'approved'; readonly by: NdaDecider }
  | { readonly kind: 'rejected'; readonly by: NdaDecider; readonly reason: string }
  | { readonly kind: 'termEnded' };

/** Who did it, as the history says. */
export const actorOf = (event: NdaEvent): { readonly actor: NdaActor; readonly name: string } => {
  switch (event.kind) {
    case 'signatureGiven':
      return { actor: 'signer', name: event.signature.name };
    case 'withdrawn':
      return { actor: 'signer', name: event.name };
    case 'termEnded':
      return { actor: 'time', name: '' };
    default:
      return { actor: event.by.kind, name: event.by.kind === 'owner' ? event.by.name : '' };
  }
};
