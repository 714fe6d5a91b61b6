import type { ReactElement } from 'react';
import { later } from '../../kit/later/later';
import { newBuyText } from './text';

const NotCome = (): ReactElement => <p role="alert">{newBuyText.form.previewFailed}</p>;

const { Part } = later(async () => (await import('./preview-part')).PreviewPart, NotCome);

/** The preview, whose code comes on the last step: the fields before it need none of it. */
export const PreviewLater = Part;
