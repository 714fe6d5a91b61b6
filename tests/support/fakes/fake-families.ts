import { families, type Families } from '../../../contract/families';
import type { FormsOf } from '../../../src/ports/call-forms';
import type { CallOf, Gateways } from '../../../src/ports/gateways';
import { fakeAsked, type FakeAsked } from './fake-asked';

export type FakeFamily<Name extends keyof Gateways> = FakeAsked<Families[Name], FormsOf<Name>>;

/** Records every call of a family; a test answers each when it wants. */
export const fakeFamily = <Name extends keyof Gateways>(name: Name): FakeFamily<Name> =>
  fakeAsked<Families[Name], FormsOf<Name>>(families[name]);

export type FakeFamilies = { readonly [Name in keyof Gateways]: FakeFamily<Name> };

/** The same for all families. */
export const fakeFamilies = (): FakeFamilies =>
  Object.fromEntries(
    Object.entries(families).map(([name, family]) => [name, fakeAsked(family)]),
  ) as unknown as FakeFamilies;

/** The ports of fake families. */
export const portsOf = (fakes: FakeFamilies): Gateways =>
  Object.fromEntries(Object.entries(fakes).map(([name, { port }]) => [name, port])) as unknown as Gateways;

/** Some calls, as a flow is given them. */
export const callsOf =
  (some: { readonly [Name in keyof Gateways]?: Partial<Gateways[Name]> }): CallOf =>
  (pick) =>
    pick(some as Gateways);
