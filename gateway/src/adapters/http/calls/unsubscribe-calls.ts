import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Unsubscribe } from '../../../application/account/unsubscribe';
import type { Call } from './call';
import { parametersBy } from './parameters';

const captionParameters = t.type({ caption: t.string });

/** Giving an account up. */
export const unsubscribeCalls = (unsubscribe: Unsubscribe): readonly Call[] => [
  {
    path: '/webapp/register!unsubscribe.action',
    method: 'POST',
    access: 'account',
    endsSessions: true,
    answer: async ({ parameters, session, visitor }) => {
      const given = parametersBy(captionParameters, parameters);
      return isLeft(given) ? given : unsubscribe(session, given.right.caption, visitor);
    },
  },
];
