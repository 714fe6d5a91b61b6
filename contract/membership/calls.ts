import { call } from '../call/call';
import { none } from '../call/parameters';
import { wireList } from '../codec/list';
import { Membership } from './membership';
import { Plan } from './plan';

const read = { method: 'GET', parameters: none, safe: true, key: 'none', reportedBy: 'caller' } as const;

/** The available memberships, and the caller's own (PAY-17, SCR-09). */
export const membershipCalls = {
  /** The memberships that are sold, the lowest first. */
  plans: call({
    ...read,
    path: '/webapp/member!plans.action',
    access: 'public',
    answer: wireList(Plan),
    refusals: [],
  }),
  /** The caller's membership; its state is none where there never was one. */
  mine: call({
    ...read,
    path: '/webapp/member!mine.action',
    access: 'account',
    answer: Membership,
    refusals: [],
  }),
};
