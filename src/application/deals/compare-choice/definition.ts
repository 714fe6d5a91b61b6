import { compareActors, type ComparePorts } from './actors';
import { compareChoiceMachine, type CompareChoiceMachine } from './machine';

/** Choosing what is compared, for each page that offers it. */
export const compareChoice = (ports: ComparePorts): CompareChoiceMachine =>
  compareChoiceMachine.provide({ actors: compareActors(ports) });
