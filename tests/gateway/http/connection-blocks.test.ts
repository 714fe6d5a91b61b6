import { expect, test } from 'vitest';
import { ConnectionBlocks } from '../../../gateway/src/adapters/http/server/connection-blocks';
import { addressBlock } from '../../../gateway/src/adapters/http/visitor-address';

const blocksOf = (...held: readonly (readonly [connection: string, block: string])[]) => {
  const blocks = new ConnectionBlocks<string>();
  for (const [connection, block] of held) blocks.add(connection, `address of ${connection}`, block);
  return blocks;
};

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9%eth0', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('[SEC-05] the address %s belongs to the block %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test('[SEC-05] of the block that holds most the longest idle connection goes first, then a busy one', () => {
  const blocks = blocksOf(['a1', 'a'], ['a2', 'a'], ['a3', 'a'], ['a4', 'a'], ['b1', 'b']);
  blocks.setState('a1', 'lasting');
  blocks.setState('a2', 'busy');
  blocks.setState('a3', 'busy');
  blocks.setState('a3', 'idle');
  const closed: (string | null)[] = [];
  for (let round = 0; round < 4; round += 1) {
    const victim = blocks.victimFor('c');
    closed.push(victim?.connection ?? null);
    if (victim !== null) blocks.remove(victim.connection);
  }
  // After three of the block a both hold one.
  expect(closed.slice(0, 3)).toEqual(['a4', 'a3', 'a2']);
  expect(closed[3]).toBe('a1');
});

test('[SEC-05] a block that holds as much as any other closes none of another', () => {
  const blocks = blocksOf(['a1', 'a'], ['a2', 'a'], ['b1', 'b'], ['b2', 'b']);
  expect(blocks.victimFor('b')).toBeNull();
  expect(blocks.victimFor('c')?.block).toBe('a');
});

test('[SEC-05] a connection that is removed counts no more, however often it is removed', () => {
  const blocks = blocksOf(['a1', 'a'], ['a2', 'a']);
  expect([blocks.remove('a1'), blocks.remove('a1')]).toEqual(['address of a1', null]);
  expect([blocks.count, blocks.countOf('a')]).toEqual([1, 1]);
  blocks.remove('a2');
  blocks.setState('a2', 'busy');
  expect([blocks.count, blocks.countOf('a')]).toEqual([0, 0]);
});
