import { isRight } from 'fp-ts/Either';
import type { RegistrationDesk } from '../../../../contract/activity/registration';
import {
  registrationErrors,
  type RegistrationForm,
  type RegistrationGiven,
} from '../../../domain/activity/registration-form';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { CallOf } from '../../../ports/gateways';
import type { LayerStack } from '../../../ports/layer-stack';
import type { Random } from '../../../ports/random';
import { askFirst } from '../../kit/ask-first/definition';
import type { AskFirstMachine } from '../../kit/ask-first/machine';
import { formRules, type FormRules } from '../../kit/form/rules';
import { hearers } from '../../kit/hearers';
import { keyedWrite } from '../../kit/keyed-write';
import { changing } from '../../kit/resource/changing';
import type { Reading } from '../../kit/resource/definition';
import { sheetForm } from '../../kit/sheet-form/definition';
import type { SheetFormMachine } from '../../kit/sheet-form/machine';

const refusedFields = [
  { word: '姓名', field: 'name' },
  { word: '手机号', field: 'phone' },
  { word: '单位', field: 'company' },
  { word: '职务', field: 'position' },
] as const;

/** A registration for an activity; its draft is kept for each activity (SES-07). */
export const registrationRules: FormRules<RegistrationForm, RegistrationGiven, RegistrationDesk> = formRules({
  fields: ['name', 'phone', 'company', 'position', 'agreed'],
  noErrors: {},
  errorsOf: registrationErrors,
  takes: (field, text) => field !== 'agreed' || text === '' || text === '1',
  draftName: ({ activityId }) => `activity-${activityId}`,
  refusedField: (message) => refusedFields.find(({ word }) => message.startsWith(word))?.field ?? null,
  afterwards: (form) => ({ ...form, agreed: '' }),
});

export type RegistrationMachine = SheetFormMachine<RegistrationForm, RegistrationGiven, RegistrationDesk>;

/** The activity whose registration is cancelled. */
export interface CancelledRegistration {
  readonly activityId: string;
  /** The member has a place, which goes to another member. */
  readonly hasPlace: boolean;
}

export type CancelMachine = AskFirstMachine<CancelledRegistration>;

interface RegistrationPorts extends Reading {
  readonly callOf: CallOf;
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly random: Pick<Random, 'uuid'>;
}

/**
 * A member's registration for an activity: the state of it, the form, and cancelling, which is asked about. Each answer
 * of the gateway reloads the state, and the page. A repeat after a lost answer goes out under the same key (SCR-08).
 */
export const activityRegistration = ({ callOf, drafts, layers, random, ...reading }: RegistrationPorts) => {
  const changes = hearers();
  const read = callOf(({ activityRegistration: calls }) => calls.mine);
  const register = callOf(({ activityRegistration: calls }) => calls.register);
  const cancel = callOf(({ activityRegistration: calls }) => calls.cancel);
  const write = keyedWrite(random);
  const feed = { listen: (_: unknown, hear: () => void) => changes.listen(hear) };
  return {
    /** Notifies when the registrations of the activity may have changed. */
    changes: feed,
    mine: changing(reading, (activityId: string, options) => read(activityId, options), feed),
    form: sheetForm({ drafts, layers }, registrationRules, {
      send:
        ({ agreed, ...typed }, { activityId, waits }, options) =>
        async () => {
          const said = { activityId, waits, agreed: agreed === '1', ...typed };
          const sent = await write(said, (key) => register(said, { ...options, key })());
          // A refusal shows that the shown state is old, too.
          if (!isRight(sent) && sent.left.kind === 'refused') changes.notify();
          return sent;
        },
      taken: changes.notify,
    }),
    cancel: askFirst<CancelledRegistration>({
      layer: { layers, id: 'cancel-registration' },
      call:
        ({ activityId }, options) =>
        async () => {
          const done = await cancel(activityId, options)();
          if (isRight(done) || done.left.kind === 'refused') changes.notify();
          return done;
        },
    }),
  };
};

/** The flows of a registration, for the parts of the page that begin them. */
export type RegistrationFlows = Omit<ReturnType<typeof activityRegistration>, 'changes'>;
