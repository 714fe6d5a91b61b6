import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import { fromPromise } from 'xstate';
import { decodeJson } from '../../../../contract/codec/decode-json';
import type { StoredName } from '../../../domain/session/stored-names';
import { answersOf, SurveyDraft } from '../../../domain/survey/survey-draft';
import type { CallOf } from '../../../ports/gateways';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { Random } from '../../../ports/random';
import { fromCall, writeLimit } from '../../kit/from-call';
import { keyedWrite } from '../../kit/keyed-write';
import { fundSurveyMachine, type FundSurveyMachine } from './machine';
import type { SentSurvey } from './survey-context';

const name = 'hupo.survey-draft' satisfies StoredName;

interface FundSurveyPorts {
  readonly callOf: CallOf;
  readonly storage: KeyValueStorage;
  readonly random: Pick<Random, 'uuid'>;
}

/** The survey about funds, wired to its call and to the device. */
export const fundSurvey = ({ callOf, storage, random }: FundSurveyPorts): FundSurveyMachine => {
  const write = keyedWrite(random);
  const save = callOf(({ survey }) => survey.save);
  return fundSurveyMachine.provide({
    actors: {
      recall: fromPromise(() =>
        Promise.resolve(pipe(storage.read(name)(), O.chainEitherK(decodeJson(SurveyDraft)), O.toNullable)),
      ),
      // A draft that the device does not keep is only missed after a reload.
      keep: fromPromise<'kept', SurveyDraft>(({ input }) => {
        storage.write(name, JSON.stringify(SurveyDraft.encode(input)))();
        return Promise.resolve('kept' as const);
      }),
      send: fromCall<unknown, SentSurvey>(
        ({ survey, answers }, options) =>
          () => {
            const given = { version: survey.version, answers: { list: answersOf(survey, answers) } };
            return write(given, (key) => save(given, { ...options, key })());
          },
        { limit: writeLimit },
      ),
    },
  });
};
