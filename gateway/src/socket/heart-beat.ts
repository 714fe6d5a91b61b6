/** What a client offers in CONNECT: it can send every `sends` ms and wants to hear every `wants` ms; 0 is never. */
export interface HeartBeatOffer {
  readonly sends: number;
  readonly wants: number;
}

/** The agreed intervals, in ms; 0 is none in that direction. */
export interface HeartBeat {
  /** The server writes a heart-beat so often. */
  readonly toClient: number;
  /** The client is heard so often. */
  readonly fromClient: number;
}

/** The server's own part, each way. */
export const serverHeartBeatMs = 10_000;

/** The header of a CONNECT frame; absent is 0,0, and null is one that cannot be read. */
export const readHeartBeat = (header: string | null): HeartBeatOffer | null => {
  if (header === null) return { sends: 0, wants: 0 };
  const parts = /^(\d{1,9}),(\d{1,9})$/.exec(header.trim());
  return parts === null ? null : { sends: Number(parts[1]), wants: Number(parts[2]) };
};

const slower = (one: number, other: number): number => (one === 0 || other === 0 ? 0 : Math.max(one, other));

/** Each direction goes at the pace of the slower side, or not at all (STOMP 1.2, heart-beating). */
export const negotiate = (offer: HeartBeatOffer): HeartBeat => ({
  toClient: slower(serverHeartBeatMs, offer.wants),
  fromClient: slower(offer.sends, serverHeartBeatMs),
});
