/** Where one writes to an account. */
export const chatPath = (peerId: string): string => `/message/chat?to=${encodeURIComponent(peerId)}`;

/** Whom an address says that one writes to, by its query; null where it says nobody. */
export const peerIn = (search: string): string | null => {
  const to = new URLSearchParams(search).get('to');
  return to === null || to === '' ? null : to;
};
