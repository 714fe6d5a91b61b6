/** A word that the code does not use, and what it says in its place. */
export interface UnplainWord {
  readonly name: string;
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** A phrase may break over two lines of a comment. */
const gap = String.raw`[\s*/]+`;

const phrase = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${source.replaceAll(' ', gap)})(?![\p{L}\d])`, 'giu');

const word = (name: string, source: string, replacement: string): UnplainWord => ({
  name,
  pattern: phrase(source),
  replacement,
});

/**
 * Readers of this code did not write it, and many read English as a second language. These words hide the actor of a
 * sentence, or have a plain synonym. `docs/glossary.md` lists the terms that the code uses.
 */
export const unplainWords: readonly UnplainWord[] = [
  word('whoever', 'whoever', 'name the actor: the user who, the client that, each reader'),
  word('whatever', 'whatever', 'say any, every or all, and name the thing'),
  word('nobody', "nobody(?:’s|'s)?", 'name the actor: no user, no client, no caller'),
  word('somebody', "somebody(?:’s|'s)?", 'name the actor: a user, another member, the visitor'),
  word('anew', 'anew', 'say again, or name the new thing: a new request, a new session'),
  word('come to', '(?:come|comes|came|coming) to', 'say reach, open, amount to or total'),
  word('beside', 'beside', 'say next to, in addition to or with'),
  word('stand', 'stands?|stood', 'say is, exists, is written, is listed or remains'),
  word('tell', 'tells?|told|tellings?', 'say show, report, notify, send or return'),
  word('as far as', 'as far as', 'give the bound: up to, if, where'),
  word(
    'what is …',
    String.raw`(?<=(?:^|[.:;])[\s*/]*)what (?:is|are|was|were)`,
    'start with a noun: the pages that are kept',
  ),
  word("one's own", "one(?:’s|'s) own", 'say own, or name the owner: the account’s'),
  word('the ear', 'the ear', 'name the part: the audio, the listener'),
  word('the room', 'the room', 'name the part: the page frame, the free space'),
];
