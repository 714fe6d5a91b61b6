import type { PagePorts } from '../../../ports/page-ports';
import { shareActors } from './actors';
import { shareMachine, type ShareMachine } from './machine';

/** Sharing, for each page that offers it. */
export const sharing = ({
  callOf,
  bridge,
  clipboard,
  origin,
  programPath,
}: Pick<PagePorts, 'callOf' | 'bridge' | 'clipboard' | 'origin' | 'programPath'>): ShareMachine =>
  shareMachine.provide({
    actors: shareActors({
      sales: { shareImagePath: callOf(({ sale }) => sale.shareImagePath) },
      bridge,
      clipboard,
      origin,
      programPath,
    }),
  });
