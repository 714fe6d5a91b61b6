/** How the two ports are reached from outside. */
export interface Origins {
  /** The origin of the main port, for a request with this Host header. */
  readonly main: (host: string | undefined) => string;
  /** The origin of the second port, for a request with this Host header. */
  readonly second: (host: string | undefined) => string;
}

export interface OriginSettings {
  readonly port: number;
  readonly secondPort: number;
  /** Fixed origins for a gateway behind a proxy; null follows the Host header. */
  readonly publicUrl: string | null;
  readonly secondPublicUrl: string | null;
  /** The addresses that are listened on. */
  readonly addresses: readonly string[];
}

const hostForm = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** As browsers write an origin, without the port that the scheme has anyway. */
const originOf = (name: string, port: number): string => new URL(`http://${name}:${port}`).origin;

/** The name in a Host header as browsers write it; null for what is no host. */
const nameIn = (host: string | undefined): string | null => {
  const address = `http://${hostForm.exec(host ?? '')?.[1] ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
};

const inAddress = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/**
 * Both ports are reached by the same name. A Host header may say anything, also by a page whose name was made to lead
 * here: without configured origins it is believed for loopback and for the addresses that are listened on; any other
 * is localhost.
 */
export const makeOrigins = (settings: OriginSettings): Origins => {
  const own = new Set(settings.addresses.map((address) => nameIn(inAddress(address))));
  const believed = (host: string | undefined): string => {
    const name = nameIn(host);
    return name !== null && (loopback.test(name) || own.has(name)) ? name : 'localhost';
  };
  return {
    main: (host) => settings.publicUrl ?? originOf(believed(host), settings.port),
    second: (host) => settings.secondPublicUrl ?? originOf(believed(host), settings.secondPort),
  };
};
