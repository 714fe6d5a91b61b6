/** No event is ever longer, in characters. */
const longest = 256 * 1024;

/**
 * Takes the text of server-sent events as it arrives, split at any place, and gives the data of each whole event.
 * An event without data is dropped, unless the writer of these lines gives its name a meaning.
 */
export class EventLines {
  private held = '';
  private data: string[] = [];
  private dataLength = 0;
  private name = '';

  constructor(private readonly namedAlone: (name: string) => readonly string[] = () => []) {}

  /** @throws when an event has no end */
  readonly push = (text: string): readonly string[] => {
    this.held += text;
    if (this.held.length > longest) throw new Error('an event has no end');
    // A return at the end may be half of a line's end.
    const lines = this.held.split(/\r\n|\n|\r(?!$)/);
    this.held = lines.pop() ?? '';
    return lines.flatMap(this.taken);
  };

  private readonly taken = (line: string): readonly string[] => {
    if (line.startsWith('data:')) this.hold(line.slice(5).replace(/^ /, ''));
    if (line.startsWith('event:')) this.name = line.slice(6).trim();
    if (line !== '') return [];
    const whole = this.data.length === 0 ? this.namedAlone(this.name) : [this.data.join('\n')];
    this.data = [];
    this.dataLength = 0;
    this.name = '';
    return whole;
  };

  private readonly hold = (data: string): void => {
    this.dataLength += data.length;
    if (this.dataLength > longest) throw new Error('an event has no end');
    this.data.push(data);
  };
}
