import type { KeyValueStorage } from '../../ports/key-value-storage';
import { compareActors } from './actors';
import { compareChoiceMachine, type CompareChoiceMachine } from './machine';

/** Choosing what is compared, for each page that offers it. */
export const compareChoice = ({ storage }: { readonly storage: KeyValueStorage }): CompareChoiceMachine =>
  compareChoiceMachine.provide({ actors: compareActors(storage) });
