import type { PdfFault } from '../../ports/pdf-reader';

const refusedStatus: readonly unknown[] = [401, 403, 404];

/** What an error of pdf.js says of a file; the name of an error says its kind. */
export const pdfFault = (error: unknown): PdfFault => {
  if (!(error instanceof Error)) return 'unavailable';
  if (error.name === 'PasswordException') return 'encrypted';
  if (error.name === 'InvalidPDFException' || error.name === 'FormatError') return 'damaged';
  if (error.name === 'ResponseException')
    return refusedStatus.includes(Reflect.get(error, 'status')) ? 'refused' : 'unavailable';
  return error.name === 'UnknownErrorException' ? 'damaged' : 'unavailable';
};
