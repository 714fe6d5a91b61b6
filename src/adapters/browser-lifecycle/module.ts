import { ContainerModule } from 'inversify';
import type { PageLifecycle } from '../../ports/page-lifecycle';
import { tokens } from '../tokens';

/** The page's life, which the session hears from the start, before there is a container. */
export const browserLifecycleModule = (lifecycle: PageLifecycle): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.pageLifecycle).toConstantValue(lifecycle);
  });
