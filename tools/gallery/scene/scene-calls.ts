import type { Gateways } from '../../../src/ports/gateways';

/** The answers of a scene, by family. */
export type SceneCalls = { readonly [Name in keyof Gateways]?: Partial<Gateways[Name]> };
