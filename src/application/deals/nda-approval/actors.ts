import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { LayerStack } from '../../../ports/layer-stack';
import type { SaleTalk } from '../../../ports/sale-talk';
import type { NdaApprovalInput } from './events';
import type { Approving } from './setup';
import type { Gateways } from '../../../ports/gateways';

export interface NdaApprovalPorts {
  readonly ndas: Pick<Gateways['nda'], 'approve'>;
  readonly layers: LayerStack;
  readonly talk: SaleTalk;
}

/** The question over the page, and the call; whatever it says, the requests that are shown are old then. */
export const ndaApprovalActors = ({ ndas, layers, talk }: NdaApprovalPorts) => ({
  layer: fromCallback<EventObject>(({ sendBack }) =>
    layers.open('approve-nda', () => sendBack({ type: 'ndaApproval.dismissed' })),
  ),
  approve: fromPromise<Approving, NdaApprovalInput>(async ({ input: { id }, signal }) => {
    const approved = await ndas.approve(id, { signal })();
    if (approved._tag === 'Right' || approved.left.kind === 'refused') talk.changed();
    return approved;
  }),
});
