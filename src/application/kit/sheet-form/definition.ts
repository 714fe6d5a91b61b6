import type { FormDrafts } from '../../../ports/form-drafts';
import type { LayerStack } from '../../../ports/layer-stack';
import { formActors, type FormCalls } from '../form/actors';
import type { AnyForm, FormRules } from '../form/rules';
import { sheetFormMachine } from './machine';
import { fromLayer } from '../from-listener';

/** A form in a sheet over its page, wired to its call and its draft; back closes the sheet first. */
export const sheetForm = <Form extends AnyForm<Form>, Given, Answer>(
  { drafts, layers }: { readonly drafts: FormDrafts; readonly layers: LayerStack },
  rules: FormRules<Form, Given, Answer>,
  calls: FormCalls<Form, Given, Answer>,
) =>
  sheetFormMachine(rules).provide({
    actors: {
      ...formActors(drafts, calls),
      layer: fromLayer(layers, 'form', { type: 'form.closed' }),
    },
  });
