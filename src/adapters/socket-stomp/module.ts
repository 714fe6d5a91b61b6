import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';
import { StompMessageSocket } from './stomp-message-socket';

/** The message socket. Wants configuration and window. */
export const socketStompModule = new ContainerModule(({ bind }) => {
  bind(tokens.messageSocket).to(StompMessageSocket).inSingletonScope();
});
