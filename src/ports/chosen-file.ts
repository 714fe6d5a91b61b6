/**
 * A file as the platform handed it over when a person chose it. The application only reads its beginning and
 * passes it on; a browser's File is one.
 */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** A part of it, from byte `start` to before byte `end`. Reading rejects when the file is gone. */
  readonly slice: (start: number, end: number) => { readonly arrayBuffer: () => Promise<ArrayBuffer> };
}
