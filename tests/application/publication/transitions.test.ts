import { left, right } from 'fp-ts/Either';
import type { FormTexts } from '../../../contract/publication/form-texts';
import type { PublicationEvent } from '../../../src/application/publication/publication-context';
import { publicationMachine } from '../../../src/application/publication/machine';
import { selectPublicationStatus } from '../../../src/application/publication/status';
import { after, defect, done, says, type Answer } from '../../support/explore/step';
import { transitionTable } from '../../support/explore/transition-table';
import {
  blank,
  decided,
  demand,
  fails,
  inReview,
  input,
  keepsMine,
  moving,
  network,
  newer,
  onDevice,
  opened,
  overtaken,
  pictureComes,
  pictureMoves,
  pointed,
  recalls,
  refused,
  rests,
  retries,
  sound,
  stored,
  submits,
  taken,
  takesTheirs,
  typesTitle,
  typesWrong,
  clearing,
  wishesClear,
  withTitle,
} from './samples';

type Way = readonly (PublicationEvent | Answer)[];

const loaded: Way = [done('load', opened(stored()))];
const typed: Way = [...loaded, typesTitle];
const saving: Way = [...typed, rests];
const unsaved: Way = [...saving, done('save', fails(network))];
const refusedWay: Way = [...saving, done('save', fails(refused))];
const overtakenWay: Way = [...saving, done('save', overtaken)];
const underReview: Way = [done('load', opened(inReview))];
const recalling: Way = [...underReview, recalls];
const failed: Way = [done('load', left(network))];
const submitting: Way = [...loaded, submits];
const wrong: Way = [...loaded, typesWrong];
const pointing: Way = [...wrong, submits];
const savedSame = done('save', taken(stored({ version: 4, fields: withTitle })));

const ended = {
  type: 'xstate.done.actor.publication',
  actorId: 'publication',
  output: undefined,
};

/** What the device is told to keep. */
const keeps = (fields: FormTexts, version: number) => [
  { to: 'drafts', event: { type: 'draft.kept', fields, version } },
];

