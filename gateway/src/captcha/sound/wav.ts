import { sampleRate, type Sound } from './voices';

/** A sound as a WAV file: one channel, 8 bits a sample. */
export const wavOf = (sound: Sound): Uint8Array => {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + sound.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(sound.length, 40);
  const samples = Uint8Array.from(
    sound,
    (sample) => 128 + Math.round(Math.max(-1, Math.min(1, sample)) * 127),
  );
  return new Uint8Array(Buffer.concat([header, samples]));
};
