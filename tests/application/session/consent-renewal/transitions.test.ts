import { renewalMachine } from '../../../../src/application/session/consent-renewal/machine';
import type { RenewalEvent, RenewalFact } from '../../../../src/application/session/consent-renewal/events';
import type { Row } from '../../../support/explore/row';
import { after, done, stepWord, type Step } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import {
  accepted,
  answers,
  broken,
  covered,
  current,
  declined,
  earlier,
  inApp,
  inBrowser,
  inWechat,
  known,
  late,
  left7,
  logOut,
  neverAgreed,
  notRecorded,
  outdated,
  readAgain,
  recorded,
  unread,
} from './samples';

type Way = readonly Step<RenewalEvent>[];
type RenewalRow = Row<typeof renewalMachine>;

const reported = (...types: readonly RenewalFact['type'][]) => types.map((type) => ({ type }));
const refuses = (from: Way, target: string, events: readonly RenewalEvent[]) =>
  refusalRows<typeof renewalMachine>({ from, target, events });
const of = (given: typeof earlier | null, userId = '7') => ({ member: { userId, given } });

const toRecording: Way = [known(earlier)];
const toReading: Way = [known(null)];
const toAsking: Way = [...toReading, done('loadConsents', outdated)];
const toAgreeing: Way = [...toAsking, accepted];
const toDeclined: Way = [...toAsking, declined];
const toLeaving: Way = [...toDeclined, logOut];

const readsOn = (event: Step<RenewalEvent>): RenewalRow => ({
  title: `[PRI-06] an earlier consent, recorded or not, leads on to the record (${stepWord(event)})`,
  from: toRecording,
  event,
  target: 'reading',
  calls: [{ actor: 'loadConsents', input: of(earlier) }],
});
const askedNothing = (event: Step<RenewalEvent>): RenewalRow => ({
  title: `[PRI-06] a consent to what holds asks for nothing, recorded or not (${stepWord(event)})`,
  from: [known(current)],
  event,
  target: 'resting',
});
const notAskedInApp = (event: Step<RenewalEvent>): RenewalRow => ({
  title: `[PRI-02] the app, which has asked before, does not ask here (${stepWord(event)})`,
  input: inApp,
  from: [known(earlier)],
  event,
  target: 'resting',
});
const restsAfter = (title: string, event: Step<RenewalEvent>): RenewalRow => ({
  title,
  from: toReading,
  event,
  target: 'resting',
  context: { previous: null },
});
const staysAsked = (event: Step<RenewalEvent>, kind: string): RenewalRow => ({
  title: `[PRI-06] a consent that is not recorded keeps the question, and says why (${stepWord(event)})`,
  from: toAgreeing,
  event,
  target: 'asking',
  context: { failure: kind === 'malformed' ? { kind, field: '' } : { kind: kind as 'network' | 'timeout' } },
});

/** Before anybody is asked. */
const unasked = (from: Way, target: string): readonly RenewalRow[] => [
  ...refuses(from, target, [...answers, target === 'recording' ? known(earlier) : known(null)]),
  {
    title: `[PRI-06] another member is looked at afresh, while ${target}`,
    from,
    event: known(null, '8'),
    target: 'reading',
    calls: [{ actor: 'loadConsents', input: of(null, '8') }],
  },
  {
    title: `[PRI-06] a member who leaves is asked nothing, while ${target}`,
    from,
    event: left7,
    target: 'resting',
    context: { member: null },
  },
];
/** While somebody is asked. */
const asked = (from: Way, target: string): readonly RenewalRow[] => [
  ...refuses(from, target, [known(null), known(earlier)]),
  {
    title: `[PRI-06] a consent that was given in another tab settles the question, while ${target}`,
    from,
    event: known(current),
    target: 'recording',
    calls: [{ actor: 'record', input: of(current) }],
    emits: reported('renewal.dropped'),
    context: { previous: null, failure: null },
  },
  {
    title: `[PRI-06] another member is not asked what this one was, while ${target}`,
    from,
    event: known(null, '8'),
    target: 'reading',
    calls: [{ actor: 'loadConsents', input: of(null, '8') }],
    emits: reported('renewal.dropped'),
  },
  {
    title: `[PRI-06] the question goes with the session, while ${target}`,
    from,
    event: left7,
    target: 'resting',
    emits: reported('renewal.dropped'),
    context: { member: null, previous: null, failure: null },
  },
];

