import type { Connection } from '../../../src/ports/connection';
import type { Scene } from './scene';

/** The network of the scene: there for good, or lost as soon as something is shown. */
export const connectionOf = ({ network }: Scene): Connection => ({
  isUp: () => network === 'there',
  listen: () => undefined,
});
