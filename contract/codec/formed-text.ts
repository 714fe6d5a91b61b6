import { none, some } from 'fp-ts/Option';
import { idSource } from '../values/id';
import { WireLeaf } from './leaf';
import { isFilled, isText, readFilled } from './text';

type Form = Readonly<Record<string, unknown>>;

/**
 * A text parameter with a published form. The codec reads every text: the call answers what does not fit with a refusal of
 * its own, as it answers an id that does not exist.
 */
export const formedText = (description: string, schema: Form): WireLeaf<string> =>
  new WireLeaf(
    'FormedText',
    { types: ['string'], description, schema },
    isText,
    (input) => (isText(input) ? some(input) : none),
    (text) => text,
  );

const idDescription = 'id: 1 to 64 of A-Z a-z 0-9 _ -';

/** The id of a thing, as a parameter. */
export const IdText = formedText(idDescription, { pattern: idSource });

/** The id of a choice, as a parameter that may be absent; '' is absent too. */
export const FilledIdText = new WireLeaf<string>(
  'FilledIdText',
  { types: ['string', 'number'], description: idDescription, schema: { pattern: idSource } },
  isFilled,
  readFilled,
  (text) => text,
);

/** A text of at most so many characters, as people count them. */
export const textUpTo = (most: number, least = 0): WireLeaf<string> =>
  formedText(least === 0 ? `at most ${most} characters` : `${least} to ${most} characters`, {
    ...(least === 0 ? {} : { minLength: least }),
    maxLength: most,
  });

/** A text of at most so many bytes of UTF-8; no text has more characters than bytes. */
export const bytesUpTo = (most: number): WireLeaf<string> =>
  formedText(`at most ${most} bytes of UTF-8`, { maxLength: most });

/** A text that is not empty, of at most so many characters; '' is absent. */
export const filledUpTo = (most: number): WireLeaf<string> =>
  new WireLeaf<string>(
    'FilledUpTo',
    {
      types: ['string', 'number'],
      description: `1 to ${most} characters`,
      schema: { minLength: 1, maxLength: most },
    },
    isFilled,
    readFilled,
    (text) => text,
  );
