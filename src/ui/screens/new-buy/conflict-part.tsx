import type { ReactElement } from 'react';
import type { FormTexts } from '../../../../contract/publication/form-texts';
import type { Publication } from '../../../../contract/publication/publication';
import { narrowSpace } from '../../../../contract/values/digit-groups';
import { differingFields, type Differing } from '../../../domain/publication/differing';
import { ellipsize } from '../../../domain/text/ellipsize';
import { formatDate } from '../../../domain/time/date-format';
import { Button } from '../../kit/action/button/button';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { newBuyText } from './text';

const text = newBuyText.form.conflict;

export interface ConflictPartProps {
  readonly mine: FormTexts;
  readonly theirs: Publication;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** The number of fields shown unfolded, and of characters of each. */
const mostFields = 10;
const mostCharacters = 120;
const previewLength = 60;

/** What one of the two says; a long text by its beginning, the whole of it unfolded. */
function Words({ of, field }: { readonly of: string; readonly field: string }): ReactElement {
  const characters = Array.from(of);
  const unit = newBuyText.form.counted[field];
  if (characters.length === 0) return <span className="muted">{text.nothing}</span>;
  if (characters.length <= mostCharacters)
    return <span className="pub-words">{unit === undefined ? of : `${of}${narrowSpace}${unit}`}</span>;
  return (
    <details className="pub-words">
      <summary>{ellipsize(of, previewLength)}</summary>
      {of}
    </details>
  );
}

function Fields({ fields }: { readonly fields: readonly Differing[] }): ReactElement {
  return (
    <dl className="pub-differing">
      {fields.map(({ field, label, mine, theirs }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <span className="muted">{text.there}</span>
            <Words of={theirs} field={field} />
          </dd>
          <dd>
            <span className="muted">{text.here}</span>
            <Words of={mine} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Two devices typed on from the same text: the person reads in what they differ, and says which goes on. */
export function ConflictPart({ mine, theirs, onMine, onTheirs }: ConflictPartProps): ReactElement {
  const fields = differingFields(theirs.kind, mine, theirs.fields);
  const rest = fields.slice(mostFields);
  return (
    <section className="pub-conflict" role="alertdialog" aria-labelledby="pub-conflict">
      <h2 id="pub-conflict">
        <RowIcon name="warning" size={20} />
        {text.title}
      </h2>
      <p>{text.text(formatDate(theirs.savedAt, 'M月d日 HH:mm'))}</p>
      <h3>{text.fields}</h3>
      <Fields fields={fields.slice(0, mostFields)} />
      {rest.length === 0 ? null : (
        <details>
          <summary>{text.more(rest.length)}</summary>
          <Fields fields={rest} />
        </details>
      )}
      <p className="pub-conflict-ways">
        <Button onPress={onTheirs}>{text.theirs}</Button>
        <Button kind="primary" onPress={onMine}>
          {text.mine}
        </Button>
      </p>
    </section>
  );
}
