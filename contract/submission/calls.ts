import { call } from '../call/call';
import { one, parameters } from '../call/parameters';
import { IdText } from '../codec/formed-text';
import { wireList } from '../codec/list';
import { Submission } from './submission';

/** Deals that members send to investors (SCR-05); whose they are, the token says. */
export const submissionCalls = {
  /** The caller's listed sales with what became of each at one investor; a sent one that is no longer listed stays. */
  own: call({
    method: 'GET',
    access: 'account',
    safe: true,
    key: 'none',
    reportedBy: 'caller',
    path: '/webapp/submission!own.action',
    parameters: one('investorId', IdText),
    answer: wireList(Submission),
    refusals: ['submissionUnverified'],
  }),
  /** Sends one of them to the investor, once: to say so again changes nothing, so that it carries no key. */
  send: call({
    method: 'POST',
    access: 'account',
    safe: false,
    key: 'none',
    reportedBy: 'caller',
    path: '/webapp/submission!send.action',
    parameters: parameters({ investorId: IdText, publicationId: IdText }),
    answer: wireList(Submission),
    refusals: ['submissionUnverified', 'submissionNotListed', 'submissionsTooOften', 'investorUnknown'],
  }),
};
