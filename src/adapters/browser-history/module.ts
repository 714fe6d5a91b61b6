import { ContainerModule } from 'inversify';
import type { PageHistory } from '../../ports/page-history';
import { tokens } from '../tokens';

/** The history, which home needs at start, before there is a container. */
export const browserHistoryModule = (history: PageHistory): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.pageHistory).toConstantValue(history);
  });
