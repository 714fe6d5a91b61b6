import { isRight } from 'fp-ts/Either';
import { assign, setup } from 'xstate';
import type { LoginDevice } from '../../../domain/member/login-device';
import { failureTextOf, unwiredCall, type Answer } from '../../kit/from-call';
import type { DevicesEvent } from './events';
import { unwiredWait } from '../../kit/from-wait';

interface DevicesContext {
  readonly devices: readonly LoginDevice[];
  /** The login that is asked about, or being ended. */
  readonly chosen: string | null;
  /** Why the last call failed, in Chinese. */
  readonly error: string | null;
}

interface DevicesTypes {
  readonly context?: DevicesContext;
  readonly events?: DevicesEvent;
}

const types: DevicesTypes = {};

type Loading = Answer<readonly LoginDevice[]>;
type Revoking = Answer<unknown>;
interface Chosen {
  readonly id: string;
}

/** The words that the chart of the devices is written in. */
export const devicesSetup = setup({
  types,
  actors: {
    load: unwiredCall<readonly LoginDevice[]>('devices', 'load'),
    revoke: unwiredCall<unknown, Chosen>('devices', 'revoke'),
    connectionBack: unwiredWait('devices', 'connectionBack'),
  },
  guards: {
    listCame: (_, loading: Loading) => isRight(loading),
    /** Ended here, or found to have ended already. */
    isOver: (_, revoking: Revoking) =>
      isRight(revoking) || (revoking.left.kind === 'refused' && revoking.left.code === 404),
    isAnotherLogin: ({ context }, { id }: Chosen) =>
      context.devices.some((device) => device.id === id && !device.current),
  },
  actions: {
    keepList: assign((_, loading: Loading) =>
      isRight(loading) ? { devices: loading.right, error: null } : {},
    ),
    keepChosen: assign((_, { id }: Chosen) => ({ chosen: id, error: null })),
    dropChosen: assign({ chosen: null }),
    takeOut: assign(({ context }) => ({
      devices: context.devices.filter(({ id }) => id !== context.chosen),
      chosen: null,
    })),
    noteFailure: assign((_, answer: Loading | Revoking) => ({
      error: failureTextOf(answer),
    })),
  },
});
