import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { FormTexts } from '../../../../contract/publication/form-texts';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { fieldLabel } from '../../../../contract/publication/field-label';
import { typedOfBuyer } from '../../../domain/publication/buyer-texts';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { newBuyText } from './text';

const text = newBuyText.form.earlier;

export interface EarlierBuyerPartProps {
  readonly machine: ResourceMachine<string, FormTexts | null>;
  /** Of the demand that is typed. */
  readonly id: string;
  readonly onUse: (texts: FormTexts) => void;
}

/** Offers what the last demand says of the buyer, with what it holds; nothing of it is typed before the press. */
export function EarlierBuyerPart({ machine, id, onUse }: EarlierBuyerPartProps): ReactElement | null {
  const { value } = useSelector(
    usePartFlow(machine, { input: id }),
    selectResourceStatus<string, FormTexts | null>,
  );
  if (value === null) return null;
  return (
    <section className="pub-earlier" aria-label={text.title}>
      <p>
        <b>{text.title}</b>
      </p>
      <dl>
        {typedOfBuyer
          .filter((field) => (value[field] ?? '') !== '')
          .map((field) => (
            <div key={field}>
              <dt>{fieldLabel(field)}</dt>
              <dd>{value[field]}</dd>
            </div>
          ))}
      </dl>
      <Button small onPress={() => onUse(value)}>
        {text.use}
      </Button>
    </section>
  );
}
