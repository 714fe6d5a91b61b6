import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PhoneFormMachine } from '../../../../application/session/phone-form/machine';

type Form = ActorRefFrom<PhoneFormMachine>;

/**
 * The form that a flow began with. It is held on to, because a flow that has ended has let go of it while its page
 * is still shown.
 */
export const useFormOf = (form: Form | undefined): Form => {
  const [first] = useState(form);
  if (first === undefined) throw new Error('a way in begins with its form');
  return first;
};
