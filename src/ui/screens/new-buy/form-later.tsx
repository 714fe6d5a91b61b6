import type { ReactElement } from 'react';
import { later, type NotCome } from '../../kit/later/later';
import { NotComePage } from '../../kit/state/state-panel/not-come-page';
import type { PublicationFormPartProps } from './publication-form';
import { newBuyText as text } from './text';

const FormNotCome = ({ onAgain }: PublicationFormPartProps & NotCome): ReactElement => (
  <NotComePage bar={text.title} title={text.form.notCome} text={text.form.notComeText} onAgain={onAgain} />
);

const { Part, preload } = later(
  async () => (await import('./publication-form')).PublicationFormPart,
  FormNotCome,
);

/** The form, whose code comes after that of the list, or when its address is opened. */
export const PublicationFormLater = Part;
export const preloadForm = preload;
