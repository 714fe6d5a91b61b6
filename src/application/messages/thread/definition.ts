import { threadActors, type ThreadPorts } from './actors';
import { threadMachine, type ThreadMachine } from './machine';

/** A conversation wired to its ports. */
export const conversation = (ports: ThreadPorts): ThreadMachine =>
  threadMachine.provide({ actors: threadActors(ports) });
