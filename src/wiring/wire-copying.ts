import { copyingActors } from '../application/copying/actors';
import { copyingMachine, type CopyingMachine } from '../application/copying/machine';
import type { PageWiring } from './page-wiring';

/** Copying to the clipboard, for each page that offers it. */
export const wireCopying = ({
  clipboard,
  origin,
}: Pick<PageWiring, 'clipboard' | 'origin'>): CopyingMachine =>
  copyingMachine.provide({ actors: copyingActors({ clipboard, origin }) });
