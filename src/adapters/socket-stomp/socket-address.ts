/**
 * Where the message socket is: the configured endpoint, or /ws on the serving host; the user id is in the
 * query, the token never (SOC-01).
 */
export function socketAddress(
  configured: string,
  serving: Pick<Location, 'protocol' | 'host'>,
  userId: string,
): string {
  const own = `${serving.protocol === 'https:' ? 'wss' : 'ws'}://${serving.host}/ws`;
  return `${configured === '' ? own : configured}?userId=${encodeURIComponent(userId)}`;
}

/** The placeholder of the user's id in a configured destination. */
const idPlaceholder = '<id>';

/**
 * A configured destination for a user. A server that routes by session needs no id in it; a bare broker
 * does: '/queue/message-user<id>' (contract: Socket).
 */
export const destinationFor = (configured: string, userId: string): string =>
  configured.replaceAll(idPlaceholder, userId);