transitionTable('consent-renewal', {
  machine: renewalMachine,
  input: inBrowser,
  rows: [
    { title: '[PRI-06] a visitor is not asked', from: [], target: 'resting', context: { member: null } },
    ...refuses([], 'resting', answers),
    { title: '[PRI-06] who was not asked leaves unnoticed', from: [], event: left7, target: 'resting' },
    {
      title: '[PRI-06] what the device knows of is recorded first',
      from: [],
      event: known(earlier),
      target: 'recording',
      calls: [{ actor: 'record', input: of(earlier) }],
    },
    {
      title: '[PRI-06] where the device knows of nothing the record is asked at once',
      from: [],
      event: known(null),
      target: 'reading',
      calls: [{ actor: 'loadConsents', input: of(null) }],
    },
    {
      title: '[PRI-02] in the app a device that kept nothing asks for nothing here',
      input: inApp,
      from: [],
      event: known(null),
      target: 'resting',
    },

    readsOn(done('record', recorded)),
    readsOn(done('record', notRecorded)),
    readsOn(done('record', broken)),
    readsOn(done('record', late)),
    askedNothing(done('record', recorded)),
    askedNothing(done('record', notRecorded)),
    askedNothing(done('record', broken)),
    askedNothing(done('record', late)),
    notAskedInApp(done('record', recorded)),
    {
      title: '[PRI-06] a tick that follows at once is recorded too',
      from: toRecording,
      event: known(current),
      target: 'recording',
      calls: [{ actor: 'record', input: of(current) }],
    },
    ...unasked(toRecording, 'recording'),

    {
      title: '[PRI-06] who agreed to an earlier version is asked, and what was agreed to is known',
      from: toReading,
      event: done('loadConsents', outdated),
      target: 'asking',
      emits: reported('renewal.wanted'),
      context: { previous: earlier, failure: null },
    },
    {
      title: '[PRI-06] in WeChat too',
      input: inWechat,
      from: toReading,
      event: done('loadConsents', outdated),
      target: 'asking',
      emits: reported('renewal.wanted'),
    },
    restsAfter('[PRI-06] who agreed to what holds is not asked', done('loadConsents', covered)),
    restsAfter('[PRI-06] who never agreed is not asked here', done('loadConsents', neverAgreed)),
    restsAfter('[PRI-06] a record that does not come asks nothing yet', done('loadConsents', unread)),
    restsAfter('[PRI-06] nor does one that breaks', done('loadConsents', broken)),
    restsAfter('[PRI-06] nor one that is too slow', done('loadConsents', late)),
    {
      title: '[PRI-06] what did not come is asked for with the next news of the member',
      from: [...toReading, done('loadConsents', unread)],
      event: known(null),
      target: 'reading',
      calls: ['loadConsents'],
    },
    ...unasked(toReading, 'reading'),

    {
      title: '[PRI-06] agreeing is put on record before anything goes on',
      from: toAsking,
      event: accepted,
      target: 'agreeing',
      calls: [{ actor: 'agree', input: of(null) }],
    },
    {
      title: '[PRI-06] refusing does nothing before it is read what follows from it',
      from: toAsking,
      event: declined,
      target: 'declined',
      context: { previous: earlier },
    },
    ...refuses(toAsking, 'asking', [readAgain, logOut]),
    ...asked(toAsking, 'asking'),

    {
      title: '[PRI-06] a consent that is on record ends the question',
      from: toAgreeing,
      event: done('agree', recorded),
      target: 'resting',
      emits: reported('renewal.agreed'),
      context: { previous: null, failure: null },
    },
    staysAsked(done('agree', notRecorded), 'network'),
    staysAsked(done('agree', broken), 'malformed'),
    staysAsked(done('agree', late), 'timeout'),
    {
      title: '[PRI-06] it can be tried again, and what failed is forgotten',
      from: [...toAgreeing, done('agree', notRecorded)],
      event: accepted,
      target: 'agreeing',
      calls: ['agree'],
      context: { failure: null },
    },
    ...refuses(toAgreeing, 'agreeing', answers),
    ...asked(toAgreeing, 'agreeing'),

    { title: '[PRI-06] who refused may read again', from: toDeclined, event: readAgain, target: 'asking' },
    {
      title: '[PRI-06] who refuses is logged out',
      from: toDeclined,
      event: logOut,
      target: 'leaving',
      emits: reported('renewal.logoutWanted'),
    },
    ...refuses(toDeclined, 'declined', [accepted, declined]),
    ...asked(toDeclined, 'declined'),
    {
      title: '[PRI-06] a logout that does not end can be tried again',
      from: toLeaving,
      event: after(10_000),
      target: 'declined',
      context: { failure: { kind: 'timeout' } },
    },
    {
      title: '[PRI-06] a second try of the logout forgets the first',
      from: [...toLeaving, after(10_000)],
      event: logOut,
      target: 'leaving',
      emits: reported('renewal.logoutWanted'),
      context: { failure: null },
    },
    {
      title: '[PRI-06] reading again forgets it too',
      from: [...toLeaving, after(10_000)],
      event: readAgain,
      target: 'asking',
      context: { failure: null },
    },
    ...refuses(toLeaving, 'leaving', answers),
    ...asked(toLeaving, 'leaving'),
  ],
});
