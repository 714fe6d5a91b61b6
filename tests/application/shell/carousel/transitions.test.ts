import { carouselMachine } from '../../../../src/application/shell/carousel/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { carouselInvariants } from '../../../../src/application/shell/carousel/invariants';

const next = { type: 'carousel.next' } as const;
const previous = { type: 'carousel.previous' } as const;
const touched = { type: 'carousel.touched' } as const;
const released = { type: 'carousel.released' } as const;
const toggled = { type: 'carousel.pauseToggled' } as const;

explorationTests('carousel', {
  machine: carouselMachine,
  inputs: [
    { count: 3, reducedMotion: false },
    { count: 3, reducedMotion: true },
    { count: 1, reducedMotion: false },
    { count: 0, reducedMotion: false },
  ],
  alphabet: [next, previous, touched, released, toggled],
  facts: ({ context }) => context.index,
  invariants: carouselInvariants,
});

transitionTable('carousel', {
  machine: carouselMachine,
  input: { count: 3, reducedMotion: false },
  rows: [
    { title: '[SCR-01] banners move by themselves', from: [], target: 'playing', context: { index: 0 } },
    {
      title: '[LAY-17] nothing moves by itself for who asked for less motion',
      from: [],
      input: { count: 3, reducedMotion: true },
      target: 'still',
    },
    { from: [], input: { count: 1, reducedMotion: false }, target: 'still' },
    {
      title: '[SCR-01] the next banner comes after 5 s',
      from: [],
      event: after(5_000),
      target: 'playing',
      context: { index: 1 },
    },
    { from: [], event: next, target: 'playing', context: { index: 1 } },
    { from: [], event: previous, target: 'playing', context: { index: 2 } },
    { title: '[SCR-01] a finger on it holds it', from: [], event: touched, target: 'held' },
    { from: [], event: released, target: 'playing', refused: [released.type] },
    { from: [], event: toggled, target: 'still' },
    { from: [touched], event: released, target: 'playing' },
    { from: [touched], event: touched, target: 'held', refused: [touched.type] },
    { from: [touched], event: toggled, target: 'still' },
    { from: [toggled], event: toggled, target: 'playing' },
    { from: [toggled], event: touched, target: 'still', refused: [touched.type] },
    { from: [toggled], event: released, target: 'still', refused: [released.type] },
  ],
});
