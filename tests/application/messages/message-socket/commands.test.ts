import * as fc from 'fast-check';
import { test } from 'vitest';
import { propertyRuns } from '../../../support/property';
import { socketCommands } from './commands';
import { openedSocket } from './opened-socket';

const jitters = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test(
  '[SOC-02][SOC-04] in whatever order things happen, one connection lives at most and one retry waits at most',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(jitters, fc.commands(socketCommands, { size: '+1' }), (jitter, commands) => {
        fc.modelRun(() => ({ model: { wanted: false, messages: 0 }, real: openedSocket(jitter) }), commands);
      }),
      { numRuns: propertyRuns },
    );
  },
);
