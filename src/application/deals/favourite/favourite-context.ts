import { favouriteLimits } from '../../../../contract/favourite/favourite';
import { thingKey, without, type OnOrOff, type Thing } from '../../../domain/favourite/thing';
import type { Press, Shown } from './events';

export interface FavouriteContext {
  /** Whose favourites these are; null is a visitor, who has none. */
  readonly who: string | null;
  /** The known states at the gateway. */
  readonly saved: OnOrOff;
  /** As they were pressed, until that is saved; the earliest press first. */
  readonly wanted: Readonly<Record<string, Press>>;
  /** The press that is being saved. */
  readonly sent: Press | null;
  /** The things whose state is not requested yet. */
  readonly missing: readonly Thing[];
  /** Of which is being asked; all of one kind. */
  readonly asked: readonly Thing[];
  /** The thing that was removed last and can be restored. */
  readonly removed: Thing | null;
  /** Why the last press was not saved, in Chinese. */
  readonly error: string | null;
}

export const nobodys: FavouriteContext = {
  who: null,
  saved: {},
  wanted: {},
  sent: null,
  missing: [],
  asked: [],
  removed: null,
  error: null,
};

/** Whether a thing shows as a favourite: as it was pressed last, else as it is saved. */
export const showsOn = (
  { saved, wanted }: Pick<FavouriteContext, 'saved' | 'wanted'>,
  thing: Thing,
): boolean => wanted[thingKey(thing)]?.on ?? saved[thingKey(thing)] ?? false;

/** Whether a thing of a list of favourites is one still: nothing is known of what the list has just brought. */
export const isKept = (context: Pick<FavouriteContext, 'saved' | 'wanted'>, thing: Thing): boolean =>
  showsOn(context, thing) ||
  (context.saved[thingKey(thing)] ?? context.wanted[thingKey(thing)]) === undefined;

/** The things of which nothing is known, and nothing was asked. */
export const unknownOf = (
  { saved, missing, asked }: FavouriteContext,
  { things }: Shown,
): readonly Thing[] => {
  const known = new Set([...missing, ...asked].map(thingKey));
  return things.filter((thing) => saved[thingKey(thing)] === undefined && !known.has(thingKey(thing)));
};

/** Returns the things of the next request, and those that wait: things of one kind, as many as one call takes. */
export const nextAsked = (missing: readonly Thing[]): Pick<FavouriteContext, 'asked' | 'missing'> => {
  const ofKind = missing.filter(({ kind }) => kind === missing[0]?.kind);
  const asked = ofKind.slice(0, favouriteLimits.ids);
  return { asked, missing: missing.filter((thing) => !asked.includes(thing)) };
};

/** With one press more. A press back to what is saved is none, unless the press before is on its way. */
export const withPress = (
  { saved, wanted, sent }: Pick<FavouriteContext, 'saved' | 'wanted' | 'sent'>,
  { kind, id, on }: Press,
): FavouriteContext['wanted'] => {
  const key = thingKey({ kind, id });
  const isOnItsWay = sent !== null && thingKey(sent) === key;
  const rest = without(wanted, key);
  return (saved[key] ?? false) === on && !isOnItsWay ? rest : { ...rest, [key]: { kind, id, on } };
};

/** When the press on its way is saved: a later one of the same thing stays wanted. */
export const afterSaved = ({
  saved,
  wanted,
  sent,
}: FavouriteContext): Pick<FavouriteContext, 'saved' | 'wanted' | 'sent'> => {
  if (sent === null) return { saved, wanted, sent };
  const key = thingKey(sent);
  const isLast = wanted[key]?.on === sent.on;
  return {
    saved: { ...saved, [key]: sent.on },
    wanted: isLast ? without(wanted, key) : wanted,
    sent: null,
  };
};

/** When it was not: the thing is again as it was saved before. */
export const afterNotSaved = ({
  wanted,
  sent,
}: FavouriteContext): Pick<FavouriteContext, 'wanted' | 'sent'> => ({
  wanted: sent === null ? wanted : without(wanted, thingKey(sent)),
  sent: null,
});
