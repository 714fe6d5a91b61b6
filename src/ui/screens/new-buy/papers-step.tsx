import type { ReactElement } from 'react';
import { documentNaming, saleStages, stageField } from '../../../../contract/publication/sale-form';
import { stagesIn } from '../../../../contract/publication/sale-stages';
import { fieldLabel } from '../../../../contract/publication/field-label';
import { DocumentsPart } from './documents-part';
import { Chips, Day } from './form-fields';
import { PicturesPart } from './pictures-part';
import { Ticks } from './ticks';
import type { TypedForm } from './typed-form';
import { newBuyText } from './text';

/** What comes after the deal is listed, and what there is to read of it. */
export function PapersStep({ form }: { readonly form: TypedForm }): ReactElement {
  return (
    <>
      <div className="pub-stages">
        <Ticks form={form} field="stages" label={fieldLabel('stages')} choices={saleStages} />
      </div>
      <p className="pub-hint">{newBuyText.form.stagesHint}</p>
      <div className="pub-pair">
        {stagesIn(form.texts).map(({ stage }) => (
          <Day key={stage} form={form} field={stageField(stage)} />
        ))}
      </div>
      <PicturesPart form={form} />
      <DocumentsPart form={form} />
      <Chips form={form} field="documentNaming" choices={documentNaming} />
    </>
  );
}
