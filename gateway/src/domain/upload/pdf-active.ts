import { namesIn, soughtNames, type FoundName } from './pdf-names';

/** Unpacks deflated bytes; null for what is broken or too large. */
export type Inflate = (packed: Uint8Array) => Uint8Array | null;

/** Names by which a PDF acts by itself, runs programs, or carries other files (ISO 32000-1, 7.11.4 and 12.6). */
const activeNames = [
  ...['JavaScript', 'JS', 'OpenAction', 'AA', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia'],
  ...['XFA', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR'],
];
const pictureFilters = ['DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF'];
const unreadFilters = [
  ...['LZWDecode', 'LZW', 'ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'RunLengthDecode', 'RL', 'Crypt'],
];
const pictureOrFont = ['Image', 'Length1', 'Type1C', 'CIDFontType0C', 'OpenType'];
const active = soughtNames(activeNames);
/** Also names that say how a stream is packed or what it holds, in their short forms too (ISO 32000-1, 7.4 and 7.5.7). */
const activeOrStructure = soughtNames([
  ...[...activeNames, ...pictureFilters, ...unreadFilters, ...pictureOrFont],
  ...['ObjStm', 'XRef', 'First', 'Filter', 'Predictor', 'FlateDecode', 'Fl'],
]);
/** So long a name is in no packed data by chance: 2 to the power of -48 at each byte. */
const minNameLength = 6;
/** How many of the names and how many streams a document may have. */
const mostNames = 500_000;
const mostStreams = 20_000;
/** What all streams but pictures and fonts hold unpacked, in bytes. */
const mostUnpacked = 32 * 1024 * 1024;
/** How many packed bytes of a picture or a font are unpacked to see that it does not begin as an object stream. */
const peekedBytes = 256;
/** What all these beginnings hold unpacked, in bytes. */
const mostPeeked = 256 * 1024 * 1024;

interface Stream {
  /** Structure names since the end of the stream before: those of its dictionary are among them. */
  readonly names: ReadonlySet<string>;
  readonly from: number;
  readonly to: number;
  /** Whether the data of an outer stream, or what looks like one, has this stream within. */
  readonly isWithin: boolean;
}

/**
 * Returns the streams by their keywords, those within the data of another too: a file may write these words elsewhere, and
 * readers begin wherever the table of objects sends them. Null for too many.
 */
const streamsIn = (bytes: Buffer, names: readonly FoundName[]): readonly Stream[] | null => {
  const streams: Stream[] = [];
  let since = new Set<string>();
  let nth = 0;
  let end = -1;
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    const isEnd = at >= 3 && bytes.toString('latin1', at - 3, at) === 'end';
    for (let next = names[nth]; next !== undefined && next.from < at; next = names[nth]) {
      since.add(next.name);
      nth += 1;
    }
    if (isEnd) {
      since = new Set();
      continue;
    }
    if (streams.length === mostStreams) return null;
    const isWithin = at < end;
    if (!isWithin) {
      const next = bytes.indexOf('endstream', at + 6);
      end = next === -1 ? bytes.length : next;
    }
    streams.push({
      names: new Set(since),
      from: at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1),
      to: end,
      isWithin,
    });
  }
  return streams;
};

const has = ({ names }: Stream, any: readonly string[]): boolean => any.some((name) => names.has(name));

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** An object stream begins with the number of an object, maybe behind a comment or spaces. */
const beginsWithNumber = (unpacked: Uint8Array | null): boolean =>
  unpacked !== null &&
  /^(?:[\s\0]{0,255}(?:%|\d{1,10}[\s\0])|\s{256}$)/.test(bufferOf(unpacked).toString('latin1', 0, 256));

const isZlib = (data: Buffer): boolean =>
  data.length >= 2 && ((data[0] ?? 0) & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0;

/** Whether the dictionary says that the stream is a picture, a font or the table of objects, and its data begins so. */
const isOther = (stream: Stream, data: Buffer, peek: Inflate): boolean => {
  if (has(stream, ['ObjStm'])) return false;
  if (has(stream, pictureFilters) && !isZlib(data)) return true;
  if (has(stream, ['First'])) return false;
  if (has(stream, ['XRef'])) return true;
  return has(stream, pictureOrFont) && !beginsWithNumber(peek(data));
};

/** Whether the content of a stream has a name that acts. Short names count only where objects are: others are chance. */
const holdsActive = (stream: Stream, unpacked: Uint8Array): boolean => {
  const isOfObjects = has(stream, ['ObjStm']) || beginsWithNumber(unpacked);
  for (const { name } of namesIn(bufferOf(unpacked), active))
    if (isOfObjects || name.length >= minNameLength) return true;
  return false;
};

/** Returns how many bytes were unpacked; null for a stream that acts or cannot be read. */
const lookedAt = (stream: Stream, data: Buffer, inflate: Inflate): number | null => {
  if (has(stream, unreadFilters) || has(stream, ['Predictor'])) return null;
  const isPacked = has(stream, ['FlateDecode', 'Fl']);
  if (!isPacked && has(stream, ['Filter'])) return null;
  const unpacked = isPacked || isZlib(data) ? inflate(data) : data;
  // Without a filter the first bytes of the data may look packed by chance.
  if (unpacked === null) return isPacked ? null : 0;
  return holdsActive(stream, unpacked) ? null : unpacked.byteLength;
};

/** Whether all streams can be read within the bounds and none of them acts. */
const areHarmless = (streams: readonly Stream[], bytes: Buffer, inflate: Inflate): boolean => {
  let [packed, unpacked, peeked] = [0, 0, 0];
  const peek: Inflate = (data) => {
    const beginning = inflate(data.subarray(0, peekedBytes));
    peeked += beginning?.byteLength ?? 0;
    return beginning;
  };
  for (const stream of streams) {
    const data = bytes.subarray(stream.from, stream.to);
    if (isOther(stream, data, peek) && peeked <= mostPeeked) continue;
    packed += data.length;
    // Streams within each other would be read again and again.
    const size = packed > bytes.length ? null : lookedAt(stream, data, inflate);
    unpacked += size ?? 0;
    if (size === null || unpacked > mostUnpacked || peeked > mostPeeked) return false;
  }
  return true;
};

/**
 * The document without what acts by itself: such a name is written over, so that readers do not know it and all places in
 * the file stay as they are. Null for a document that cannot be made harmless: one that is encrypted, that holds such a
 * name in the data of a stream, whose streams are packed in a way not read here, or that exceeds the bounds.
 * A signature within a document that was written over is no longer valid.
 *
 * Limits: pictures and fonts are not unpacked; a page that shows the word /Launch as text of a standard font is refused;
 * a link to a web page stays, since readers ask before they open it.
 */
export const harmlessPdf = (content: Uint8Array, inflate: Inflate): Uint8Array | null => {
  const bytes = bufferOf(content);
  if (bytes.includes('/Encrypt')) return null;
  const names: FoundName[] = [];
  for (const one of namesIn(bytes, activeOrStructure)) {
    if (names.length === mostNames) return null;
    names.push(one);
  }
  const streams = streamsIn(bytes, names);
  if (streams === null || !areHarmless(streams, bytes, inflate)) return null;
  const outer = streams.filter(({ isWithin }) => !isWithin);
  const outside: FoundName[] = [];
  let place = 0;
  for (const one of names.filter(({ name }) => active.names.has(name))) {
    while ((outer[place]?.to ?? Number.POSITIVE_INFINITY) <= one.from) place += 1;
    const isInStream = (outer[place]?.from ?? Number.POSITIVE_INFINITY) <= one.from;
    if (!isInStream) outside.push(one);
    else if (one.name.length >= minNameLength) return null;
  }
  if (outside.length === 0) return content;
  const clean = Uint8Array.from(bytes);
  for (const { from, to } of outside) clean.fill(0x58, from, to);
  return clean;
};
