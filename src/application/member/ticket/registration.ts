import { isLeft } from 'fp-ts/Either';
import type { TicketRegistration } from '../../../../contract/ticket/ticket';
import {
  registrationErrors,
  registrationFields,
  sentAttendees,
  type RegistrationForm,
} from '../../../domain/ticket/registration-form';
import { registrationAddress } from '../../../domain/ticket/ticket-states';
import type { PagePorts } from '../../../ports/page-ports';
import { form } from '../../kit/form/definition';
import type { FormMachine } from '../../kit/form/machine';
import { formRules, type FormRules } from '../../kit/form/rules';
import { keyedWrite } from '../../kit/keyed-write';
import { changing } from '../../kit/resource/changing';
import { ticketNews } from './ticket-news';

/** The conference that is registered for. */
export interface RegistrationGiven {
  readonly conferenceId: string;
}

/** Registering attendees; typed text is kept on the device for each conference (SCR-08, SES-07). */
const registrationRules: FormRules<RegistrationForm, RegistrationGiven, TicketRegistration> = formRules({
  fields: registrationFields,
  noErrors: {},
  errorsOf: registrationErrors,
  draftName: ({ conferenceId }) => `conference-${conferenceId}`,
  refusedField: (message) => (/售罄|仅余|限 \d+ 张|售票时间|票种不存在/.test(message) ? 'typeId' : null),
});

export type RegistrationMachine = FormMachine<RegistrationForm, RegistrationGiven, TicketRegistration>;

/**
 * The flows of a registration: what can be chosen, and the form. A refusal keeps what was typed, and reads again what is
 * left; a repeat after a lost answer goes out under the same key. Once it is registered, the page goes on to what became
 * of it, where it is paid (PAY-05).
 */
export const registration = (ports: PagePorts) => {
  const { callOf, drafts, random, way } = ports;
  const news = ticketNews<string>(ports);
  const write = keyedWrite(random);
  const register = callOf(({ ticket }) => ticket.register);
  const machine: RegistrationMachine = form({ drafts }, registrationRules, {
    send:
      (typed, { conferenceId }, options) =>
      async () => {
        const said = { conferenceId, typeId: typed.typeId, attendees: sentAttendees(typed) };
        const answer = await write(said, (key) => register({ ...said, key }, options)());
        if (isLeft(answer)) news.changed();
        else way.goOn(registrationAddress(answer.right.id));
        return answer;
      },
  });
  return {
    choices: changing(
      ports,
      callOf(({ ticket }) => ticket.choices),
      news.feed,
    ),
    form: machine,
  };
};
