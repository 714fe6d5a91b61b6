import { whenBack } from '../../kit/connection/actors';
import { goingOn } from '../../kit/going-on';
import type { Opening, Recalling } from './publication-context';
import { answer, editing, ofOwnKind, sent, which } from './editing';
import { publicationSetup } from './setup';

const opening = ({ event }: { readonly event: { readonly output: Opening } }) => event.output;
const recalling = ({ event }: { readonly event: { readonly output: Recalling } }) => event.output;
const kept = { type: 'keepOpened', params: opening } as const;

/**
 * One sale or demand as its owner types it, step by step. It is kept on the device at every letter and on the gateway
 * after a pause; two devices that went on from the same text ask; only handing it in looks at every field.
 * Source: SCR-02, VAL-06, MKT-07.
 */
export const publicationMachine = publicationSetup.createMachine({
  id: 'publication',
  description: 'The form of one publication: a draft on the device and on the gateway, and handing it in.',
  meta: { requirements: ['SCR-02', 'VAL-06'] },
  context: ({ input }) => ({
    ...input,
    fields: {},
    base: null,
    theirs: null,
    faults: {},
    checked: false,
    focusField: null,
    failure: null,
    moving: [],
  }),
  invoke: [
    { id: 'drafts', src: 'drafts', input: which, onError: goingOn },
    { id: 'pictures', src: 'pictures', onError: goingOn },
  ],
  on: {
    'publication.pictureWished': { actions: { type: 'sendWish', params: ({ event }) => event } },
    'publication.picturesMoved': { actions: { type: 'keepMoving', params: ({ event }) => event } },
    'publication.pictureCame': { actions: { type: 'typePicture', params: ({ event }) => event } },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The text is looked for on the gateway and on the device.',
      meta: { requirements: ['SCR-02'] },
      invoke: {
        id: 'load',
        src: 'load',
        input: which,
        onDone: [
          { guard: { type: 'isOfOtherKind', params: opening }, target: 'elsewhere', actions: kept },
          { guard: { type: 'isUnderReview', params: opening }, target: 'inReview', actions: kept },
          { guard: { type: 'textsConflict', params: opening }, target: 'conflict', actions: kept },
          { guard: { type: 'deviceIsAhead', params: opening }, target: 'editing.saving', actions: kept },
          { guard: { type: 'wasOpened', params: opening }, target: 'editing', actions: kept },
          { guard: { type: 'wasUnknown', params: opening }, target: 'unknown' },
          { target: 'failed', actions: kept },
        ],
      },
    },
    elsewhere: {
      description:
        'It is of the other kind than the address says: its own address takes the place of this one, and its form begins there.',
      meta: { requirements: ['SCR-02', 'RTE-03'] },
      invoke: {
        id: 'showOwn',
        src: 'showOwn',
        input: ofOwnKind,
        onError: { target: 'failed', actions: 'noteDefect' },
      },
      after: { wayLimit: { target: 'failed', actions: 'noteTimeout' } },
    },
    unknown: {
      description:
        'There is none of that id that is theirs, and nothing of it on the device: nothing is typed, the ways on are shown, and it is looked for again when the connection is back.',
      meta: { requirements: ['SCR-02', 'RTE-03'] },
      invoke: whenBack('loading'),
      on: { 'publication.retried': 'loading' },
    },
    failed: {
      description:
        'The text did not come; the page offers to try again, and does so when the connection is back.',
      meta: { requirements: ['SCR-02', 'LAY-16'] },
      invoke: whenBack('loading'),
      on: { 'publication.retried': 'loading' },
    },
    inReview: {
      description: 'The reviewer has it: it is read, not typed in, until they decide or it is taken back.',
      meta: { requirements: ['SCR-02'] },
      invoke: { id: 'arrivals', src: 'arrivals', onError: goingOn },
      on: { 'publication.recalled': 'recalling', 'publication.decided': 'loading' },
    },
    recalling: {
      description: 'It is taken back from the reviewer.',
      meta: { requirements: ['SCR-02'] },
      invoke: {
        id: 'recall',
        src: 'recall',
        input: which,
        onDone: [
          { guard: { type: 'wasRecalled', params: recalling }, target: 'loading' },
          { target: 'inReview', actions: { type: 'noteFailure', params: recalling } },
        ],
      },
    },
    editing,
    conflict: {
      description: 'Somewhere else a newer text was saved: the person says which of the two goes on.',
      meta: { requirements: ['SCR-02'] },
      on: {
        'publication.mineKept': { target: 'editing.saving', actions: 'keepMine' },
        'publication.theirsTaken': { target: 'editing.saved', actions: ['takeTheirs', 'keepDraft'] },
      },
    },
    submitting: {
      description: 'It is handed in; the gateway looks at every field once more.',
      meta: { requirements: ['SCR-02', 'VAL-06'] },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: sent,
        onDone: [
          {
            guard: { type: 'wasTaken', params: answer },
            target: 'submitted',
            actions: { type: 'keepSaved', params: answer },
          },
          {
            guard: { type: 'wasOvertaken', params: answer },
            target: 'conflict',
            actions: { type: 'keepTheirs', params: answer },
          },
          {
            guard: { type: 'wasRefused', params: answer },
            target: 'editing.refused',
            actions: { type: 'noteFailure', params: answer },
          },
          { target: 'editing.unsaved', actions: { type: 'noteFailure', params: answer } },
        ],
      },
    },
    submitted: {
      description: 'The reviewer has it; the page says what comes next.',
      meta: { requirements: ['SCR-02'] },
      type: 'final',
    },
  },
});

export type PublicationMachine = typeof publicationMachine;
