import { left, right as answer } from 'fp-ts/Either';
import { orderFormInvariants } from '../../../src/application/order-form/invariants';
import { explorationTests } from '../../support/explore/exploration-tests';
import { done, says } from '../../support/explore/step';
import { everyFailure } from '../../support/failures';
import { closes, input, machine, opens, right, submits, types } from './samples';

explorationTests('order-form', {
  machine,
  inputs: [input],
  alphabet: [
    opens,
    closes,
    submits,
    types('kind', 'personal'),
    types('kind', 'nobody'),
    types('title', ''),
    types('title', '何嘉'),
    types('taxNumber', right.taxNumber),
    types('email', right.email),
    done('recallDraft', null),
    done('recallDraft', { ...right }),
    done('keepDraft', 'kept'),
    says('layer', closes),
    done('send', answer(undefined)),
    ...everyFailure.map((failure) => done('send', left(failure))),
  ],
  facts: ({ context: { typed } }) => typed,
  invariants: orderFormInvariants,
  goal: (page) => page.matches('closed'),
});
