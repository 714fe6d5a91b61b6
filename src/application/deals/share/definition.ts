import type { PagePorts } from '../../../ports/page-ports';
import { shareActors } from './actors';
import { shareMachine, type ShareMachine } from './machine';

/** Sharing, for each page that offers it. */
export const sharing = ({
  gateways,
  bridge,
  clipboard,
  origin,
  programPath,
}: Pick<PagePorts, 'gateways' | 'bridge' | 'clipboard' | 'origin' | 'programPath'>): ShareMachine =>
  shareMachine.provide({
    actors: shareActors({ sales: gateways.sale, bridge, clipboard, origin, programPath }),
  });
