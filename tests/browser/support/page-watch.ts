import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Hears everything that goes wrong unseen in a browser's pages. */
export interface PageWatch {
  /** Watches one more context, from its next page load on. */
  readonly over: (context: BrowserContext) => Promise<void>;
  /** Names the messages that the console will show, because the test makes it happen. */
  readonly announce: (...expected: readonly RegExp[]) => void;
  /** What was heard and not announced. */
  readonly unannounced: () => readonly string[];
}

/** Throws each violation, with the directive and what was stopped. */
const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, sample } = violation;
    reportError(new Error(`CSP violation: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`));
  });
};

/** The page's icon, which a whole browser asks for when it likes, also while a test has cut the network. */
const askedByTheBrowser = /ERR_INTERNET_DISCONNECTED \(\S+\/favicon\.svg\)$/;

/** Who leaves the page or logs out while the socket is being opened closes it (SOC-04), and the browser says so. */
const closedWhileOpening = /WebSocket is closed before the connection is established/;

/** Walks are without the worker, unless they are about it. */
const withoutWorker = /Service Worker registration blocked by Playwright/;

const written = (message: ConsoleMessage): string =>
  `${message.type()}: ${message.text()} (${message.location().url})`;

export const pageWatch = (): PageWatch => {
  const heard: string[] = [];
  const announced: RegExp[] = [];
  return {
    over: async (context) => {
      await context.addInitScript(reportViolations);
      context.on('weberror', (error) =>
        heard.push(`thrown: ${error.error().stack ?? String(error.error())}`),
      );
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(written(message));
      });
    },
    announce: (...expected) => void announced.push(...expected),
    unannounced: () =>
      heard.filter(
        (line) =>
          ![askedByTheBrowser, closedWhileOpening, withoutWorker, ...announced].some((expected) =>
            expected.test(line),
          ),
      ),
  };
};
