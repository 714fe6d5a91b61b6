import type { ReactElement } from 'react';
import { dealForms, publishedSources } from '../../../../contract/publication/sale-form';
import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';
import { rounds } from '../../../../contract/reference/rounds';
import type { ChoiceGroup } from '../../kit/form/field/select-field';
import { Chips, Line, Select } from './form-fields';
import type { TypedForm } from './typed-form';

interface Named {
  readonly id: string;
  readonly name: string;
}

const choicesOf = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: id, word: name }));

const industryGroups: readonly ChoiceGroup[] = industryTree.map(({ name, industries }) => ({
  name,
  choices: choicesOf(industries),
}));
const regionGroups: readonly ChoiceGroup[] = regionTree.map(({ name, regions }) => ({
  name,
  choices: choicesOf(regions),
}));
const roundGroups: readonly ChoiceGroup[] = [{ name: '', choices: choicesOf(rounds) }];

/** The offer, its publisher and its place. */
export function BasicsStep({ form }: { readonly form: TypedForm }): ReactElement {
  const dealForm = form.valueOf('dealForm');
  return (
    <>
      <Chips form={form} field="sourceType" choices={publishedSources} />
      <Line form={form} field="title" />
      <Select form={form} field="industry" groups={industryGroups} />
      <div className="pub-pair">
        <Select form={form} field="region" groups={regionGroups} />
        <Line form={form} field="city" />
      </div>
      <Chips form={form} field="dealForm" choices={dealForms} />
      {dealForm === 'control' || dealForm === 'minority' ? <Line form={form} field="stake" /> : null}
      {dealForm === 'round' ? <Select form={form} field="round" groups={roundGroups} /> : null}
      <div className="pub-pair">
        <Line form={form} field="foundedYear" keyboard="numeric" />
        <Line form={form} field="employees" keyboard="numeric" />
      </div>
    </>
  );
}
