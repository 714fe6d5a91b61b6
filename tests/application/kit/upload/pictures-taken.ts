import type { uploadMachine } from '../../../../src/application/kit/upload/machine';
import type { Row } from '../../../support/explore/row';
import { after } from '../../../support/explore/step';
import { licence, reports } from './samples';

const smallShows = reports('picture', { type: 'picture.opened', address: 'blob:2' });
const before = { purpose: 'verification', uploaded: licence } as const;
const contract = { ...licence, name: '执照.pdf', type: 'application/pdf' } as const;

/** What was taken on another visit: its small picture comes, does not come, or goes with it. */
export const picturesTaken: readonly Row<typeof uploadMachine>[] = [
  {
    title: '[SCR-10] a document that is no picture is shown by its name',
    input: { purpose: 'verification', uploaded: contract },
    from: [],
    target: 'held.done.here',
    calls: [{ actor: 'preview', input: { file: null, type: contract.type } }],
    context: { uploaded: contract, preview: null },
    text: '',
  },
  {
    title: '[SCR-10] the small picture of what was uploaded before is shown when it comes',
    input: before,
    from: [],
    event: smallShows,
    target: 'held.done.taken.shown',
    context: { preview: 'blob:2' },
    text: '',
  },
  {
    title: '[SCR-10] where it does not come, name and icon stay, and nothing is said',
    input: before,
    from: [],
    event: reports('picture', { type: 'picture.opened', address: null }),
    target: 'held.done.here',
    stops: ['picture'],
    context: { preview: null, uploaded: licence },
    text: '',
  },
  {
    title: '[SCR-10] nobody waits for it longer than 35 s',
    input: before,
    from: [],
    event: after(35_000),
    target: 'held.done.here',
    stops: ['picture'],
    context: { preview: null, uploaded: licence },
    text: '',
  },
  ...[[], [smallShows]].map((from) => ({
    title: `[SCR-10] what was uploaded stays when its picture breaks (${from.length === 0 ? 'coming' : 'shown'})`,
    input: before,
    from,
    event: reports('picture', { type: 'picture.opened', address: null }),
    target: 'held.done.here',
    stops: ['picture'],
    context: { preview: null, uploaded: licence },
    text: '',
  })),
  {
    title: '[SCR-10] the small picture goes with its file',
    input: before,
    from: [smallShows],
    event: { type: 'upload.removed' },
    target: 'empty',
    stops: ['picture', 'preview'],
    context: { uploaded: null, preview: null },
  },
];
