import { left, type Either } from 'fp-ts/Either';
import type { Type } from 'io-ts';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { CallParameters } from './call';

/** The parameters of a call as the codec knows them, or '参数错误'. Others that were sent are ignored. */
export const parametersBy = <A>(codec: Type<A, unknown>, parameters: CallParameters): Either<Refusal, A> => {
  const decoded = codec.decode(parameters);
  return decoded._tag === 'Left' ? left(refusals.wrongParameters) : decoded;
};
