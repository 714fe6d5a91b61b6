import { call } from '../call/call';
import { none, parameters } from '../call/parameters';
import { Verification } from './verification';
import { applicationBytes } from '../rules/text-limits';
import { bytesUpTo, IdText } from '../codec/formed-text';

/** A member's verification (SCR-10, ACC-04). Both calls report their failures themselves. */
export const verificationCalls = {
  /** How far it has come: none, pending, rejected with a reason, or approved with a level. */
  current: call({
    method: 'GET',
    path: '/webapp/audit!get.action',
    access: 'account',
    parameters: none,
    answer: Verification,
    safe: true,
    key: 'none',
    reportedBy: 'caller',
    refusals: [],
  }),
  /** Hands in an application; refused while another is looked at. */
  submit: call({
    method: 'POST',
    path: '/webapp/audit!save.action',
    access: 'account',
    parameters: parameters({
      name: bytesUpTo(applicationBytes.name),
      company: bytesUpTo(applicationBytes.company),
      position: bytesUpTo(applicationBytes.position),
      documentId: IdText,
    }),
    answer: Verification,
    safe: false,
    key: 'taken',
    reportedBy: 'caller',
    refusals: [
      'applicationName',
      'applicationCompany',
      'applicationPosition',
      'documentUnknown',
      'applicationPending',
      'applicationTooOften',
    ],
  }),
};
