import { isRight } from 'fp-ts/Either';
import type { Gateways } from '../../../ports/gateways';
import type { LayerStack } from '../../../ports/layer-stack';
import type { SaleTalk } from '../../../ports/sale-talk';
import { askFirst } from '../../kit/ask-first/definition';

export interface NdaApprovalPorts {
  readonly ndas: Pick<Gateways['nda'], 'approve'>;
  readonly layers: LayerStack;
  readonly talk: Pick<SaleTalk, 'changed'>;
}

/**
 * The owner of a deal approves an NDA request, by its id. After any answer of the gateway the requests on the page are
 * stale. What the signer has seen cannot be undone. Source: ENT-09, MKT-04.
 */
export const ndaApproval = ({ ndas, layers, talk }: NdaApprovalPorts) =>
  askFirst<string>({
    layer: { layers, id: 'approve-nda' },
    call: (id, options) => async () => {
      const approved = await ndas.approve(id, options)();
      if (isRight(approved) || approved.left.kind === 'refused') talk.changed();
      return approved;
    },
  });
