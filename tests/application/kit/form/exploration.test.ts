import { left, right } from 'fp-ts/Either';
import { passwordRules } from '../../../../src/application/session/change-password/definition';
import { formInvariants } from '../../../../src/application/kit/form/invariants';
import { sheetFormInvariants } from '../../../../src/application/kit/sheet-form/invariants';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import * as it from './samples';

const refused = (message: string) => done('send', left({ kind: 'refused', code: 400, message }));
const failures = everyFailure.map((failure) => done('send', left(failure)));

explorationTests('sheet-form', {
  machine: it.invoice,
  inputs: [it.invoiceInput],
  alphabet: [
    it.opens,
    it.opensAbout,
    it.closes,
    it.submits,
    it.typesInvoice('kind', 'personal'),
    it.typesInvoice('kind', 'nobody'),
    it.typesInvoice('title', ''),
    it.typesInvoice('title', '何嘉'),
    it.typesInvoice('taxNumber', it.rightInvoice.taxNumber),
    it.typesInvoice('email', it.rightInvoice.email),
    it.typesInvoice('email', it.doubtfulEmail),
    done('recallDraft', null),
    done('recallDraft', { ...it.rightInvoice }),
    done('keepDraft', 'kept'),
    says('layer', it.closes),
    done('send', right(undefined)),
    ...failures,
  ],
  facts: ({ context: { typed } }) => typed,
  invariants: sheetFormInvariants(it.askingInvoiceRules),
  goal: (page) => page.matches('closed'),
});

explorationTests('form', {
  machine: it.profile,
  inputs: [it.profileInput(false), it.profileInput(true)],
  alphabet: [
    it.submits,
    it.typesProfile('name', ''),
    it.typesProfile('name', '何 嘉'),
    it.typesProfile('email', 'he@'),
    it.typesProfile('email', ''),
    it.typesProfile('email', it.doubtfulEmail),
    done('recallDraft', null),
    done('recallDraft', { name: '别人', email: '' }),
    done('keepDraft', 'kept'),
    done('send', right(undefined)),
    ...failures,
  ],
  facts: ({ context: { typed, given } }) => ({ typed, given }),
  invariants: {
    ...formInvariants(it.askingProfileRules),
    '[SCR-10] name and company of a verified member stay as they were verified': ({ context }) =>
      !context.given.locked ||
      (context.typed.name === it.ownFields.name && context.typed.company === it.ownFields.company),
  },
  goal: (page) => page.matches('taken'),
});

explorationTests('form-password', {
  machine: it.password,
  inputs: [it.passwordInput],
  alphabet: [
    it.submits,
    ...it.filled,
    it.typesPassword('repeated', 'amber'),
    it.typesPassword('oldPassword', it.doubtfulPassword),
    done('recallDraft', null),
    done('keepDraft', 'kept'),
    done('send', right(2)),
    refused('原密码不正确'),
    refused('密码须为 8 至 64 位，且同时包含字母和数字'),
    ...failures,
  ],
  facts: ({ context: { typed } }) => typed,
  invariants: {
    ...formInvariants(it.askingPasswordRules),
    '[SCR-10] once it is changed no password is kept': (page) =>
      !page.matches('taken') || Object.values(page.context.typed).every((typed) => typed === ''),
    '[SCR-10] no password is ever kept as a draft': ({ context: { given } }) =>
      passwordRules.draftName(given) === null,
  },
  goal: (page) => page.matches('taken'),
});
