import { admittingStates } from './admitting';
import { askingStates } from './asking';
import { concludingStates } from './concluding';
import { payingStates } from './paying';
import { attemptSetup } from './setup';
import { ends, turnedAway, waitsOn } from './ends';

/** The part of an attempt in which it acts: it holds the lock, so that no other tab acts. */
export const working = attemptSetup.createStateConfig({
  description: 'The attempt acts, alone among all tabs of the browser.',
  meta: { requirements: ['PAY-05', 'PAY-06'] },
  invoke: { id: 'lock', src: 'lock', onError: ends('inProgress') },
  initial: 'beginning',
  onDone: [
    { guard: { type: 'endedWithCode', params: { code: 1 } }, target: 'succeeded' },
    { guard: { type: 'endedWithCode', params: { code: 3 } }, target: 'cancelled' },
    { guard: { type: 'endedWithCode', params: { code: 4 } }, target: 'checkFailed' },
    { guard: { type: 'endedWithCode', params: { code: 5 } }, target: 'dataUnusable' },
    { guard: { type: 'endedWithCode', params: { code: 6 } }, target: 'miniProgramUnset' },
    { guard: { type: 'endedWithCode', params: { code: 7 } }, target: 'unsupported' },
    { guard: { type: 'endedWithCode', params: { code: 8 } }, target: 'cashierFailed' },
    { guard: { type: 'endedWithCode', params: { code: 9 } }, target: 'notOrdered' },
    { guard: { type: 'endedWithCode', params: { code: 10 } }, target: 'inProgress' },
    { target: 'resultUnknown' },
  ],
  on: {
    'lock.lost': [{ guard: 'nothingIsKept', ...turnedAway }, waitsOn],
  },
  states: {
    ...admittingStates,
    ...payingStates,
    ...askingStates,
    ...concludingStates,
  },
});
