import type { LoginDevices } from '../../ports/login-devices';
import type { MessageBus } from '../../ports/message-bus';

interface EndingNeeds {
  readonly devices: Pick<LoginDevices, 'endOthers'>;
  readonly bus: MessageBus;
}

/** Ends every login of an account but one, and their sockets; answers how many there were. */
export const endOtherSessions =
  ({ devices, bus }: EndingNeeds) =>
  async (userId: string, kept: string): Promise<number> => {
    const ended = await devices.endOthers(userId, kept);
    for (const sessionId of ended) await bus.publish({ kind: 'sessions.ended', userId, sessionId });
    return ended.length;
  };
