/** Waiting for a request; answering one; a socket of messages, which is meant to last. */
type ConnectionState = 'idle' | 'busy' | 'lasting';

interface Place {
  readonly address: string;
  readonly block: string;
  state: ConnectionState;
}

/** The connections of one block by state; in each set the one that is in its state longest is first. */
type Block<C> = Readonly<Record<ConnectionState, Set<C>>>;

const emptyBlock = <C>(): Block<C> => ({ idle: new Set(), busy: new Set(), lasting: new Set() });
const sizeOf = <C>({ idle, busy, lasting }: Block<C>): number => idle.size + busy.size + lasting.size;

/** Open connections by block of addresses. */
export class ConnectionBlocks<C> {
  private readonly places = new Map<C, Place>();
  private readonly blocks = new Map<string, Block<C>>();

  get count(): number {
    return this.places.size;
  }

  countOf(block: string): number {
    const known = this.blocks.get(block);
    return known === undefined ? 0 : sizeOf(known);
  }

  add(connection: C, address: string, block: string): void {
    this.places.set(connection, { address, block, state: 'idle' });
    const known = this.blocks.get(block) ?? emptyBlock<C>();
    this.blocks.set(block, known);
    known.idle.add(connection);
  }

  /** @returns the connection's address; null when it was removed before */
  remove(connection: C): string | null {
    const place = this.places.get(connection);
    const block = place === undefined ? undefined : this.blocks.get(place.block);
    if (place === undefined || block === undefined) return null;
    this.places.delete(connection);
    block[place.state].delete(connection);
    if (sizeOf(block) === 0) this.blocks.delete(place.block);
    return place.address;
  }

  setState(connection: C, state: ConnectionState): void {
    const place = this.places.get(connection);
    const block = place === undefined ? undefined : this.blocks.get(place.block);
    if (place === undefined || block === undefined) return;
    block[place.state].delete(connection);
    place.state = state;
    block[state].add(connection);
  }

  /**
   * The connection to close for the newest connection of `block`: of the block that holds the most, the longest idle one, else the
   * one that was answered longest, else the oldest socket of messages. Null when no other block holds more.
   */
  victimFor(block: string): { readonly connection: C; readonly block: string } | null {
    const own = this.countOf(block);
    let heaviest: { readonly name: string; readonly held: Block<C> } | null = null;
    let most = own;
    for (const [name, held] of this.blocks)
      if (sizeOf(held) > most) {
        heaviest = { name, held };
        most = sizeOf(held);
      }
    if (heaviest === null) return null;
    const { idle, busy, lasting } = heaviest.held;
    const first = [idle, busy, lasting]
      .find(({ size }) => size > 0)
      ?.values()
      .next();
    return first === undefined || first.done === true
      ? null
      : { connection: first.value, block: heaviest.name };
  }
}
