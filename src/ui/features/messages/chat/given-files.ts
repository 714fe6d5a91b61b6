import type { DragEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ComposerMachine } from '../../../../application/messages/composer/machine';

/** Hands files over that were chosen, dropped or pasted; false where there is none. */
export const giveFiles = (composer: ActorRefFrom<ComposerMachine>, files: FileList | null): boolean => {
  const [file, ...further] = Array.from(files ?? []);
  if (file === undefined) return false;
  composer.send({ type: 'composer.fileChosen', file, further });
  return true;
};

/** Whether files are dragged, and not words or a link. */
export const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Hands over what was dropped; false where there is no file. */
export const dropFiles = (composer: ActorRefFrom<ComposerMachine>, { dataTransfer }: DragEvent): boolean =>
  giveFiles(composer, dataTransfer.files);

/** Whether a screenshot or files were copied; a spreadsheet copies a picture next to its words, which are meant. */
export const pastesFiles = ({ types }: DataTransfer): boolean =>
  types.includes('Files') && !types.includes('text/plain');
