import type { ArchiveFault } from '../../../../contract/upload/archive';
import type { ArchiveType } from '../../../../contract/upload/upload-type';

/** The list of the parts of a document is short text. */
export const mostContentTypes = 1024 * 1024;

/** How the list of parts names the main part of a document without macros (ISO/IEC 29500-1, 11.3.10, 12.3.23, 13.3.6). */
const mainContentTypes: Readonly<Record<Exclude<ArchiveType, 'application/zip'>, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
};

/** The fault of a document of this kind by its list of parts; null for a good one. */
export const officeFault = (type: ArchiveType, contentTypes: Uint8Array): ArchiveFault | null => {
  const list = Buffer.from(contentTypes).toString('utf8').toLowerCase();
  if (/macroenabled|vbaproject|vbadata|activex/.test(list)) return 'macros';
  return type === 'application/zip' || list.includes(mainContentTypes[type]) ? null : 'unknown';
};
