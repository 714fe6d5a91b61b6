import { namedBy } from '../../../../../src/application/gate/gate-scanner/scan-decision';
import { defect, elapse } from '../../../../support/explore/step';
import type { Row } from '../../../../support/explore/row';
import type { ScannerMachine } from '../../../../../src/application/gate/gate-scanner/machine';
import {
  input,
  byNumber,
  forged,
  requested,
  readCode,
  called,
  broken,
  cameraOpened,
  cameraRead,
  cameraClosed,
  cameraEnded,
  cameraFaults,
  dismissed,
  answeredAsk,
  unansweredAsk,
  unkept,
  settled,
  asking,
  decided,
  at,
  prompting,
  filmingAlone,
  filming,
} from '../samples';

/** The scanner of the platform, and the camera of the browser. */
export const cameraRows: readonly Row<ScannerMachine>[] = [
  {
    title: '[MKT-22] the scanner of the platform names a ticket by its code',
    from: [...settled, requested],
    event: readCode,
    target: at('online', 'resting', 'stamping'),
    calls: ['stamp'],
    context: { named: namedBy(forged) },
  },
  { from: settled, event: requested, target: at('online', 'resting', 'scanning'), calls: ['scan'] },
  {
    from: [...settled, requested],
    event: called,
    target: at('online', 'resting', 'ready'),
    context: { failure: null },
  },
  {
    title: '[MKT-22][ENV-04] where the platform does not scan, the camera does, and the page says why',
    from: [...settled, requested],
    event: broken,
    target: at('online', 'resting', prompting),
    calls: ['camera'],
    context: { failure: '当前应用版本过低，请升级到最新版本后再试' },
  },
  {
    from: [...settled, requested],
    event: defect('scan'),
    target: at('online', 'resting', prompting),
    calls: ['camera'],
  },
  {
    from: [...settled, requested],
    event: dismissed,
    target: at('online', 'resting', 'ready'),
    stops: ['scan'],
  },
  {
    title: '[MKT-22] without a scanner of the platform the camera is opened at once',
    from: settled,
    event: requested,
    input: { ...input, scansCodes: false },
    target: at('online', 'resting', prompting),
    calls: ['camera'],
  },
  ...(
    [
      ['online', 'shown', [...asking, answeredAsk]],
      ['online', 'unanswered', [...asking, unansweredAsk]],
      ['offline', 'unkept', [...decided, unkept]],
      ...cameraFaults.map(
        ([fault, state]) => ['online', state, [...filmingAlone, cameraEnded(fault)]] as const,
      ),
    ] as const
  ).flatMap(([link, state, from]) => [
    {
      title: `[MKT-22] after ${state} the next code is read by the camera`,
      input: { ...input, scansCodes: false },
      from,
      event: requested,
      target: at(link, 'resting', prompting),
      calls: ['camera'],
    },
    {
      title: `[MKT-22] ${state} is put away`,
      input: { ...input, scansCodes: false },
      from,
      event: dismissed,
      target: at(link, 'resting', 'ready'),
      context: { verdict: null, scan: null, named: null, failure: null },
    },
  ]),
  ...cameraFaults.map(([fault, state]) => ({
    title: `[MKT-22] after ${state} the scanner of the platform is asked again first`,
    from: [...filming, cameraEnded(fault)],
    event: requested,
    target: at('online', 'resting', 'scanning'),
    calls: ['scan'],
  })),
  {
    title: '[MKT-22] the camera names a ticket by its code, and is stopped',
    from: [...filming, cameraOpened],
    event: cameraRead,
    target: at('online', 'resting', 'stamping'),
    calls: ['stamp'],
    stops: ['camera'],
    context: { named: namedBy(forged) },
  },
  {
    from: filming,
    event: cameraOpened,
    target: at('online', 'resting', { camera: 'reading' }),
  },
  ...[filming, [...filming, cameraOpened]].flatMap((from) => [
    {
      title: '[MKT-22] the number is typed while the camera is open, which is stopped',
      from,
      event: byNumber,
      target: at('online', 'resting', 'stamping'),
      calls: ['stamp'],
      stops: ['camera'],
    },
    { from, event: cameraClosed, target: at('online', 'resting', 'ready'), stops: ['camera'] },
    ...cameraFaults.map(([fault, state]) => ({
      title: `[MKT-22] a camera that is ${fault} is stopped, and the page says so`,
      from,
      event: cameraEnded(fault),
      target: at('online', 'resting', state),
      stops: ['camera'],
    })),
  ]),
  {
    from: filming,
    event: elapse(60_000),
    target: at('online', 'reading', 'cameraUnopened'),
    calls: ['list'],
    stops: ['camera'],
  },
  {
    title: '[MKT-22] a camera that reads nothing for two minutes is stopped',
    from: [...filming, cameraOpened],
    event: elapse(120_000),
    target: at('online', 'reading', 'cameraEnded'),
    calls: ['list'],
    stops: ['camera'],
  },
  ...cameraFaults.flatMap(([fault, state]) => [
    {
      title: `[MKT-22] after ${state} the number is typed`,
      from: [...filming, cameraEnded(fault)],
      event: byNumber,
      target: at('online', 'resting', 'stamping'),
      calls: ['stamp'],
    },
  ]),
  {
    from: [...settled, requested],
    event: byNumber,
    target: at('online', 'resting', 'stamping'),
    calls: ['stamp'],
    stops: ['scan'],
  },
];
