import type { Flows } from '../../../src/ui/frame/context/flows';
import type { LayerStack } from '../../../src/ports/layer-stack';

/** Lays sheets and dialogs on the history of the navigation, as the application does. */
export const layersOf = (navigation: () => Flows['app']['navigation']): LayerStack => ({
  open: (id, onDismissed) => {
    const flow = navigation();
    const hearing = flow.on('layer.dismissed', (fact) => {
      if (fact.id === id) onDismissed();
    });
    flow.send({ type: 'layer.opened', id });
    return () => {
      hearing.unsubscribe();
      flow.send({ type: 'layer.closed', id });
    };
  },
});
