import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { fieldName } from '../../../contract/codec/field-name';
import { RuntimeConfig } from '../../../contract/config/runtime-config';

/** Why a file is no configuration: one of its fields does not fit, it is no object, or it is not JSON. */
export type WrongConfig =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'notObject' }
  | { readonly kind: 'notJson' };

/** Why there is no configuration: the file is wrong, or it did not come. */
export type ConfigFailure = WrongConfig | { readonly kind: 'notFetched' };

const fileName = 'config.json';

const wrongIn = (errors: t.Errors): WrongConfig => {
  const field = fieldName(errors, fileName);
  return field === fileName ? { kind: 'notObject' } : { kind: 'field', field };
};

/**
 * Reads the text of /config.json; an absent file is the defaults (ENV-05).
 * @param text null when there is no such file
 */
export function decodeConfig(text: string | null): E.Either<WrongConfig, RuntimeConfig> {
  return pipe(
    E.tryCatch(
      (): unknown => JSON.parse(text ?? '{}'),
      (): WrongConfig => ({ kind: 'notJson' }),
    ),
    E.chain((value) => pipe(RuntimeConfig.decode(value), E.mapLeft(wrongIn))),
  );
}