transitionTable('publication', {
  machine: publicationMachine,
  input,
  text: (snapshot) => {
    const { phase, saving: sign, focusField, failure } = selectPublicationStatus(snapshot);
    return [phase, sign, focusField ?? '-', failure?.kind ?? '-'].join(' ');
  },
  rows: [
    {
      title: '[SCR-02] the form begins by looking for its text',
      from: [],
      target: 'loading',
      calls: ['drafts', 'pictures', 'load'],
      text: 'loading new - -',
    },
    {
      title: '[SCR-02] a text that nobody has yet begins blank',
      from: [],
      event: done('load', opened(null)),
      target: 'editing.saved',
      context: { fields: blank, base: null },
      text: 'editing new - -',
    },
    {
      from: [],
      event: done('load', opened(stored())),
      target: 'editing.saved',
      context: { fields: sound },
      text: 'editing saved - -',
    },
    {
      title: '[SES-07] what the device has beyond the gateway is saved at once',
      from: [],
      event: done('load', opened(stored(), { fields: onDevice, version: 3 })),
      target: 'editing.saving',
      calls: ['save'],
      context: { fields: onDevice },
      text: 'editing saving - -',
    },
    {
      title: '[SCR-02] two texts that went on from the same version ask',
      from: [],
      event: done('load', opened(newer, { fields: onDevice, version: 3 })),
      target: 'conflict',
      context: { theirs: newer, fields: onDevice },
      text: 'conflict saved - -',
    },
    {
      from: [],
      event: done('load', opened(inReview)),
      target: 'inReview',
      calls: ['arrivals'],
      text: 'inReview saved - -',
    },
    {
      title: '[SCR-02] what is of the other kind is not typed in this form: its own address takes the place',
      from: [],
      event: done('load', opened(demand)),
      target: 'elsewhere',
      calls: [{ actor: 'showOwn', input: { userId: 'u1', kind: 'buy', id: 'd1', isNew: false, given: {} } }],
      text: 'loading saved - -',
    },
    ...[after(2_000), defect('showOwn')].map((event, at) => ({
      from: [done('load', opened(demand))],
      event,
      target: 'failed',
      stops: at === 0 ? ['showOwn'] : [],
      calls: ['connectionBack'],
      text: `failed saved - ${at === 0 ? 'timeout' : 'malformed'}`,
    })),
    {
      from: [],
      event: done('load', left(network)),
      target: 'failed',
      calls: ['connectionBack'],
      text: 'failed new - network',
    },
    {
      from: [],
      event: defect('load'),
      target: 'failed',
      calls: ['connectionBack'],
      text: 'failed new - malformed',
    },
    {
      from: [],
      event: after(20_000),
      target: 'failed',
      stops: ['load'],
      calls: ['connectionBack'],
      text: 'failed new - timeout',
    },
    { from: [], event: typesTitle, target: 'loading', refused: [typesTitle.type] },
    { from: failed, event: retries, target: 'loading', calls: ['load'] },
    { from: failed, event: done('connectionBack', undefined), target: 'loading', calls: ['load'] },
    { from: failed, event: defect('connectionBack'), target: 'failed', actions: ['goOn'] },

    {
      title: '[SCR-02] what is under review is taken back before it is typed in',
      from: underReview,
      event: recalls,
      target: 'recalling',
      calls: ['recall'],
      text: 'recalling saved - -',
    },
    { from: underReview, event: typesTitle, target: 'inReview', refused: [typesTitle.type] },
    { from: underReview, event: decided, target: 'loading', calls: ['load'] },
    { from: underReview, event: defect('arrivals'), target: 'inReview', actions: ['goOn'] },
    { from: recalling, event: done('recall', right(undefined)), target: 'loading', calls: ['load'] },
    {
      from: recalling,
      event: done('recall', left(refused)),
      target: 'inReview',
      calls: ['arrivals'],
      text: 'inReview saved - refused',
    },
    {
      from: recalling,
      event: defect('recall'),
      target: 'inReview',
      calls: ['arrivals'],
      text: 'inReview saved - malformed',
    },
    {
      from: recalling,
      event: after(20_000),
      target: 'inReview',
      stops: ['recall'],
      calls: ['arrivals'],
      text: 'inReview saved - timeout',
    },

    {
      title: '[SCR-02] what is typed is kept on the device at once, and rests before it is saved',
      from: loaded,
      event: typesTitle,
      target: 'editing.waiting',
      context: { fields: withTitle },
      sends: keeps(withTitle, 3),
      text: 'editing saving - -',
    },
    { from: loaded, event: rests, target: 'editing.saved', refused: [rests.type] },
    { from: loaded, event: defect('drafts'), target: 'editing.saved', actions: ['goOn'] },
    { from: typed, event: typesTitle, target: 'editing.waiting', sends: keeps(withTitle, 3) },
    {
      title: '[SCR-02] it is saved 800 ms after the last letter, and at once when a field or a step is left',
      from: typed,
      event: after(800),
      target: 'editing.saving',
      calls: ['save'],
    },
    { from: typed, event: rests, target: 'editing.saving', calls: ['save'] },
    {
      from: saving,
      event: savedSame,
      target: 'editing.saved',
      sends: keeps(withTitle, 4),
      text: 'editing saved - -',
    },
    {
      title: '[SCR-02] what was typed while it was on its way follows after the answer',
      from: saving,
      event: typesWrong,
      target: 'editing.saving',
      sends: keeps({ ...sound, title: '短' }, 3),
    },
    {
      from: [...saving, typesWrong],
      event: savedSame,
      target: 'editing.waiting',
      sends: keeps({ ...sound, title: '短' }, 4),
    },
    {
      title: '[SCR-02] a save that another device overtook asks',
      from: saving,
      event: done('save', overtaken),
      target: 'conflict',
      context: { theirs: newer, fields: withTitle },
    },
    {
      title: '[VAL-06] a save that failed says so, keeps what was typed and is tried again',
      from: saving,
      event: done('save', fails(network)),
      target: 'editing.unsaved',
      calls: ['connectionBack'],
      context: { fields: withTitle },
      text: 'editing unsaved - network',
    },
    {
      from: saving,
      event: defect('save'),
      target: 'editing.unsaved',
      calls: ['connectionBack'],
      text: 'editing unsaved - malformed',
    },
    {
      from: saving,
      event: after(20_000),
      target: 'editing.unsaved',
      stops: ['save'],
      calls: ['connectionBack'],
      text: 'editing unsaved - timeout',
    },
    { from: unsaved, event: retries, target: 'editing.saving', calls: ['save'] },
    { from: unsaved, event: done('connectionBack', undefined), target: 'editing.saving', calls: ['save'] },
    { from: unsaved, event: defect('connectionBack'), target: 'editing.unsaved', actions: ['goOn'] },
    { from: unsaved, event: typesTitle, target: 'editing.waiting', sends: keeps(withTitle, 3) },
    { from: unsaved, event: after(15_000), target: 'editing.saving', calls: ['save'] },
    {
      title:
        '[SCR-02] what the gateway refuses stands there with the reason, and is not sent again by itself',
      from: saving,
      event: done('save', fails(refused)),
      target: 'editing.refused',
      context: { fields: withTitle },
      text: 'editing unsaved - refused',
    },
    { from: refusedWay, event: retries, target: 'editing.saving', calls: ['save'] },
    { from: refusedWay, event: typesTitle, target: 'editing.waiting', sends: keeps(withTitle, 3) },
    {
      from: submitting,
      event: done('submit', fails(network)),
      target: 'editing.unsaved',
      calls: ['connectionBack'],
    },

    {
      title:
        '[VAL-06] handing in looks at every field, shows the step of the first wrong one and gives it the focus',
      from: wrong,
      event: submits,
      target: 'editing.pointing',
      calls: ['show'],
      context: { focusField: 'title' },
      text: 'editing saved title -',
    },
    { from: pointing, event: pointed, target: 'editing.saving', stops: ['show'], calls: ['save'] },
    { from: pointing, event: after(2_000), target: 'editing.saving', stops: ['show'], calls: ['save'] },
    { from: pointing, event: defect('show'), target: 'editing.saving', calls: ['save'] },
    {
      from: pointing,
      event: typesTitle,
      target: 'editing.waiting',
      stops: ['show'],
      sends: keeps(withTitle, 3),
      text: 'editing saving - -',
    },
    {
      title: '[SCR-02] a text in which nothing is wrong is handed in',
      from: loaded,
      event: submits,
      target: 'submitting',
      calls: ['submit'],
      text: 'submitting saved - -',
    },
    { from: submitting, event: typesTitle, target: 'submitting', refused: [typesTitle.type] },
    {
      from: submitting,
      event: done('submit', taken(inReview)),
      target: 'submitted',
      sends: [{ to: 'parent', event: ended }],
      context: { base: inReview },
      text: 'submitted saved - -',
    },
    { from: submitting, event: done('submit', overtaken), target: 'conflict', context: { theirs: newer } },
    {
      title: '[VAL-06] what was not taken is still there',
      from: submitting,
      event: done('submit', fails(refused)),
      target: 'editing.refused',
      context: { fields: sound },
      text: 'editing unsaved - refused',
    },
    {
      from: submitting,
      event: defect('submit'),
      target: 'editing.unsaved',
      calls: ['connectionBack'],
      text: 'editing unsaved - malformed',
    },
    {
      from: submitting,
      event: after(20_000),
      target: 'editing.unsaved',
      stops: ['submit'],
      calls: ['connectionBack'],
      text: 'editing unsaved - timeout',
    },

    {
      title: '[SCR-02] one’s own text goes on from the newer version, or the newer one is taken',
      from: overtakenWay,
      event: keepsMine,
      target: 'editing.saving',
      calls: ['save'],
      context: { base: newer, theirs: null, fields: withTitle },
    },
    {
      from: overtakenWay,
      event: takesTheirs,
      target: 'editing.saved',
      sends: keeps(newer.fields, 5),
      context: { base: newer, theirs: null, fields: newer.fields },
    },
    { from: overtakenWay, event: typesTitle, target: 'conflict', refused: [typesTitle.type] },
    { from: loaded, event: keepsMine, target: 'editing.saved', refused: [keepsMine.type] },

    {
      title: '[MKT-07] what is wanted of the pictures goes to who sends them, in any state',
      from: loaded,
      event: wishesClear,
      target: 'editing.saved',
      sends: [{ to: 'pictures', event: clearing }],
    },
    {
      title: '[SCR-10] a picture on its way is told with how far it is',
      from: loaded,
      event: says('pictures', pictureMoves),
      target: 'editing.saved',
      context: { moving: [moving] },
    },
    {
      title: '[SCR-02] a picture that came is typed at the end of the others',
      from: loaded,
      event: says('pictures', pictureComes),
      target: 'editing.waiting',
      context: { fields: { ...sound, pictures: 'f1' } },
      sends: keeps({ ...sound, pictures: 'f1' }, 3),
    },
    { from: loaded, event: defect('pictures'), target: 'editing.saved', actions: ['goOn'] },
  ],
});
