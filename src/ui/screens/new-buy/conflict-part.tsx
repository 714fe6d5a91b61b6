import type { ReactElement } from 'react';
import { sayTheSame, type FormTexts } from '../../../../contract/publication/form-texts';
import type { Publication } from '../../../../contract/publication/publication';
import { fieldLabel } from '../../../../contract/publication/field-label';
import { formatDate } from '../../../domain/time/date-format';
import { Button } from '../../parts/button/button';
import { RowIcon } from '../../parts/icon/row-icon';
import { newBuyText } from './text';

const text = newBuyText.form.conflict;

export interface ConflictPartProps {
  readonly mine: FormTexts;
  readonly theirs: Publication;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

const differing = (mine: FormTexts, theirs: FormTexts): readonly string[] => {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const fields = names.filter(
    (name) => !name.startsWith('note:') && !sayTheSame({ it: mine[name] ?? '' }, { it: theirs[name] ?? '' }),
  );
  return [...new Set(fields.map(fieldLabel))];
};

/** Two devices typed on from the same text: the person says which goes on. */
export function ConflictPart({ mine, theirs, onMine, onTheirs }: ConflictPartProps): ReactElement {
  return (
    <section className="pub-conflict" role="alertdialog" aria-labelledby="pub-conflict">
      <h2 id="pub-conflict">
        <RowIcon name="warning" size={20} />
        {text.title}
      </h2>
      <p>{text.text(formatDate(theirs.savedAt, 'MM-dd HH:mm'))}</p>
      <p className="muted">
        {text.fields}：{differing(mine, theirs.fields).join('、')}
      </p>
      <p className="pub-conflict-ways">
        <Button onPress={onTheirs}>{text.theirs}</Button>
        <Button kind="primary" onPress={onMine}>
          {text.mine}
        </Button>
      </p>
    </section>
  );
}
