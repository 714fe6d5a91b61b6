import type { Actor } from 'xstate';
import type { KindName } from '../../../../contract/kind/kinds';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { Kind } from '../../../domain/kind/kind';
import { brought, type Flow } from '../../frame/page-frame/flow';

/** The flow that reads a thing of a kind, which the server sends along; with a token only where all of it is public (ACC-09). */
export const thingFlow = <A, P, I>(
  kind: Kind<KindName, A, P>,
  machine: ResourceMachine<I, P>,
  input: I,
): Flow<Actor<ResourceMachine<I, P>>> => brought(kind.page, machine, input, { ofAsker: kind.gate !== null });
