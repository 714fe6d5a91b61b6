import { left, right, type Either } from 'fp-ts/Either';
import type { ArchiveType } from './upload-type';

/** Why an archive is not taken. */
export type ArchiveFault =
  | 'broken'
  | 'encrypted'
  /** A document with macros, or one within the archive. */
  | 'macros'
  /** An archive within the archive. */
  | 'nested'
  | 'programs'
  /** Too many files, or too large once unpacked. */
  | 'tooMuch'
  /** An office document of another kind. */
  | 'unknown';

/** The reasons in words for people. */
export const archiveFaultTexts: Readonly<Record<ArchiveFault, string>> = {
  broken: '文件已损坏或不完整，无法打开，请换一个文件',
  encrypted: '文件已加密，请取消密码后重新上传',
  macros: '文件含有宏，请另存为不含宏的 docx、xlsx 或 pptx 后上传',
  nested: '压缩包内含有其他压缩包，请解压后重新打包',
  programs: '压缩包内含有程序或脚本，请移除后重新打包',
  tooMuch: '压缩包内的文件超过 2,000 个，或解压后超过 200 MB，请分开发送',
  unknown: '不支持这种文档，请另存为 docx、xlsx 或 pptx 后上传',
};

/** One file of an archive. */
export interface ArchiveEntry {
  /** In lower case, one character per byte. */
  readonly name: string;
  /** The stored bytes. */
  readonly content: Uint8Array;
  readonly isDeflated: boolean;
  /** In bytes, once unpacked, as the archive declares it. */
  readonly size: number;
}

export interface Archive {
  readonly type: ArchiveType;
  readonly entries: readonly ArchiveEntry[];
}

const mostEntries = 2_000;
/** What all files have together once unpacked, in bytes. */
const mostUnpacked = 200 * 1024 * 1024;

/** The lengths of the fixed parts of an archive in bytes (PKWARE APPNOTE 4.3). */
const [localLength, entryLength, endLength, longestComment] = [30, 46, 22, 0xffff];
const [localMark, entryMark, endMark] = [0x04034b50, 0x02014b50, 0x06054b50];
/** Encrypted, strongly encrypted, with a masked directory. */
const encryptionFlags = 0x2041;
/** The sizes follow the data. */
const sizesFollow = 0x0008;
const [stored, deflated] = [0, 8];

/** The part of a document that names its kind. */
const mainParts: Readonly<Record<string, ArchiveType>> = {
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'ppt/presentation.xml': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
/** The part that lists the kinds of all parts of a document, in lower case. */
export const contentTypesPart = '[content_types].xml';

const macroNames =
  /(?:^|\/)(?:vbaproject|vbadata)[^/]*$|(?:^|\/)(?:macrosheets|activex)\/|\.(?:doc|dot|xls|xlt|xla|ppt|pot|pps|ppa)m$|\.xlsb$/;
const archiveNames = /\.(?:zipx?|rar|7z|tar|t?gz|t?bz2?|t?xz|zst|cab|arj|lzh|ace|iso|img|vhdx?)$/;
const programNames =
  /\.(?:exe|com|scr|pif|bat|cmd|msi|msp|msix|dll|sys|cpl|lnk|url|hta|chm|jar|apk|ipa|dmg|pkg|app|sh|jse?|vb[es]|ws[fh]|ps[dm]?1|reg|scf|inf)$/;
const leavingNames = /^[/\\]|^[a-z]:|\0|(?:^|[/\\])\.\.(?:[/\\]|$)/;

const nameOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte))
    .join('')
    .toLowerCase();

/** Where the end record begins; its comment fills the rest of the file. Null when there is none. */
const endOf = (view: DataView): number | null => {
  const last = view.byteLength - endLength;
  for (let place = last; place >= Math.max(0, last - longestComment); place -= 1)
    if (view.getUint32(place, true) === endMark && view.getUint16(place + 20, true) === last - place)
      return place;
  return null;
};

interface Placed extends ArchiveEntry {
  readonly from: number;
  readonly to: number;
  readonly next: number;
}

/** The file of the directory record at a place, or why it is refused. */
const entryAt = (
  bytes: Uint8Array,
  view: DataView,
  at: number,
  end: number,
): Either<ArchiveFault, Placed> => {
  if (at + entryLength > end || view.getUint32(at, true) !== entryMark) return left('broken');
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  const nameLength = view.getUint16(at + 28, true);
  const next = at + entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const from = view.getUint32(at + 42, true);
  if (next > end || from + localLength > end) return left('broken');
  const localFlags = view.getUint16(from + 6, true);
  if (((flags | localFlags) & encryptionFlags) !== 0) return left('encrypted');
  const name = nameOf(bytes.subarray(at + entryLength, at + entryLength + nameLength));
  const localNameLength = view.getUint16(from + 26, true);
  const localName = nameOf(bytes.subarray(from + localLength, from + localLength + localNameLength));
  const begin = from + localLength + localNameLength + view.getUint16(from + 28, true);
  const agrees =
    view.getUint32(from, true) === localMark &&
    localName === name &&
    view.getUint16(from + 8, true) === method &&
    ((localFlags & sizesFollow) !== 0 ||
      (view.getUint32(from + 18, true) === packed && view.getUint32(from + 22, true) === size));
  const isReadable = method === deflated || (method === stored && packed === size);
  if (!agrees || !isReadable || leavingNames.test(name) || begin + packed > end) return left('broken');
  const content = bytes.subarray(begin, begin + packed);
  return right({ name, content, isDeflated: method === deflated, size, from, to: begin + packed, next });
};

const typeOf = (names: ReadonlySet<string>): Either<ArchiveFault, ArchiveType> => {
  if (!names.has(contentTypesPart)) return right('application/zip');
  const kinds = Object.entries(mainParts).filter(([part]) => names.has(part));
  const [kind] = kinds;
  return kind === undefined || kinds.length > 1 ? left('unknown') : right(kind[1]);
};

/**
 * The files of a zip archive by its directory, each held against its local header, and what kind of archive it is.
 * Nothing is unpacked. The time is linear in the number of bytes, with at most 2,000 files.
 *
 * The declared sizes are not proved here. Refused are archives that two programs may read differently: with bytes before
 * the first file, two files of one name, or files that share bytes. Source: SCR-11, VAL-06.
 * @param bytes the whole file
 */
export const readArchive = (bytes: Uint8Array): Either<ArchiveFault, Archive> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return left('broken');
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) return left('tooMuch');
  const entries: Placed[] = [];
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const entry = entryAt(bytes, view, at, end);
    if (entry._tag === 'Left') return entry;
    at = entry.right.next;
    unpacked += entry.right.size;
    if (unpacked > mostUnpacked) return left('tooMuch');
    entries.push(entry.right);
  }
  const names = new Set(entries.map(({ name }) => name));
  const inOrder = entries.toSorted((one, other) => one.from - other.from);
  const areApart = inOrder.every(({ from }, nth) => from >= (inOrder[nth - 1]?.to ?? 0));
  if (count === 0 || at !== end || names.size !== count || inOrder[0]?.from !== 0 || !areApart)
    return left('broken');
  const has = (wanted: RegExp): boolean => entries.some(({ name }) => wanted.test(name));
  if (has(macroNames)) return left('macros');
  if (has(archiveNames)) return left('nested');
  if (has(programNames)) return left('programs');
  const type = typeOf(names);
  return type._tag === 'Left' ? type : right({ type: type.right, entries });
};
