import type { ReactElement } from 'react';
import type { PublicationKind } from '../../../../contract/publication/form-texts';
import { publicationsPath } from '../../../domain/publication/demand-address';
import { formAddress } from '../../../domain/publication/form-address';
import { ButtonLink } from '../../kit/action/button/button-link';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { newBuyText } from './text';

const text = newBuyText.form;

/**
 * The page at the address of a publication that does not exist, or belongs to another member: the ways on.
 */
export function Unknown({ kind }: { readonly kind: PublicationKind }): ReactElement {
  return (
    <StatePanel picture="empty" title={text.unknown.title} text={text.unknown.text}>
      <ButtonLink kind="primary" to={publicationsPath}>
        {text.unknown.toList}
      </ButtonLink>
      <ButtonLink to={formAddress({ kind, id: null, step: 1, field: null })}>
        {text.unknown.toNew[kind]}
      </ButtonLink>
    </StatePanel>
  );
}
