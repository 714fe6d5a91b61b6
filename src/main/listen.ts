import type { Actor } from 'xstate';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import type { AppMachine } from '../application/shell/app/machine';
import { reportPages } from '../application/shell/app/usage-reports';
import type { ReportUsage } from '../ports/analytics';
import type { Later } from './later';
import type { Started } from './started';

/** Passes the page's life on to the application, and connects analytics and the log. */
export const listen = (
  app: Actor<AppMachine>,
  flows: AppFlows,
  started: Started,
  later: Later,
  report: ReportUsage,
): void => {
  started.lifecycle.listen((event) => app.send({ type: `lifecycle.${event}` }));
  reportPages(flows, report);
  const logProblem = (text: string): void => {
    later((tokens) => tokens.log).then(
      (log) => log.problem(text),
      () => undefined,
    );
  };
  app.on('frame.skipped', ({ excerpt }) => logProblem(`undecodable frame: ${excerpt}`));
  started.ear.follow({ report, problem: logProblem, lifecycle: started.lifecycle });
};

/** Web vitals, measured once the page has settled, by the same beacon (OPS-03). */
export const reportVitals = async (report: ReportUsage): Promise<void> => {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const reportVital = ({ name, value }: { readonly name: string; readonly value: number }): void =>
    report((userId) => ({ name: 'webVital', userId, vital: name, value }));
  onLCP(reportVital);
  onCLS(reportVital);
  onINP(reportVital);
};
