/** A notice as it goes over the wire: its headers contain its signature. */
export interface WireNotice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Brings a notice to the gateway at an address; true when it was acknowledged. */
export type PostNotice = (address: string, notice: WireNotice) => Promise<boolean>;
