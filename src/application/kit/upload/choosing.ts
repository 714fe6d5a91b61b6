import type { UploadEvent } from './events';

type Chosen = Extract<UploadEvent, { type: 'upload.fileChosen' }>;

/** A file is looked at before anything is sent, also when it takes the place of another. */
export const chooseFile = {
  target: '#upload.checking',
  actions: { type: 'keepFile', params: ({ event }: { readonly event: Chosen }) => event },
} as const;
/** The file accepted before this one is restored; without such a file none is left. */
export const removeFile = { target: '#upload.starting', actions: 'takeBack' } as const;
/** Without the file that was chosen goes on what was taken before; without such the person chooses another. */
export const unreadable = [
  { guard: 'somethingIsKept', target: 'starting', actions: ['takeBack', 'noteUnreadable', 'noteKept'] },
  { target: 'refused', actions: 'noteUnreadable' },
] as const;
