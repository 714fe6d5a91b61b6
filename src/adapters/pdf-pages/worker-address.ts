import { scriptAddress } from '../script-address';

/** The address of the reader's own worker as Trusted Types want it (SEC-01); a text where the browser has none. */
export const workerAddress = (window: Window, address: string): string =>
  scriptAddress(window, address, 'only the worker of the PDF reader may be loaded')();
