import type { FormDrafts } from '../../../ports/form-drafts';
import { formActors, type FormCalls } from './actors';
import { formMachine } from './machine';
import type { AnyForm, FormRules } from './rules';

/** A form on its page, wired to its call and its draft. */
export const form = <Form extends AnyForm<Form>, Given, Answer>(
  { drafts }: { readonly drafts: FormDrafts },
  rules: FormRules<Form, Given, Answer>,
  calls: FormCalls<Form, Given, Answer>,
) => formMachine(rules).provide({ actors: formActors(drafts, calls) });
