import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Understood } from '../../../../contract/assistant/understood';
import { kinds } from '../../../../contract/kind/kinds';
import { filteredAddress } from '../../../domain/assistant/chosen-list';
import { assistantText as text } from './text';

/** The way to the list with the same filter. */
export const ListWay = ({ understood }: { readonly understood: Understood }): ReactElement => (
  <Link className="answer-list" to={filteredAddress(understood)}>
    {text.list(understood.count, kinds[understood.kind].label)}
  </Link>
);
