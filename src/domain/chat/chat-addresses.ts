/** Where one writes to an account. */
export const chatPath = (peerId: string): string => `/message/chat?to=${encodeURIComponent(peerId)}`;

/** The recipient that an address names in its query; null where there is none. */
export const peerIn = (search: string): string | null => {
  const to = new URLSearchParams(search).get('to');
  return to === null || to === '' ? null : to;
};
