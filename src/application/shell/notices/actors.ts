import { fromCallback, type EventObject } from 'xstate';
import { connectionBackActors } from '../../kit/connection/actors';
import type { Connection } from '../../../ports/connection';
import type { LayerStack } from '../../../ports/layer-stack';

/** The dialog's place on top of the page: back closes the dialog first (LAY-19). The connection's return ends one. */
export const noticesActors = (layers: LayerStack, connection: Connection) => ({
  ...connectionBackActors(connection),
  layer: fromCallback<EventObject, { readonly id: string }>(({ input, sendBack }) =>
    layers.open(input.id, () => sendBack({ type: 'notice.dismissed' })),
  ),
});
