import type { Prove } from '../account/account';
import { textForOther } from './contacts';
import { hiddenName, isProtected, type Tie } from './tie';
import { service } from './voices';

/** The stored facts of a member that others may meet in a conversation. */
export interface PartyFacts {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly avatar: string;
  readonly prove: Prove;
  readonly removed: boolean;
}

/** A party as one reader may know it. */
export interface Party {
  readonly id: string;
  readonly name: string;
  readonly org: string | null;
  readonly avatar: string | null;
  readonly role: 'member' | 'platform';
  readonly removed: boolean;
  readonly verified: boolean;
}

const filled = (text: string): string | null => (text === '' ? null : text);

/** A member, as a person with these ties may know them. */
export const partyFor = ({ id, removed, ...facts }: PartyFacts, ties: readonly Tie[]): Party => {
  const hidden = removed ? null : hiddenName(ties);
  const shown = (text: string): string => textForOther(text, !isProtected(ties));
  const base = { id, role: 'member', removed, verified: facts.prove === '1' } as const;
  return hidden === null
    ? { ...base, name: shown(facts.name), org: filled(shown(facts.company)), avatar: filled(facts.avatar) }
    : { ...base, name: hidden, org: null, avatar: null };
};

export const platformParty: Party = {
  ...service,
  org: null,
  avatar: null,
  role: 'platform',
  removed: false,
  verified: true,
};
