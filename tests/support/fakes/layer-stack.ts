import type { LayerStack } from '../../../src/ports/layer-stack';

export interface FakeLayers {
  readonly port: LayerStack;
  /** Ids of what lies on the page, the lowest first. */
  readonly open: () => readonly string[];
  /** The person goes back: what lies on top is dismissed. */
  readonly back: () => void;
}

interface Layer {
  readonly id: string;
  readonly onDismissed: () => void;
}

/** What lies on top of a page; a test goes back when it wants. */
export const fakeLayers = (): FakeLayers => {
  let layers: readonly Layer[] = [];
  return {
    open: () => layers.map(({ id }) => id),
    back: () => {
      const top = layers.at(-1);
      layers = layers.slice(0, -1);
      top?.onDismissed();
    },
    port: {
      open: (id, onDismissed) => {
        const layer: Layer = { id, onDismissed };
        layers = [...layers, layer];
        return () => {
          layers = layers.filter((other) => other !== layer);
        };
      },
    },
  };
};
