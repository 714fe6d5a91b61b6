import { copyingActors } from './actors';
import { copyingMachine, type CopyingMachine } from './machine';
import type { PagePorts } from '../../../ports/page-ports';

/** Copying to the clipboard, for each page that offers it. */
export const copying = ({ clipboard, origin }: Pick<PagePorts, 'clipboard' | 'origin'>): CopyingMachine =>
  copyingMachine.provide({ actors: copyingActors({ clipboard, origin }) });
