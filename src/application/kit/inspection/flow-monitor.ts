import { inspector, type Heard, type Inspect } from './inspector';
import type { Log } from '../../../ports/log';
import type { PageLifecycle } from '../../../ports/page-lifecycle';
import type { ReportUsage } from '../../../ports/analytics';

/** What receives the reports. */
interface Receivers {
  readonly report: ReportUsage;
  readonly problem: Log['problem'];
  readonly lifecycle: Pick<PageLifecycle, 'listenHidden'>;
}

/** Inspects all flows of the page. */
export interface FlowMonitor {
  readonly inspect: Inspect;
  /** Connects the receivers; earlier counts are reported with the first report. */
  readonly follow: (receivers: Receivers) => void;
}

const sentence = ({ kind, flow, event }: Heard): string =>
  kind === 'broke' ? `defect in the flow ${flow}: ${event}` : `the flow ${flow} ${kind} ${event}`;

/**
 * Monitors every flow of the page. Defects are logged. Refusals, and promises that the server broke, are counted by flow
 * and event; the counts are reported when the page is hidden.
 * @param logsRefusals whether each refusal is logged with its state, as in development
 */
export const monitorFlows = (logsRefusals: boolean): FlowMonitor => {
  const counts = new Map<string, number>();
  const connected: { receivers?: Receivers } = {};
  const hear = (heard: Heard): void => {
    if (heard.kind === 'broke' || heard.kind === 'reported') connected.receivers?.problem(sentence(heard));
    if (heard.kind !== 'refused' && heard.kind !== 'reported') return;
    const name = `${heard.flow} ${heard.event}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (logsRefusals && heard.kind === 'refused')
      connected.receivers?.problem(`${sentence(heard)} in ${JSON.stringify(heard.state)}`);
  };
  return {
    inspect: inspector(hear),
    follow: (receivers) => {
      connected.receivers = receivers;
      receivers.lifecycle.listenHidden(() => {
        if (counts.size === 0) return;
        const refused = Object.fromEntries(counts);
        counts.clear();
        receivers.report((userId) => ({ name: 'eventsRefused', userId, counts: refused }));
      });
    },
  };
};
