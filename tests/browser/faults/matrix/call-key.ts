import type { AnyCall, CallFamily } from '../../../../contract/call/call';
import { families, type Families } from '../../../../contract/families';

/** A call of the contract by its family and its name, such as `sale.list`. */
export type CallKey = {
  [Name in keyof Families]: `${Name}.${keyof Families[Name] & string}`;
}[keyof Families];

const callsByKey: ReadonlyMap<string, AnyCall> = new Map(
  Object.entries(families).flatMap(([family, calls]: [string, CallFamily]) =>
    Object.entries(calls).map(([name, call]) => [`${family}.${name}`, call]),
  ),
);

/** All calls of the contract. */
export const callKeys: readonly string[] = [...callsByKey.keys()];

/** @throws for a call that the contract does not have */
export const callAt = (key: CallKey): AnyCall => {
  const found = callsByKey.get(key);
  if (found === undefined) throw new Error(`no call ${key}`);
  return found;
};

/** The path that a call has on the wire. */
export const pathOf = (key: CallKey): string => callAt(key).path;
