import type { ReactElement } from 'react';
import { dealPicture } from '../../../../domain/upload/deal-picture';
import { Panel } from '../../../kit/display/panel/panel';
import { Picture } from './picture';
import { picturesText as text } from './pictures-text';

/** The pictures of a deal in their order. */
export function Pictures({ ids }: { readonly ids: readonly string[] }): ReactElement | null {
  if (ids.length === 0) return null;
  return (
    <Panel title={text.title}>
      <ul className="deal-pictures">
        {ids.map((id, at) => (
          <li key={id}>
            <Picture address={dealPicture(id)} name={text.picture(at + 1)} missing={text.missing} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
