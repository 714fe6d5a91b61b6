import { logAddress } from '../../../domain/address/log-address';
import type { ReportUsage } from '../../../ports/analytics';
import type { PageHistory } from '../../../ports/page-history';
import type { AppFlows } from './long-lived-actors';

/** The longest message of a view's failure that is reported, in UTF-16 code units. */
const longestMessage = 256;

/** Reports each page that is shown, without what its address must not disclose (OPS-03). */
export const reportPages = ({ navigation }: Pick<AppFlows, 'navigation'>, report: ReportUsage): void => {
  navigation.on('navigation.committed', ({ address }) =>
    report((userId) => ({ name: 'pageShown', userId, address: logAddress(address) })),
  );
};

/** Returns a function that reports a view that threw, once for each time (REL-04). */
export const viewFailureReporter =
  (report: ReportUsage, history: Pick<PageHistory, 'current'>) =>
  (error: unknown): void => {
    const message = error instanceof Error ? error.message.slice(0, longestMessage) : 'unknown';
    const address = logAddress(history.current().address);
    report((userId) => ({ name: 'viewFailed', userId, address, message }));
  };
