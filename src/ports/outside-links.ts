/** The links of the page that lead out of the application; the address parser let each through (SEC-02). */
export interface OutsideLinks {
  /** Follows them instead of the browser. @returns stops listening */
  readonly listen: (listener: (address: string) => void) => () => void;
}
