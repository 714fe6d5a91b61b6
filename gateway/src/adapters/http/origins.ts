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
}

const hostForm = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** As browsers write an origin, without the port that the scheme has anyway; what is no host is localhost. */
const originOf = (host: string | undefined, port: number): string => {
  const name = hostForm.exec(host ?? '')?.[1] ?? 'localhost';
  const address = `http://${name}:${port}`;
  return new URL(URL.canParse(address) ? address : `http://localhost:${port}`).origin;
};

/** Both ports are reached by the same host name, whatever it is: localhost, an address in the office. */
export const makeOrigins = (settings: OriginSettings): Origins => ({
  main: (host) => settings.publicUrl ?? originOf(host, settings.port),
  second: (host) => settings.secondPublicUrl ?? originOf(host, settings.secondPort),
});
