import type { Either } from 'fp-ts/Either';
import type { CallFamily } from '../../../contract/call/call';
import { none } from '../../../contract/call/parameters';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { Asked, Taken, Returned } from '../../../src/ports/asked';
import type { WriteOptions } from '../../../src/ports/call';
import { fakeCall, type FakeCall } from './pending-calls';

type Input<Given> = [Given] extends [undefined] ? null : Given;

/** Every call of a family, recorded by its name; a test answers each when it wants. */
export type FakeAsked<F extends CallFamily, Forms = object> = {
  readonly [Name in keyof F]: FakeCall<
    Input<Taken<F, Forms, Name>>,
    Either<GatewayFailure, Returned<F, Forms, Name>>
  >;
} & { readonly port: Asked<F, Forms> };

/** A port to a family of calls whose answers a test gives. */
export const fakeAsked = <F extends CallFamily, Forms = object>(family: F): FakeAsked<F, Forms> => {
  const fakes = Object.entries(family).map(([name, value]) => {
    const fake = fakeCall<unknown, never>(name);
    const method =
      value.parameters === none
        ? (options?: WriteOptions) => fake.call(null, options?.signal, options?.key)
        : (given: unknown, options?: WriteOptions) => fake.call(given, options?.signal, options?.key);
    return { name, fake, method };
  });
  return {
    ...Object.fromEntries(fakes.map(({ name, fake }) => [name, fake])),
    port: Object.fromEntries(fakes.map(({ name, method }) => [name, method])),
  } as unknown as FakeAsked<F, Forms>;
};
