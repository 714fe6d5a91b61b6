import { inspector, type Heard, type Inspect } from '../application/kit/inspection/inspector';
import type { Log } from '../ports/log';
import type { PageLifecycle } from '../ports/page-lifecycle';
import type { TellAnalytics } from './member-analytics';

/** What is told of: once there is somebody to tell. */
export interface Listeners {
  readonly tell: TellAnalytics;
  readonly problem: Log['problem'];
  readonly lifecycle: Pick<PageLifecycle, 'listenHidden'>;
}

/** The page's one ear, and whom it tells. */
export interface Ear {
  readonly inspect: Inspect;
  readonly follow: (listeners: Listeners) => void;
}

const sentence = ({ kind, flow, event }: Heard): string =>
  kind === 'broke' ? `defect in the flow ${flow}: ${event}` : `the flow ${flow} ${kind} ${event}`;

/**
 * Hears every flow of the page. Defects are logged; refusals, and promises that the server broke, are counted by flow and
 * event, and sent by the beacon when the page is left. In development each refusal is logged with its state.
 */
export const openEar = (): Ear => {
  const counts = new Map<string, number>();
  const told: { listeners?: Listeners } = {};
  const hear = (heard: Heard): void => {
    if (heard.kind === 'broke' || heard.kind === 'reported') told.listeners?.problem(sentence(heard));
    if (heard.kind !== 'refused' && heard.kind !== 'reported') return;
    const name = `${heard.flow} ${heard.event}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (import.meta.env.DEV && heard.kind === 'refused')
      told.listeners?.problem(`${sentence(heard)} in ${JSON.stringify(heard.state)}`);
  };
  return {
    inspect: inspector(hear),
    follow: (listeners) => {
      told.listeners = listeners;
      listeners.lifecycle.listenHidden(() => {
        if (counts.size === 0) return;
        const refused = Object.fromEntries(counts);
        counts.clear();
        listeners.tell((userId) => ({ name: 'eventsRefused', userId, counts: refused }));
      });
    },
  };
};
