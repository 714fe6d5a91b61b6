import { ContainerModule } from 'inversify';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import { tokens } from '../tokens';

/** The configuration, which is read before anything else. */
export const configFileModule = (config: RuntimeConfig): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.runtimeConfig).toConstantValue(config);
  });
