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
