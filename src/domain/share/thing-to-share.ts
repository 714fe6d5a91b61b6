import { addressOfAny, listAddress, type AnyPlaced } from '../../../contract/kind/address';
import type { KindWith } from '../../../contract/kind/kinds';
import type { ShareFacts, ShareRule } from '../kind/kind';

/** A thing that the gateway is asked about before it is shared. */
export interface SharedThing extends AnyPlaced {
  readonly kind: KindWith<'share'>;
}

/** What can be shared: a thing, or several next to each other. */
export interface ToShare extends ShareFacts {
  /** Each of them must still be open to everyone. */
  readonly things: readonly SharedThing[];
  /** The address in the application. */
  readonly path: string;
  readonly title: string;
  /** The sentence for what may no longer be shared. */
  readonly refused: string;
}

interface ShareableKind<Page> {
  readonly name: KindWith<'share'>;
  readonly share: ShareRule<Page>;
}

/** A thing on its page. */
export interface Titled {
  readonly id: string;
  readonly title: string;
  readonly sourceType?: string;
}

/** A thing of a kind, shared. */
export const thingToShare = <Page>({ name, share }: ShareableKind<Page>, thing: Page & Titled): ToShare => {
  const { id, title, sourceType = null } = thing;
  return {
    things: [{ kind: name, sourceType, id }],
    path: addressOfAny(name, { id, sourceType }) ?? listAddress(name),
    title,
    refused: share.refused,
    ...share.factsOf(thing),
  };
};
