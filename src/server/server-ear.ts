import { ConsoleLog } from '../adapters/log-console/console-log';
import { inspector, type Inspect } from '../application/kit/inspection/inspector';

const log = new ConsoleLog();

/** Hears the flows of pages that are rendered: a defect is logged; nobody is there whose events could be refused. */
export const serverEar: Inspect = inspector((heard) => {
  if (heard.kind === 'broke') log.problem(`defect in the flow ${heard.flow}: ${heard.event}`);
});
