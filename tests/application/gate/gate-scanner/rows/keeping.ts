import { after, defect } from '../../../../support/explore/step';
import type { Row } from '../../../../support/explore/row';
import type { ScannerMachine } from '../../../../../src/application/gate/gate-scanner/machine';
import {
  at,
  byNumber,
  decided,
  dismissed,
  first,
  input,
  kept,
  prompting,
  requested,
  unkept,
} from '../samples';

const late = [...decided, after(3_000)];

/** A decision whose write to the device takes long: it is neither shown as kept nor as lost before it ends. */
export const keepingRows: readonly Row<ScannerMachine>[] = [
  {
    title: '[MKT-22] a write that takes long goes on, and is not shown as one that failed',
    from: decided,
    event: after(3_000),
    target: at('offline', 'resting', { keeping: 'slow' }),
    text: 'admitted',
    context: { queue: [] },
  },
  {
    title: '[MKT-22] a write that ends late is shown with its verdict',
    from: late,
    event: kept,
    target: at('offline', 'resting', 'shown'),
    text: 'admitted',
    context: { queue: [first] },
  },
  ...[unkept, defect('keep')].map((event) => ({
    from: late,
    event,
    target: at('offline', 'resting', 'unkept'),
    text: 'admitted',
  })),
  {
    from: late,
    event: dismissed,
    target: at('offline', 'resting', 'ready'),
    stops: ['keep'],
  },
  {
    from: late,
    event: byNumber,
    target: at('offline', 'resting', 'stamping'),
    calls: ['stamp'],
    stops: ['keep'],
  },
  {
    from: late,
    event: requested,
    target: at('offline', 'resting', 'scanning'),
    calls: ['scan'],
    stops: ['keep'],
  },
  {
    title: '[MKT-22] while a write takes long the next code may be read by the camera',
    input: { ...input, scansCodes: false },
    from: late,
    event: requested,
    target: at('offline', 'resting', prompting),
    calls: ['camera'],
    stops: ['keep'],
  },
];
