import { publicationActors, type PublicationPorts } from './actors';
import { publicationMachine, type PublicationMachine } from './machine';

/** The form of a publication, wired to its calls and its draft. */
export const publication = (ports: PublicationPorts): PublicationMachine =>
  publicationMachine.provide({ actors: publicationActors(ports) });
