import { fromCallback, type EventObject } from 'xstate';
import type { LayerStack } from '../../ports/layer-stack';

/** The dialog's place on top of the page: back closes the dialog first (LAY-19). */
export const noticesActors = (layers: LayerStack) => ({
  layer: fromCallback<EventObject, { readonly id: string }>(({ input, sendBack }) =>
    layers.open(input.id, () => sendBack({ type: 'notice.dismissed' })),
  ),
});
