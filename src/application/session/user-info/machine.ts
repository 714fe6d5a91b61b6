import { whenBack } from '../../kit/connection/actors';
import { userInfoSetup } from './setup';

/** Who the person behind the session is. Source: product.md §4, SES-01 … SES-05. */
export const userInfoMachine = userInfoSetup.createMachine({
  id: 'userInfo',
  description: 'The user behind the session.',
  meta: { requirements: ['SES-01', 'SES-03'] },
  context: { user: null },
  initial: 'absent',
  states: {
    absent: {
      description: 'No user is known.',
      meta: { requirements: ['SES-01'] },
      on: {
        'userInfo.requested': 'loading',
      },
    },
    loading: {
      description: 'The user is being asked for; one that was loaded before stays shown.',
      meta: { requirements: ['SES-01', 'SES-02', 'SES-03', 'SES-04', 'SES-07'] },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'accountIsDeactivated', params: ({ event }) => event.output },
            target: 'absent',
            actions: ['forgetUser', 'reportDeactivated'],
          },
          {
            guard: { type: 'userCame', params: ({ event }) => event.output },
            target: 'loaded',
            actions: [
              { type: 'keepUser', params: ({ event }) => event.output },
              { type: 'reportAnswer', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'failureIsAnsweredElsewhere', params: ({ event }) => event.output },
            target: 'unanswered',
            actions: 'forgetUser',
          },
          { target: 'asking', actions: { type: 'reportAnswer', params: ({ event }) => event.output } },
        ],
      },
      on: {
        'userInfo.cleared': { target: 'absent', actions: 'forgetUser' },
      },
    },
    unanswered: {
      description:
        'The call had no session; where that goes on all the same, the next navigation asks again.',
      meta: { requirements: ['SES-03', 'SES-07'] },
      on: {
        'userInfo.requested': 'loading',
        'userInfo.cleared': 'absent',
        'navigation.happened': 'loading',
      },
    },
    loaded: {
      description: 'The user is known.',
      meta: { requirements: ['SES-04', 'SES-05'] },
      on: {
        'userInfo.requested': 'loading',
        'userInfo.cleared': { target: 'absent', actions: 'forgetUser' },
      },
    },
    asking: {
      description: 'The user could not be loaded: one dialog asks whether to stay or to log in again.',
      meta: { requirements: ['SES-03'] },
      on: {
        'userInfo.cleared': { target: 'absent', actions: 'forgetUser' },
        'userInfo.stayChosen': 'stayed',
        'userInfo.loginAgainChosen': { target: 'absent', actions: ['forgetUser', 'reportLoginAgain'] },
      },
    },
    stayed: {
      description:
        'The person stays on the page as it is; the next navigation tries again, and the return of the connection.',
      meta: { requirements: ['SES-03', 'LAY-16'] },
      invoke: whenBack('loading'),
      on: {
        'userInfo.requested': 'loading',
        'userInfo.cleared': { target: 'absent', actions: 'forgetUser' },
        'navigation.happened': 'loading',
      },
    },
  },
});

export type UserInfoMachine = typeof userInfoMachine;
