import { later } from '../../../kit/later/later';
import { NdaSheetNotCome } from './not-come';

const { Part } = later(async () => (await import('./nda-sheet')).NdaSheet, NdaSheetNotCome);

/** The NDA over the page. Its code loads when the user opens it. */
export const NdaSheetLater = Part;
