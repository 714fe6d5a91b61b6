import { deflateRawSync } from 'node:zlib';

const kinds = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation'],
} as const;
export type OfficeKind = keyof typeof kinds;
export const officeKinds: readonly OfficeKind[] = ['docx', 'xlsx', 'pptx'];

/** What is changed in the headers of each file. */
export interface ArchiveChange {
  readonly flags?: number;
  /** The declared size once unpacked, in bytes. */
  readonly size?: number;
  /** Every file is said to begin where the first does. */
  readonly overlaps?: boolean;
}

/** The headers that local and directory records share, from the version on. */
const shared = (name: Buffer, packed: number, size: number, flags: number): Buffer => {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(packed, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
};

/** A zip archive of these texts. */
export const archiveOf = (
  files: readonly (readonly [name: string, text: string])[],
  { flags = 0x0800, size, overlaps = false }: ArchiveChange = {},
): Uint8Array<ArrayBuffer> => {
  const [local, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [called, text] of files) {
    const [name, packed] = [Buffer.from(called), deflateRawSync(text)];
    const header = shared(name, packed.length, size ?? Buffer.byteLength(text), flags);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(overlaps ? 0 : at, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), header, rest, name);
    const record = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), header, name, packed]);
    local.push(record);
    at += record.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...local, ...directory, end]));
};

/** The parts of a small document of an office program. */
export const officeParts = (kind: OfficeKind): readonly (readonly [string, string])[] => {
  const [part, type] = kinds[kind];
  const main = `application/vnd.openxmlformats-officedocument.${type}.main+xml`;
  return [
    ['[Content_Types].xml', `<Types><Override PartName="/${part}" ContentType="${main}"/></Types>`],
    ['_rels/.rels', '<Relationships/>'],
    [part, `<w>${'段'.repeat(500)}</w>`],
  ];
};

export const officeFile = (kind: OfficeKind): Uint8Array<ArrayBuffer> => archiveOf(officeParts(kind));
