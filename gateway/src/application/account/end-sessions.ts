import type { LoginDevices } from '../../ports/login-devices';
import type { MessageBus } from '../../ports/message-bus';

interface EndingNeeds {
  readonly devices: Pick<LoginDevices, 'endOthers'>;
  readonly bus: MessageBus;
}

/** Ends the sockets of logins that ended. */
export const endSockets = async (
  bus: MessageBus,
  userId: string,
  ended: readonly string[],
): Promise<void> => {
  for (const sessionId of ended) await bus.publish({ kind: 'sessions.ended', userId, sessionId });
};

/** Ends every login of an account but one, and their sockets. */
export const endOtherSessions =
  ({ devices, bus }: EndingNeeds) =>
  async (userId: string, kept: string): Promise<void> =>
    endSockets(bus, userId, await devices.endOthers(userId, kept));
