import exifr from 'exifr';
import { markLimits, type PictureMark, type PictureMarkKind } from '../../../../contract/upload/picture-mark';

/** The names of each kind of fact in EXIF, IPTC and XMP; a fact in several of them is listed once. */
const namesOf: Readonly<Record<Exclude<PictureMarkKind, 'place'>, readonly string[]>> = {
  author: ['Artist', 'XPAuthor', 'Byline', 'Author', 'creator', 'OwnerName', 'CameraOwnerName', 'Writer'],
  copyright: ['Copyright', 'CopyrightNotice', 'rights', 'UsageTerms', 'WebStatement'],
  software: ['Software', 'CreatorTool', 'ProcessingSoftware', 'OriginatingProgram', 'HostComputer'],
  device: ['Make', 'Model', 'LensModel', 'BodySerialNumber', 'SerialNumber', 'LensSerialNumber'],
  words: [
    ...['ImageDescription', 'UserComment', 'XPTitle', 'XPComment', 'XPSubject', 'XPKeywords', 'DocumentName'],
    ...['Headline', 'Caption', 'Credit', 'Source', 'Contact', 'ObjectName', 'Keywords', 'BylineTitle'],
    ...[
      'City',
      'Sublocation',
      'State',
      'Province',
      'Country',
      'Location',
      'Instructions',
      'SpecialInstructions',
    ],
    ...['title', 'description', 'subject', 'Label', 'Title', 'CreatorContactInfo', 'SupplementalCategories'],
  ],
};

/** What one value says, in words; a value of several parts by each. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (value instanceof Uint8Array) return [new TextDecoder().decode(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  // XMP gives a text by its language, as { lang, value }.
  return Object.entries(value).flatMap(([name, part]) => (name === 'lang' ? [] : textsIn(part)));
};

const shown = (text: string): string =>
  Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffd]+/gu, ' ').trim())
    .slice(0, markLimits.length)
    .join('');

const placeIn = (metadata: ReadonlyMap<string, unknown>): readonly PictureMark[] => {
  const [latitude, longitude] = [metadata.get('latitude'), metadata.get('longitude')];
  if (typeof latitude === 'number' && typeof longitude === 'number')
    return [{ kind: 'place', found: `${latitude.toFixed(4)}, ${longitude.toFixed(4)}` }];
  const isPlaced = Array.from(metadata.keys()).some((name) => name.startsWith('GPSL'));
  return isPlaced ? [{ kind: 'place', found: 'GPS' }] : [];
};

/**
 * The metadata of a picture, by its EXIF, IPTC and XMP: empty for a picture without any, and
 * for one that cannot be read as any of them.
 */
export const pictureMarks = async (content: Uint8Array): Promise<readonly PictureMark[]> => {
  const read: unknown = await exifr.parse(content, {
    tiff: true,
    exif: true,
    gps: true,
    iptc: true,
    xmp: true,
    icc: false,
    jfif: false,
    ihdr: false,
    mergeOutput: true,
    translateKeys: true,
    multiSegment: true,
  });
  const metadata = new Map(Object.entries(typeof read === 'object' && read !== null ? read : {}));
  const said = (Object.keys(namesOf) as Exclude<PictureMarkKind, 'place'>[]).flatMap((kind) =>
    namesOf[kind].flatMap((name) =>
      textsIn(metadata.get(name)).map((text) => ({ kind, found: shown(text) })),
    ),
  );
  const marks = [...placeIn(metadata), ...said.filter(({ found }) => found !== '')];
  return marks
    .filter(({ found }, at) => marks.findIndex((each) => each.found === found) === at)
    .slice(0, markLimits.marks);
};
