import { threadSetup } from './setup';

/** Whether the newest messages are seen: what came is read no sooner. Source: SCR-11, SOC-08. */
export const sight = threadSetup.createStateConfig({
  description: 'Which messages are seen.',
  meta: { requirements: ['SCR-11', 'SOC-08'] },
  initial: 'atEnd',
  states: {
    atEnd: {
      description: 'The newest are seen: what arrives is read.',
      meta: { requirements: ['SOC-08'] },
      on: { 'thread.endLeft': { target: 'above', actions: 'noteEndLeft' } },
    },
    above: {
      description: 'Older ones are seen: what arrives is not read before its sight.',
      meta: { requirements: ['SCR-11'] },
      on: {
        'thread.endSeen': [
          { guard: 'nothingIsMissed', target: 'atEnd', actions: ['noteEndSeen', 'reportSeen'] },
          { target: 'atEnd', actions: 'noteEndSeen' },
        ],
      },
    },
  },
});
