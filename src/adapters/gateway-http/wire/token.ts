import { Token } from '../../../domain/session/token';
import { orNull } from '../../../../contract/codec/or-null';
import { record } from '../../../../contract/codec/record';

/** What a login or a renewal answers; without a token it is a refusal (LOG-02). */
export const WireToken = record({ token: orNull(Token) }, 'WireToken');
