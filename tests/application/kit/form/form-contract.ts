import { left, right, type Either } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { createActor, type Actor, type AnyStateMachine } from 'xstate';
import type { FormContext, FormInput } from '../../../../src/application/kit/form/form-context';
import type { AnyForm, FieldOf, FormRules } from '../../../../src/application/kit/form/rules';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import type { FormDrafts } from '../../../../src/ports/form-drafts';
import type { LayerStack } from '../../../../src/ports/layer-stack';
import { everyFailure } from '../../../support/failures';
import { fakeFormDrafts, type FakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakeCall, type FakeCall } from '../../../support/fakes/pending-calls';
import { settled } from '../../../support/fakes/settled';

/** What a form is begun with in a test: its call answers when the test wants. */
export interface FormNeeds<Answer> {
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly call: FakeCall<unknown, Either<GatewayFailure, Answer>>;
  /** The form told others that it was taken. */
  readonly changed: () => void;
}

/** A form's definition, and what the contract needs to know of it. */
export interface FormCase<Form extends AnyForm<Form>, Given, Answer> {
  readonly name: string;
  readonly rules: FormRules<Form, Given, Answer>;
  /** As its definition wires it. */
  readonly machine: (needs: FormNeeds<Answer>) => AnyStateMachine;
  readonly input: FormInput<Form, Given>;
  /** A form in which nothing is wrong. */
  readonly sound: Form;
  /** What is sent of it. */
  readonly sent: unknown;
  readonly answer: Answer;
  /** Nobody else shows what it is about. */
  readonly notifiesNoTab?: boolean;
  /** One that a person would take for right, with the field that is wrong. */
  readonly unsound: readonly [field: FieldOf<Form>, text: string];
}

/** What every form keeps to, whichever its rules are: run for each definition. */
export const formContract = <Form extends AnyForm<Form>, Given, Answer>(
  it: FormCase<Form, Given, Answer>,
): void => {
  const startedFlow = async (drafts: FakeFormDrafts = fakeFormDrafts(), userId = it.input.userId) => {
    const call: FakeCall<unknown, Either<GatewayFailure, Answer>> = fakeCall('send');
    const changed: string[] = [];
    const layers = fakeLayers();
    const needs = {
      drafts: drafts.port,
      layers: layers.port,
      call,
      changed: () => void changed.push('changed'),
    };
    const actor: Actor<AnyStateMachine> = createActor(it.machine(needs), { input: { ...it.input, userId } });
    actor.start().send({ type: 'form.opened' });
    await settled();
    const context = () => actor.getSnapshot().context as FormContext<Form, Given, Answer>;
    const type = async (form: Form): Promise<void> => {
      for (const field of it.rules.fields) {
        actor.send({ type: 'form.typed', field, text: form[field] });
        await settled();
      }
    };
    return {
      actor,
      call,
      changed,
      drafts,
      layers,
      context,
      type,
      /** Submits, and confirms where the form asks first. */
      submit: () => {
        actor.send({ type: 'form.submitted' });
        const { errors, asked } = context();
        if (errors === asked && Object.values(asked).length > 0) actor.send({ type: 'form.submitted' });
      },
    };
  };
  const draft = it.rules.draftName(it.input.given);

  describe(`${it.name}, as every form`, () => {
    test('[VAL-06] nothing is sent while a field is wrong: it says so, and the field gets the focus', async () => {
      const [field, text] = it.unsound;
      const form = await startedFlow();
      await form.type({ ...it.sound, [field]: text });
      form.submit();
      expect(form.call.calls).toHaveLength(0);
      expect(form.context().focusField).toBe(field);
      expect(form.context().errors[field]).toMatch(/\p{Script=Han}/u);
    });

    test('[VAL-06] what is right goes out once, however often it is pressed', async () => {
      const form = await startedFlow();
      await form.type(it.sound);
      form.submit();
      form.submit();
      await settled();
      form.submit();
      expect(form.call.calls.map(({ input }) => input)).toEqual([it.sent]);
    });

    test.each(everyFailure)(
      '[VAL-06] a send that failed loses nothing that was typed, and says why: %o',
      async (failure) => {
        const form = await startedFlow();
        await form.type(it.sound);
        form.submit();
        form.call.last().answer(left(failure));
        await settled();
        const { typed, errors, failure: above } = form.context();
        expect(typed).toEqual(it.sound);
        const said = [above, ...Object.values(errors)].filter((text) => typeof text === 'string');
        expect(said.join('')).toContain(it.rules.failureText(failure));
        expect(form.changed).toEqual([]);
        form.submit();
        await settled();
        expect(form.call.calls).toHaveLength(2);
      },
    );

    test('[SES-07] once it was taken others are told, and no draft is left', async () => {
      const form = await startedFlow();
      await form.type(it.sound);
      form.submit();
      form.call.last().answer(right(it.answer));
      await settled();
      expect(form.changed).toEqual(it.notifiesNoTab === true ? [] : ['changed']);
      expect(form.drafts.kept).toBeNull();
      expect(form.context().answer).toEqual(it.answer);
    });

    test('leaving the page gives the call up', async () => {
      const form = await startedFlow();
      await form.type(it.sound);
      form.submit();
      await settled();
      form.actor.stop();
      expect(form.call.last().signal?.aborted).toBe(true);
    });

    test(
      draft === null
        ? '[SCR-10] nothing that is typed is ever kept on the device'
        : '[SES-07] what was typed stands there again after a reload, for the same member alone',
      async () => {
        const first = await startedFlow();
        await first.type(it.sound);
        first.actor.stop();
        const typedAgain = async (userId: string | null) =>
          (await startedFlow(first.drafts, userId)).context().typed;
        if (draft === null) {
          expect(first.drafts.history).toEqual([]);
          return;
        }
        expect(await typedAgain(it.input.userId)).toEqual(it.sound);
        expect(await typedAgain('another')).toEqual(it.input.initial);
      },
    );

    test('[VAL-06] a device that keeps nothing stops nobody', async () => {
      const drafts = fakeFormDrafts();
      drafts.failure = { kind: 'unavailable' };
      const form = await startedFlow(drafts);
      await form.type(it.sound);
      form.submit();
      await settled();
      expect(form.call.calls).toHaveLength(1);
    });
  });
};
