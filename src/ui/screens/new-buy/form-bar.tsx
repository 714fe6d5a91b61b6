import type { MouseEvent, ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { PublicationKind } from '../../../../contract/publication/form-texts';
import type { SavingStatus } from '../../../application/member/publication/status';
import { publicationsPath } from '../../../domain/publication/demand-address';
import { formatDate } from '../../../domain/time/date-format';
import { useBack } from '../../kit/page/use-back';
import { useHeadingFocus } from '../../kit/page/visit';
import { Icon } from '../../kit/display/icon/icon';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { newBuyText } from './text';

const text = newBuyText.form;

export interface FormBarProps {
  readonly kind: PublicationKind;
  /** Null where nothing is typed. */
  readonly saving: SavingStatus | null;
  readonly savedAt: number | null;
  readonly onRetry: () => void;
}

function SavingNote({ saving, savedAt, onRetry }: Pick<FormBarProps, 'saving' | 'savedAt' | 'onRetry'>) {
  if (saving === null) return null;
  if (saving === 'unsaved')
    return (
      <button type="button" className="pub-unsaved" onClick={onRetry}>
        <RowIcon name="warning" size={14} />
        {text.unsaved}
      </button>
    );
  return (
    <p className="pub-saved" role="status">
      {saving === 'saved' ? <Icon name="check" size={14} /> : null}
      <span>{text.saving[saving](savedAt === null ? '' : formatDate(savedAt, 'HH:mm'))}</span>
    </p>
  );
}

/** The bar of the form: the way back, what is typed, and how far it is from being kept. */
export function FormBar({ kind, ...state }: FormBarProps): ReactElement {
  const heading = useHeadingFocus();
  const goBack = useBack();
  const back = (event: MouseEvent): void => {
    event.preventDefault();
    goBack();
  };
  return (
    <header className="page-bar pub-bar">
      <Link className="page-back" to={publicationsPath} onClick={back} aria-label={text.close}>
        <Icon name="back" />
      </Link>
      <div className="pub-titles">
        <h1 ref={heading} tabIndex={-1}>
          {text.title[kind]}
        </h1>
        <SavingNote {...state} />
      </div>
    </header>
  );
}
