import { composerActors, type ComposerPorts } from './actors';
import { composerMachine, type ComposerMachine } from './machine';

/** Where one writes, wired to its ports. */
export const composer = (ports: ComposerPorts): ComposerMachine =>
  composerMachine.provide({ actors: composerActors(ports) });
