import type { RegistrationDesk } from '../../../../contract/activity/registration';
import type { activityRegistrationCalls } from '../../../../contract/activity/registration-calls';
import { exampleActivity } from './activity';
import { at, type Examples } from './example';

const account = {
  name: '沈知远',
  phone: '138 **** 6614',
  company: '恒泰产业资本',
  position: '投资总监',
};

const registered: RegistrationDesk = {
  ...account,
  registration: { ...account, state: 'registered', queuePlace: null, registeredAt: at, changedAt: at },
};

const { title, place, startsAt, endsAt, opensAt, closesAt, cancelledAt } = exampleActivity;

export const activityRegistrationExamples: Examples<typeof activityRegistrationCalls> = {
  mine: { asked: 'act-2601', answered: registered },
  own: {
    asked: undefined,
    answered: {
      list: [
        {
          activityId: 'act-2601',
          title,
          place,
          startsAt,
          endsAt,
          opensAt,
          closesAt,
          cancelledAt,
          state: 'waiting',
          queuePlace: 2,
          registeredAt: at,
        },
      ],
    },
  },
  register: {
    asked: {
      activityId: 'act-2601',
      name: '沈知远',
      phone: '',
      company: '恒泰产业资本',
      position: '投资总监',
      agreed: true,
      waits: false,
    },
    answered: registered,
  },
  cancel: {
    asked: 'act-2601',
    answered: {
      ...account,
      registration: { ...account, state: 'cancelled', queuePlace: null, registeredAt: at, changedAt: at },
    },
  },
};
