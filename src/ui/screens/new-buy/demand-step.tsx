import type { ReactElement } from 'react';
import { buyValidities } from '../../../../contract/publication/buy-form';
import { Chips, Line, Lines } from './form-fields';
import type { TypedForm } from './typed-form';

/** The demand in words, and how long it is valid. */
export function DemandStep({ form }: { readonly form: TypedForm }): ReactElement {
  return (
    <>
      <Line form={form} field="title" />
      <Line form={form} field="acquiring" />
      <Lines form={form} field="wanted" />
      <Chips form={form} field="validity" choices={buyValidities} />
    </>
  );
}
