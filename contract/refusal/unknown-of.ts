import type { Capability } from '../kind/kind';
import { kindsWith } from '../kind/capabilities';
import type { KindWith } from '../kind/kinds';

/** The refusals of a call about things of any kind with a capability, where the thing is not there. */
export const unknownOf = <C extends Capability>(capability: C): readonly `${KindWith<C>}Unknown`[] =>
  kindsWith(capability).map((kind): `${KindWith<C>}Unknown` => `${kind}Unknown`);
