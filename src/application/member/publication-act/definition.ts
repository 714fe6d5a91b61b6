import { isRight, right } from 'fp-ts/Either';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { LayerStack } from '../../../ports/layer-stack';
import type { Act } from './events';
import { publicationActMachine } from './machine';
import type { Acting } from './setup';
import type { Gateways } from '../../../ports/gateways';

export interface PublicationActPorts {
  readonly publications: Pick<
    Gateways['publication'],
    'confirm' | 'withdraw' | 'close' | 'restore' | 'remove'
  >;
  readonly layers: LayerStack;
  /** Tells the list that what it shows is old. */
  readonly changed: () => void;
}

/** Acting on one's publications, wired to its calls; whatever the gateway says, the list is old then. */
export const publicationAct = ({ publications, layers, changed }: PublicationActPorts) =>
  publicationActMachine.provide({
    actors: {
      layer: fromCallback<EventObject>(({ sendBack }) =>
        layers.open('remove-publication', () => sendBack({ type: 'act.dismissed' })),
      ),
      act: fromPromise<Acting, Act | null>(async ({ input, signal }) => {
        if (input === null) return right(undefined);
        const { act, id } = input;
        const call = act === 'remove' || act === 'revert' ? publications.remove : publications[act];
        const acted: Acting = await call(id, { signal })();
        if (isRight(acted) || acted.left.kind === 'refused') changed();
        return acted;
      }),
    },
  });
