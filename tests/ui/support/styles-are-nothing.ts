import Module from 'node:module';

/** How Node reads a file by its ending. */
interface Readers {
  readonly _extensions: Record<string, () => void>;
}

// The component library requires its own style sheets, which Node would read as scripts.
(Module as unknown as Readers)._extensions['.css'] = () => undefined;
