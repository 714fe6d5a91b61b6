import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';
import { ConsoleLog } from './console-log';

/** The log. */
export const logConsoleModule = new ContainerModule(({ bind }) => {
  bind(tokens.log).toConstantValue(new ConsoleLog());
});
