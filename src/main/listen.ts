import type { Actor } from 'xstate';
import type { AppMachine } from '../application/shell/app/machine';
import { logAddress } from '../domain/address/log-address';
import type { AppFlows } from '../ui/frame/context/flows';
import type { Later } from './later';
import type { TellAnalytics } from './member-analytics';
import type { Started } from './started';

/** Passes the page's life on to the application, and tells analytics and the log what they should know. */
export const listen = (
  app: Actor<AppMachine>,
  flows: AppFlows,
  started: Started,
  later: Later,
  tell: TellAnalytics,
): void => {
  started.lifecycle.listen((event) => app.send({ type: `lifecycle.${event}` }));
  flows.navigation.on('navigation.committed', ({ address }) =>
    tell((userId) => ({ name: 'pageShown', userId, address: logAddress(address) })),
  );
  const logProblem = (text: string): void => {
    later((tokens) => tokens.log).then(
      (log) => log.problem(text),
      () => undefined,
    );
  };
  app.on('frame.skipped', ({ excerpt }) => logProblem(`undecodable frame: ${excerpt}`));
  started.ear.follow({ tell, problem: logProblem, lifecycle: started.lifecycle });
};

/** Tells of a view that threw, once for each time (REL-04). */
export const viewFailureReporter =
  (tell: TellAnalytics, { history }: Started) =>
  (error: unknown): void => {
    const message = error instanceof Error ? error.message.slice(0, 256) : 'unknown';
    const address = logAddress(history.current().address);
    tell((userId) => ({ name: 'viewFailed', userId, address, message }));
  };

/** Web vitals, measured once the page has settled, by the same beacon (OPS-03). */
export const tellVitals = async (tell: TellAnalytics): Promise<void> => {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const tellOf = ({ name, value }: { readonly name: string; readonly value: number }): void =>
    tell((userId) => ({ name: 'webVital', userId, vital: name, value }));
  onLCP(tellOf);
  onCLS(tellOf);
  onINP(tellOf);
};
