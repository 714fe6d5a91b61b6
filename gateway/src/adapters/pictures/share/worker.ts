import sharp from 'sharp';
import type { ShareSheet } from '../../../domain/share/share-sheet';
import { answerTasks } from '../../worker/answer-tasks.mjs';
import { openFace } from './face';
import { sheetSvg } from './layout';

/** The process that draws what is shared: setting one takes some time of a processor, which the server does not give. */

const font = '@expo-google-fonts/noto-sans-sc';
const faces = {
  plain: openFace(`${font}/400Regular/NotoSansSC_400Regular.ttf`),
  bold: openFace(`${font}/600SemiBold/NotoSansSC_600SemiBold.ttf`),
};

sharp.cache(false);
sharp.concurrency(1);

const drawn = async (sheet: ShareSheet): Promise<Uint8Array> => {
  const picture = sharp(Buffer.from(sheetSvg(faces, sheet))).flatten({ background: '#ffffff' });
  return new Uint8Array(
    await picture.png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 }).toBuffer(),
  );
};

answerTasks(drawn);
