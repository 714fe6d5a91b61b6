import { left, right } from 'fp-ts/Either';
import { privacyMachine } from '../../../../src/application/session/privacy-agreement/machine';
import type { Row } from '../../../support/explore/row';
import { after, defect, done, type Step } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import type {
  PrivacyEvent,
  PrivacyFact,
  RecordCommand,
} from '../../../../src/application/session/privacy-agreement/events';
import {
  accepted,
  afterNewVersion,
  agreedBefore,
  answers,
  consequences,
  current,
  declined,
  earlier,
  exit,
  firstTime,
  inBrowser,
  keptOnDevice,
  known,
  notKept,
  readAgain,
  takenBack,
  ticked,
} from './samples';

type Way = readonly Step<PrivacyEvent>[];

const reported = (...facts: readonly PrivacyFact[]): readonly PrivacyFact[] => facts;
const record = (event: RecordCommand) => ({ to: 'record', event });
const refuses = (from: Way, target: string, events: readonly PrivacyEvent[]) =>
  refusalRows<typeof privacyMachine>({ from, target, events });
const toExiting: Way = [declined, exit];
const toKeeping: Way = [accepted];
const granted = { type: 'privacy.granted' } as const;
const notKeptReported = { type: 'privacy.notKept' } as const;

const exitFails = (event: Step<PrivacyEvent>): Row<typeof privacyMachine> => ({
  title: '[PRI-04] an application that cannot be ended stays, and says so',
  from: toExiting,
  event,
  target: 'declined',
  context: { exitFailed: true },
});
const cannotBeKept = (event: Step<PrivacyEvent>): Row<typeof privacyMachine> => ({
  title: '[PRI-05] a device that breaks while keeping it does not stand in the way',
  from: toKeeping,
  event,
  target: 'agreed.forThisRun',
  sends: [record({ type: 'record.given', consent: null })],
  emits: reported(notKeptReported, granted),
  context: { standing: 'agreed', consent: null },
});

transitionTable('privacy-agreement', {
  machine: privacyMachine,
  input: firstTime,
  rows: [
    {
      title: '[PRI-02] outside the app nobody is asked',
      input: inBrowser,
      from: [],
      target: 'notNeeded.unticked',
      calls: [{ actor: 'record', input: { kept: null } }],
    },
    {
      title: '[PRI-01] in the app it is asked for at the first start',
      from: [],
      target: 'asking',
      calls: [{ actor: 'record', input: { kept: null } }],
      context: { consent: null },
    },
    {
      title: '[PRI-06] an agreement to an earlier version is asked for again, and the version is known',
      input: afterNewVersion,
      from: [],
      target: 'asking',
      calls: [{ actor: 'record', input: { kept: earlier } }],
      context: { consent: earlier, standing: 'missing' },
    },
    {
      title: '[PRI-01] who has agreed is not asked again',
      input: agreedBefore,
      from: [],
      target: 'agreed.kept',
      calls: [{ actor: 'record', input: { kept: current } }],
      sends: [record({ type: 'record.given', consent: current })],
    },
    {
      from: [],
      event: defect('record'),
      target: 'asking',
      actions: ['goOn'],
    },

    {
      title: '[PRI-06] the tick of a login is recorded in a browser',
      input: inBrowser,
      from: [],
      event: ticked,
      target: 'notNeeded.ticked',
      sends: [record({ type: 'record.ticked' })],
    },
    {
      title: '[PRI-06] a member of whom is known is recorded in a browser',
      input: inBrowser,
      from: [],
      event: known,
      target: 'notNeeded.unticked',
      sends: [record({ type: 'record.memberKnown', userId: '7' })],
    },
    {
      title: '[PRI-06] a consent that is taken back in a browser asks for nothing there',
      input: inBrowser,
      from: [],
      event: takenBack,
      target: 'notNeeded.unticked',
      sends: [record({ type: 'record.forgotten' })],
      emits: reported({ type: 'privacy.withdrawn', standing: 'notNeeded' }),
    },
    ...refusalRows<typeof privacyMachine>({
      input: inBrowser,
      from: [],
      target: 'notNeeded.unticked',
      events: answers,
    }),

    {
      title: '[PRI-01] accepting is kept on the device before anything goes on',
      from: [],
      event: accepted,
      target: 'keeping',
      calls: ['keepConsent'],
    },
    {
      title: '[PRI-04] declining leaves the flag unset',
      from: [],
      event: declined,
      target: 'declined',
      context: { standing: 'missing', consent: null },
    },
    ...refuses([], 'asking', [readAgain, exit, ...consequences]),
    { title: '[PRI-04] who declined may read again', from: [declined], event: readAgain, target: 'asking' },
    {
      title: '[PRI-04] who declined may leave',
      from: [declined],
      event: exit,
      target: 'exiting',
      calls: ['exitApp'],
    },
    ...refuses([declined], 'declined', [accepted, declined, ...consequences]),
    {
      title: '[PRI-04] an application that ends has nothing more to say',
      from: toExiting,
      event: done('exitApp', right(undefined)),
      target: 'declined',
      context: { exitFailed: false },
    },
    exitFails(done('exitApp', left({ kind: 'failed', reason: 'no way out' }))),
    exitFails(defect('exitApp')),
    { ...exitFails(after(5_000)), stops: ['exitApp'] },
    ...refuses(toExiting, 'exiting', [...answers, ...consequences]),
    {
      title: '[PRI-04] what failed is forgotten when it is tried again, or read again',
      from: [...toExiting, defect('exitApp')],
      event: readAgain,
      target: 'asking',
      context: { exitFailed: false },
    },
    {
      title: '[PRI-04] leaving is tried again afresh',
      from: [...toExiting, defect('exitApp')],
      event: exit,
      target: 'exiting',
      calls: ['exitApp'],
      context: { exitFailed: false },
    },

    {
      title: '[PRI-03] what the device kept opens the application',
      from: toKeeping,
      event: done('keepConsent', keptOnDevice),
      target: 'agreed.kept',
      sends: [record({ type: 'record.given', consent: current })],
      emits: reported(granted),
      context: { standing: 'agreed', consent: current },
    },
    {
      title: '[PRI-05] what the device did not keep holds for this run, and is told',
      from: toKeeping,
      event: done('keepConsent', notKept),
      target: 'agreed.forThisRun',
      sends: [record({ type: 'record.given', consent: current })],
      emits: reported(notKeptReported, granted),
      context: { standing: 'agreed', consent: current },
    },
    cannotBeKept(defect('keepConsent')),
    { ...cannotBeKept(after(5_000)), stops: ['keepConsent'] },
    ...refuses(toKeeping, 'keeping', [...answers, ...consequences]),

    ...[ticked, known].map((event): Row<typeof privacyMachine> => ({
      title: `[PRI-06] in the app too a login is recorded (${event.type})`,
      input: agreedBefore,
      from: [],
      event,
      target: 'agreed.kept',
      sends: [
        record(
          event.type === 'privacy.ticked'
            ? { type: 'record.ticked' }
            : { type: 'record.memberKnown', userId: '7' },
        ),
      ],
    })),
    {
      title: '[PRI-06] a consent that is taken back in the app is asked for again at once',
      input: agreedBefore,
      from: [],
      event: takenBack,
      target: 'asking',
      sends: [record({ type: 'record.forgotten' })],
      emits: reported({ type: 'privacy.withdrawn', standing: 'missing' }),
      context: { standing: 'missing', consent: null },
    },
    ...refusalRows<typeof privacyMachine>({
      input: agreedBefore,
      from: [],
      target: 'agreed.kept',
      events: answers,
    }),
  ],
});
