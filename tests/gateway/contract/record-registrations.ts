import { recordedActivity } from './recorded-world';
import type { Recorder } from './recorder';

/** A member registers for an activity, reads the registration, and cancels it. */
export const recordRegistrations = async ({ done }: Pick<Recorder, 'done'>): Promise<void> => {
  const activityId = recordedActivity?.id ?? '';
  const attendee = { name: '沈知远', phone: '', company: '恒泰产业资本', position: '投资总监' };
  const registration = { activityId, ...attendee, agreed: '1', waits: '0' };
  await done('activityRegistration.register', registration, { as: 'u1' });
  await done('activityRegistration.own', {}, { as: 'u1' });
  for (const each of ['mine', 'cancel'])
    await done(`activityRegistration.${each}`, { activityId }, { as: 'u1' });
};
