import type { Enrolment } from '../../../../contract/enrolment/enrolment';
import {
  enrolmentErrors,
  leaveErrors,
  type EnrolmentForm,
  type EnrolmentGiven,
  type LeaveForm,
} from '../../../domain/enrolment/enrolment-form';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { LayerStack } from '../../../ports/layer-stack';
import type { Random } from '../../../ports/random';
import { formRules, type FormRules } from '../../kit/form/rules';
import { keyedWrite } from '../../kit/keyed-write';
import { sheetForm } from '../../kit/sheet-form/definition';
import type { SheetFormMachine } from '../../kit/sheet-form/machine';
import type { Gateways } from '../../../ports/gateways';

/** The enrolment that is taken back. */
export interface EnrolmentOf {
  readonly enrolmentId: string;
}

/** Enrolling a demand in the programme of the hundred buyers (SCR-02). */
export const enrolmentRules: FormRules<EnrolmentForm, EnrolmentGiven, Enrolment> = formRules({
  fields: ['statement'],
  noErrors: {},
  errorsOf: enrolmentErrors,
  draftName: ({ buyId }) => `enrolment-${buyId}`,
  refusedField: (message) => (message.startsWith('请填写 10 至') ? 'statement' : null),
});

/** Taking an enrolment back, or leaving the programme; it is asked about, with words if one likes. */
export const leaveRules: FormRules<LeaveForm, EnrolmentOf, void> = formRules({
  fields: ['words'],
  noErrors: {},
  errorsOf: leaveErrors,
  draftName: ({ enrolmentId }) => `enrolment-leave-${enrolmentId}`,
  refusedField: (message) => (message.startsWith('说明') ? 'words' : null),
});

export type EnrolmentMachine = SheetFormMachine<EnrolmentForm, EnrolmentGiven, Enrolment>;
export type LeaveMachine = SheetFormMachine<LeaveForm, EnrolmentOf, void>;

interface EnrolmentPorts {
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly random: Pick<Random, 'uuid'>;
  readonly enrolments: Pick<Gateways['enrolment'], 'enrol' | 'withdraw'>;
  /** Notifies the other flows that the gateway answered about the enrolments. */
  readonly changed: () => void;
}

export const enrolmentForm = ({
  enrolments,
  changed,
  random,
  ...ports
}: EnrolmentPorts): EnrolmentMachine => {
  const write = keyedWrite(random);
  return sheetForm(ports, enrolmentRules, {
    send:
      ({ statement }, { buyId }, options) =>
      () => {
        const said = { buyId, statement: statement.trim() };
        return write(said, (key) => enrolments.enrol(said, { ...options, key })());
      },
    taken: changed,
  });
};

export const leaveForm = ({ enrolments, changed, random, ...ports }: EnrolmentPorts): LeaveMachine => {
  const write = keyedWrite(random);
  return sheetForm(ports, leaveRules, {
    send:
      ({ words }, { enrolmentId }, options) =>
      () => {
        const said = { enrolmentId, words: words.trim() };
        return write(said, (key) => enrolments.withdraw(said, { ...options, key })());
      },
    taken: changed,
  });
};
