/** Unpacks deflated bytes; null for what is broken or too large. */
export type Inflate = (packed: Uint8Array) => Uint8Array | null;

/** Names by which a PDF acts by itself, runs programs, or carries other files (ISO 32000-1, 7.11.4 and 12.6). */
const activeNames: ReadonlySet<string> = new Set([
  ...['JavaScript', 'JS', 'OpenAction', 'AA', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia'],
  ...['XFA', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR'],
]);
/** So long a name is in no packed data by chance: 2 to the power of -48 at each byte. */
const leastTelling = 6;
/** Names of more characters than that have no meaning here, also when each is written as #xx. */
const longestWritten = 3 * 16;
/** How far before its data the dictionary of a stream begins, in bytes. */
const dictionaryBytes = 4_096;
/** What all object streams hold unpacked, in bytes. */
const mostUnpacked = 16 * 1024 * 1024;

const slash = 0x2f;
const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && byte > 0x20 && !'()<>[]{}/%'.includes(String.fromCharCode(byte));

const plainName = (written: string): string =>
  written.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

interface Found {
  readonly name: string;
  /** Where its characters begin and end, without the slash. */
  readonly from: number;
  readonly to: number;
}

/** The active names in these bytes, in their order. */
const activeIn = (bytes: Buffer): readonly Found[] => {
  const found: Found[] = [];
  for (let at = bytes.indexOf(slash); at !== -1; at = bytes.indexOf(slash, at + 1)) {
    let to = at + 1;
    while (to - at <= longestWritten && isRegular(bytes[to])) to += 1;
    if (to - at > longestWritten || to - at < 3) continue;
    const name = plainName(bytes.toString('latin1', at + 1, to));
    if (activeNames.has(name)) found.push({ name, from: at + 1, to });
  }
  return found;
};

interface Stream {
  readonly dictionary: string;
  readonly from: number;
  readonly to: number;
}

/** Where streams are, by their keywords; a file may write these words elsewhere too. */
const streamsIn = (bytes: Buffer): readonly Stream[] => {
  const streams: Stream[] = [];
  for (let at = bytes.indexOf('stream'); at !== -1;) {
    const end = bytes.indexOf('endstream', at + 6);
    const to = end === -1 ? bytes.length : end;
    const from = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1);
    const before = bytes.toString('latin1', Math.max(0, at - dictionaryBytes), at);
    streams.push({ dictionary: before.slice(before.lastIndexOf(' obj') + 1), from, to });
    at = end === -1 ? -1 : bytes.indexOf('stream', end + 9);
  }
  return streams;
};

/** Whether an object stream can be read and holds no active name. */
const isHarmless = ({ dictionary }: Stream, unpacked: Uint8Array | null): boolean =>
  unpacked !== null &&
  !dictionary.includes('/Predictor') &&
  activeIn(Buffer.from(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength)).length === 0;

/**
 * The document without what acts by itself: such a name is written over, so that readers do not know it and all places in
 * the file stay as they are. Null for a document that cannot be made harmless: one that is encrypted, that holds such a
 * name in an object stream or in the data of another stream, or whose object streams are packed in a way not read here.
 * A signature within a document that was written over is no longer valid.
 *
 * Limits: the content of streams other than object streams is not unpacked; a link to a web page stays, since readers
 * ask before they open it.
 */
export const harmlessPdf = (content: Uint8Array, inflate: Inflate): Uint8Array | null => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.includes('/Encrypt')) return null;
  const streams = streamsIn(bytes);
  let unpackedBytes = 0;
  for (const stream of streams) {
    const { dictionary, from, to } = stream;
    if (!plainName(dictionary).includes('/ObjStm')) continue;
    const isPacked = /\/Filter\s{0,8}\[?\s{0,8}\/FlateDecode\s{0,8}\]?\s{0,8}[/>]/.test(dictionary);
    const isPlain = !dictionary.includes('/Filter') && !dictionary.includes('#');
    const data = bytes.subarray(from, to);
    const unpacked = isPacked ? inflate(data) : isPlain ? data : null;
    unpackedBytes += unpacked?.byteLength ?? 0;
    if (unpackedBytes > mostUnpacked || !isHarmless(stream, unpacked)) return null;
  }
  const found = activeIn(bytes);
  const outside: Found[] = [];
  let place = 0;
  for (const one of found) {
    while ((streams[place]?.to ?? Number.POSITIVE_INFINITY) <= one.from) place += 1;
    const isInStream = (streams[place]?.from ?? Number.POSITIVE_INFINITY) <= one.from;
    if (!isInStream) outside.push(one);
    else if (one.name.length >= leastTelling) return null;
  }
  if (outside.length === 0) return content;
  const clean = Uint8Array.from(bytes);
  for (const { from, to } of outside) clean.fill(0x58, from, to);
  return clean;
};
