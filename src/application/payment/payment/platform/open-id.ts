import { endsWith, leftForGood, output } from '../ending';
import { platformSetup } from './setup';

const noOpenId = endsWith('openIdMissing');

/** The part of the chart in which it is found out by which openId WeChat knows the payer. Source: PAY-08. */
export const openIdStates = {
  findingOpenId: platformSetup.createStateConfig({
    description: 'The device may know the openId, or the code for it came with the address.',
    meta: { requirements: ['PAY-08'] },
    invoke: {
      id: 'findOpenId',
      src: 'findOpenId',
      onDone: [
        {
          guard: { type: 'openIdIsKnown', params: output },
          target: 'preparing',
          actions: { type: 'keepFound', params: output },
        },
        {
          guard: { type: 'codeWasFound', params: output },
          target: 'obtainingOpenId',
          actions: { type: 'keepFound', params: output },
        },
        { target: 'askingForCode' },
      ],
      onError: noOpenId,
    },
    after: { storageLimit: noOpenId },
  }),
  forgettingOpenId: platformSetup.createStateConfig({
    description: 'The openId on the device is invalid: it is forgotten, and WeChat is asked again, once.',
    meta: { requirements: ['PAY-08'] },
    entry: 'forgetOpenId',
    invoke: { id: 'forgetOpenId', src: 'forgetOpenId', onDone: 'askingForCode', onError: 'askingForCode' },
    after: { storageLimit: 'askingForCode' },
  }),
  askingForCode: platformSetup.createStateConfig({
    description: 'The platform returns the address at which WeChat gives a code.',
    meta: { requirements: ['PAY-08'] },
    invoke: {
      id: 'askForCode',
      src: 'askForCode',
      onDone: [
        {
          guard: { type: 'pageIsToBeLeft', params: output },
          target: 'keepingAbsence',
          actions: { type: 'keepAddress', params: output },
        },
        {
          guard: { type: 'codeCame', params: output },
          target: 'obtainingOpenId',
          actions: { type: 'keepCode', params: output },
        },
        noOpenId,
      ],
      onError: noOpenId,
    },
    after: { codeLimit: noOpenId },
  }),
  keepingAbsence: platformSetup.createStateConfig({
    description:
      'That the page is left for WeChat’s answer is kept first, so that the payment goes on after it.',
    meta: { requirements: ['PAY-08', 'PAY-10'] },
    invoke: {
      id: 'keepIntent',
      src: 'keepIntent',
      input: ({ context }) => ({ intent: { ...context.intent, stage: 'leftForOpenId' as const } }),
      onDone: [
        {
          guard: { type: 'wasKept', params: output },
          target: 'leavingForOpenId',
          actions: { type: 'keepIntent', params: output },
        },
        noOpenId,
      ],
      onError: noOpenId,
    },
    after: { storageLimit: noOpenId },
  }),
  leavingForOpenId: platformSetup.createStateConfig({
    description: 'The page is left for WeChat’s, which sends the person back with a code.',
    meta: { requirements: ['PAY-08'] },
    invoke: {
      id: 'leavePage',
      src: 'leavePage',
      input: ({ context }) => ({ address: context.address }),
      onDone: [{ guard: { type: 'pageIsLeft', params: output }, ...leftForGood }, noOpenId],
      onError: noOpenId,
    },
    after: { leaveLimit: noOpenId },
  }),
  obtainingOpenId: platformSetup.createStateConfig({
    description: 'The code is exchanged, once.',
    meta: { requirements: ['PAY-08'] },
    exit: 'forgetCode',
    invoke: {
      id: 'exchangeCode',
      src: 'exchangeCode',
      input: ({ context }) => ({ code: context.code ?? '' }),
      onDone: [
        {
          guard: { type: 'openIdCame', params: output },
          target: 'preparing',
          actions: { type: 'keepOpenId', params: output },
        },
        noOpenId,
      ],
    },
  }),
};
