import { isRight, left } from 'fp-ts/Either';
import type { Determination } from '../../../../contract/determination/determination';
import { questionnaireVersion } from '../../../../contract/determination/questionnaire';
import {
  determinationErrors,
  determinationFields,
  determinationOf,
  takesDetermination,
  type DeterminationFields,
} from '../../../domain/determination/determination-form';
import type { Clock } from '../../../ports/clock';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { CallOf } from '../../../ports/gateways';
import type { LayerStack } from '../../../ports/layer-stack';
import type { Random } from '../../../ports/random';
import { clockDoubts, type ClockDoubtPorts } from '../../kit/clock-doubts';
import { formRules, type FormRules } from '../../kit/form/rules';
import { hearers } from '../../kit/hearers';
import { keyedWrite } from '../../kit/keyed-write';
import { sheetForm } from '../../kit/sheet-form/definition';
import type { SheetFormMachine } from '../../kit/sheet-form/machine';
import { determinationMachine, type DeterminationEvent, type DeterminationOver } from './machine';
import { fromCall, readLimit } from '../../kit/from-call';
import { fromListener } from '../../kit/from-listener';

export interface DeterminationPorts extends ClockDoubtPorts {
  readonly callOf: CallOf;
  readonly clock: Clock;
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly random: Pick<Random, 'uuid'>;
}

/** The declaration and the risk questionnaire; choices are kept, and half of them are not sent. */
export const determinationRules: FormRules<DeterminationFields, undefined, Determination> = formRules({
  fields: determinationFields,
  noErrors: {},
  errorsOf: determinationErrors,
  takes: takesDetermination,
  draftName: () => 'determination',
});

export type DeterminationForm = SheetFormMachine<DeterminationFields, undefined, Determination>;

/**
 * The gate before the materials of a fund: the standing of the member, and the form.
 * @returns `changes` reports to the fund that its materials open or close
 */
export const fundGate = ({ callOf, clock, clockCorrections, lifecycle, ...ports }: DeterminationPorts) => {
  const saves = hearers<[Determination]>();
  const changes = hearers();
  const write = keyedWrite(ports.random);
  const read = callOf(({ determination }) => determination.own);
  const save = callOf(({ determination }) => determination.save);
  const form: DeterminationForm = sheetForm(ports, determinationRules, {
    send: (typed, _, options) => async () => {
      const chosen = determinationOf(typed);
      if (chosen === null) return left({ kind: 'malformed', field: 'standard' });
      const given = { version: questionnaireVersion, ...chosen };
      const sent = await write(given, (key) => save(given, { ...options, key })());
      if (isRight(sent)) {
        saves.notify(sent.right);
        changes.notify();
      }
      return sent;
    },
  });
  const standing = determinationMachine(clock).provide({
    actors: {
      read: fromCall((_, options) => read(options), { limit: readLimit }),
      page: fromListener<DeterminationOver>(({ sendBack, receive }) => {
        receive(() => changes.notify());
        return saves.listen((determination) => {
          const event: DeterminationEvent = { type: 'determination.saved', determination };
          sendBack(event);
        });
      }),
      clockDoubts: clockDoubts({ clockCorrections, lifecycle }, {
        type: 'determination.clockDoubted',
      } satisfies DeterminationEvent),
    },
  });
  return { standing, form, changes };
};
