import { ConsoleLog } from '../adapters/log-console/console-log';
import { inspector, type Inspect } from '../application/kit/inspection/inspector';

const log = new ConsoleLog();

/** Inspects the flows of rendered pages: it logs defects. No user sends events that could be refused. */
export const serverEar: Inspect = inspector((heard) => {
  if (heard.kind === 'broke') log.problem(`defect in the flow ${heard.flow}: ${heard.event}`);
});
