import { assign, createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import {
  fromLayer,
  fromListener,
  unwiredListener,
  type ListenerActor,
} from '../../../../src/application/kit/from-listener';
import type { LayerStack } from '../../../../src/ports/layer-stack';
import { inspector, type Heard } from '../../../../src/application/kit/inspection/inspector';
import { fakeLayers } from '../../../support/fakes/layer-stack';

type Event = { readonly type: 'heard' } | { readonly type: 'said'; readonly text: string };
interface Command {
  readonly type: 'say';
  readonly text: string;
}
interface SampleTypes {
  readonly context?: { readonly heard: number };
  readonly events?: Event;
}
const types: SampleTypes = {};

const flow = setup({
  types,
  actors: { ear: unwiredListener<Command>('flow', 'ear') },
  actions: { count: assign({ heard: ({ context }) => context.heard + 1 }) },
}).createMachine({
  id: 'flow',
  context: { heard: 0 },
  invoke: { id: 'ear', src: 'ear' },
  on: { heard: { actions: 'count' } },
});

const started = (ear?: ListenerActor<Command>) => {
  const defects: Heard[] = [];
  const actor = createActor(ear === undefined ? flow : flow.provide({ actors: { ear } }), {
    inspect: inspector((heard) => {
      if (heard.kind === 'broke') defects.push(heard);
    }),
  }).start();
  return { actor, defects, heard: () => actor.getSnapshot().context.heard };
};

const brokeWith = (message: string): Heard => ({
  kind: 'broke',
  flow: 'flow',
  event: 'xstate.error.actor.ear',
  error: new Error(message),
});

test('[REL-01] a listener sends events back, takes commands, and stops listening with its flow', () => {
  const said: string[] = [];
  const stops: string[] = [];
  const { actor, defects, heard } = started(
    fromListener(({ sendBack, receive }) => {
      receive(({ text }) => said.push(text));
      sendBack({ type: 'heard' });
      return () => stops.push('stopped');
    }),
  );
  actor.getSnapshot().children.ear?.send({ type: 'say', text: 'a' });
  expect([heard(), said, defects, stops]).toEqual([1, ['a'], [], []]);
  actor.stop();
  expect(stops).toEqual(['stopped']);
});

test('[REL-01] a listener that cannot start is reported, and its flow goes on', () => {
  const { actor, defects, heard } = started();
  expect(defects).toEqual([brokeWith('flow: the actor "ear" is not wired')]);
  actor.send({ type: 'heard' });
  expect([actor.getSnapshot().status, heard()]).toEqual(['active', 1]);
});

test('[REL-01] a flow can be notified that its listener cannot start', () => {
  const { defects, heard } = started(
    fromListener(
      () => {
        throw new Error('no such thing');
      },
      { type: 'heard' },
    ),
  );
  expect([defects, heard()]).toEqual([[brokeWith('no such thing')], 1]);
});

test('[REL-01] a command that breaks the listener is reported, and the next one is taken', () => {
  const said: string[] = [];
  const { actor, defects } = started(
    fromListener(({ receive }) =>
      receive(({ text }) => {
        if (text === '') throw new Error('nothing to say');
        said.push(text);
      }),
    ),
  );
  const send = (text: string): void => actor.getSnapshot().children.ear?.send({ type: 'say', text });
  send('');
  send('b');
  expect([said, defects]).toEqual([['b'], [brokeWith('nothing to say')]]);
});

const sheet = setup({ types, actors: { layer: unwiredListener('sheet', 'layer') } }).createMachine({
  id: 'sheet',
  context: { heard: 0 },
  initial: 'open',
  states: {
    open: { invoke: { id: 'layer', src: 'layer' }, on: { heard: 'closed' } },
    closed: {},
  },
});

const openedSheet = (layers: LayerStack) => {
  const heard: Heard[] = [];
  const layer = fromLayer(layers, 'sheet', { type: 'heard' });
  const actor = createActor(sheet.provide({ actors: { layer } }), {
    inspect: inspector((one) => heard.push(one)),
  }).start();
  return {
    state: () => actor.getSnapshot().value,
    close: () => actor.send({ type: 'heard' }),
    defects: () => heard.filter(({ kind }) => kind === 'broke'),
  };
};

test('[LAY-19] a layer is open as long as its state lasts, and back closes it by its event', () => {
  const layers = fakeLayers();
  const { state } = openedSheet(layers.port);
  expect([layers.open(), state()]).toEqual([['sheet'], 'open']);
  layers.back();
  expect([layers.open(), state()]).toEqual([[], 'closed']);
  const other = openedSheet(layers.port);
  other.close();
  expect(layers.open()).toEqual([]);
});

test('[LAY-19] a layer that cannot be opened is reported, and closes', () => {
  const { state, defects } = openedSheet({
    open: () => {
      throw new Error('no history');
    },
  });
  expect(state()).toBe('closed');
  expect(defects()).toEqual([
    {
      kind: 'broke',
      flow: 'sheet',
      event: 'xstate.error.actor.layer',
      error: new Error('no history'),
    },
  ]);
});
