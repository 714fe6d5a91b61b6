import type { AnyCall } from '../../../contract/call/call';
import { nothing } from '../../../contract/codec/nothing';
import { ofAnyCall } from '../../../contract/refusal/may-refuse';
import type { RefusalName } from '../../../contract/refusal/refusal';
import { codeOfRefusal } from './all-refusals';
import { codecIn, schemaOf, type Named, type Schema } from './schema';

/** What `data` of an answer holds. */
export const payloadOf = (value: AnyCall, named: Named): Schema =>
  schemaOf(codecIn(value.holds ?? value.answer), named);

const resultCodeTypes = ['integer', 'string'] as const;

const done = { type: resultCodeTypes, enum: [200, 1, '200', '1'] };

/** What a call answers once it is done. */
export const answerSchema = (value: AnyCall, named: Named): Schema => ({
  type: 'object',
  title: 'Done',
  properties: {
    resultCode: { description: 'it was done', ...done },
    ...(value.saidBy === 'state'
      ? {
          state: { description: 'it was done; read before resultCode', ...done },
        }
      : {}),
    data: payloadOf(value, named),
  },
  required: [
    ...(value.saidBy === 'state' ? ['state'] : []),
    'resultCode',
    ...(value.answer === nothing ? [] : ['data']),
  ],
});

/** What a call is refused with: by the codes that it names. */
export const refusalSchema = (names: readonly RefusalName[]): Schema => {
  const codes = [...new Set([...names, ...ofAnyCall].map(codeOfRefusal))].sort((one, other) => one - other);
  return {
    allOf: [
      { $ref: '#/components/schemas/Refusal' },
      {
        type: 'object',
        properties: {
          resultCode: { type: resultCodeTypes, enum: codes.flatMap((code) => [code, String(code)]) },
        },
      },
    ],
  };
};

/** How any call is refused. */
export const refusal = {
  type: 'object',
  title: 'Refused',
  description: 'Refused in words that the person reads. HTTP says 200: the call itself was understood.',
  properties: {
    resultCode: {
      type: resultCodeTypes,
      description: 'why, as an HTTP status says it; 401 ends the session',
      not: done,
    },
    resultMsg: {
      type: 'string',
      minLength: 1,
      description: 'for the person; errorMsg, message, msg and message_cn serve too',
    },
    data: {
      type: 'object',
      properties: {
        retryAfter: { type: 'integer', minimum: 1, description: 'seconds' },
        changedTo: {
          type: 'object',
          description: 'the present value of a fact that has changed since it was shown',
          additionalProperties: { type: ['string', 'number'] },
        },
      },
    },
  },
  required: ['resultCode', 'resultMsg'],
};

/** What every other HTTP status means. */
export const notUnderstood = [
  'No call was understood: an unknown path, the wrong method, a body that is no form. Only here HTTP says another status',
  'than 200, and the client reads nothing of the body: it shows 系统接口{status}异常. 401 alone is read as resultCode 401.',
].join(' ');
