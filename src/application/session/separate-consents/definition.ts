import type { PagePorts } from '../../../ports/page-ports';
import { separateConsentsActors, separateConsentsOf } from './actors';
import { separateConsentsMachine, type SeparateConsentsMachine } from './machine';

/** The separate consents over their ports. */
export const separateConsents = ({
  callOf,
  connection,
}: Pick<PagePorts, 'callOf' | 'connection'>): SeparateConsentsMachine =>
  separateConsentsMachine.provide({
    actors: separateConsentsActors({ consents: separateConsentsOf(callOf), connection }),
  });
