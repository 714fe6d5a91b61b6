import { left, right } from 'fp-ts/Either';
import { publicationInvariants } from '../../../src/application/publication/invariants';
import { publicationMachine } from '../../../src/application/publication/machine';
import { explorationTests } from '../../support/explore/exploration-tests';
import { done } from '../../support/explore/step';
import { everyFailure } from '../../support/failures';
import {
  decided,
  inReview,
  input,
  keepsMine,
  newer,
  onDevice,
  opened,
  overtaken,
  pointed,
  recalls,
  rests,
  retries,
  stored,
  submits,
  taken,
  takesTheirs,
  typesTitle,
  typesWrong,
  withTitle,
} from './samples';

explorationTests('publication', {
  machine: publicationMachine,
  inputs: [input],
  alphabet: [
    typesTitle,
    typesWrong,
    rests,
    retries,
    submits,
    pointed,
    keepsMine,
    takesTheirs,
    recalls,
    decided,
    done('load', opened(null)),
    done('load', opened(stored())),
    done('load', opened(inReview)),
    done('load', opened(newer, { fields: onDevice, version: 3 })),
    done('load', opened(stored(), { fields: onDevice, version: 3 })),
    done('save', taken(stored({ version: 6 }))),
    done('save', taken(stored({ version: 6, fields: withTitle }))),
    done('save', overtaken),
    done('submit', taken(inReview)),
    done('submit', overtaken),
    done('recall', right(undefined)),
    done('connectionBack', undefined),
    ...everyFailure.flatMap((failure) => [
      done('load', left(failure)),
      done('save', left(failure)),
      done('submit', left(failure)),
      done('recall', left(failure)),
    ]),
  ],
  facts: ({ context }) => [
    context.fields.title,
    context.base?.version,
    context.theirs?.version,
    context.failure?.kind,
    context.focusField,
  ],
  invariants: publicationInvariants,
  goal: (form) => form.matches('submitted'),
});
