import type { ReactElement } from 'react';
import { later } from '../../given/later';
import { newBuyText } from './text';

const NotCome = (): ReactElement => <p role="alert">{newBuyText.form.notCome}</p>;

const { Part, preload } = later(
  async () => (await import('./publication-form')).PublicationFormPart,
  NotCome,
);

/** The form, whose code comes after that of the list, or when its address is opened. */
export const PublicationFormLater = Part;
export const preloadForm = preload;
