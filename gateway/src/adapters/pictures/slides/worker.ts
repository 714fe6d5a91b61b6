import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Deck, Slide } from '../../../domain/presentation/slide';
import { answerTasks } from '../../worker/answer-tasks.mjs';
import { openFace } from '../share/face';
import { slideMarks, slideSize } from './layout';

/** The process that draws presentations, page by page as pictures or whole as a file. */

const font = '@expo-google-fonts/noto-sans-sc';
const files = {
  plain: `${font}/400Regular/NotoSansSC_400Regular.ttf`,
  bold: `${font}/600SemiBold/NotoSansSC_600SemiBold.ttf`,
} as const;
const faces = { plain: openFace(files.plain), bold: openFace(files.bold) };

sharp.cache(false);
sharp.concurrency(1);

const { width, height } = slideSize;
/** A page is shown on dense screens. */
const scale = 1.5;

const picture = async (slide: Slide): Promise<Uint8Array> => {
  const marks = slideMarks(slide, faces).map((mark) =>
    mark.kind === 'box'
      ? `<path d="M${mark.x} ${mark.y}h${mark.width}v${mark.height}h${-mark.width}z" fill="${mark.fill}"/>`
      : faces[mark.weight].set(mark.text, mark),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${marks.join('')}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: 80, effort: 4 }).toBuffer());
};

const bytesOf = (file: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(file)));

const file = ({ title, at, slides }: Deck): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    // All metadata comes from the deck, so that the same deck becomes the same bytes.
    const document = new PDFDocument({
      size: [width, height],
      margin: 0,
      lang: 'zh-CN',
      autoFirstPage: false,
      info: {
        Title: title,
        CreationDate: new Date(at),
        ModDate: new Date(at),
        Producer: 'hupo',
        Creator: 'hupo',
      },
    });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('error', reject);
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.registerFont('plain', bytesOf(files.plain));
    document.registerFont('bold', bytesOf(files.bold));
    for (const slide of slides) {
      document.addPage();
      for (const mark of slideMarks(slide, faces))
        if (mark.kind === 'box') document.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.fill);
        else
          document
            .font(mark.weight)
            .fontSize(mark.size)
            .fillColor(mark.fill)
            .text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
    }
    document.end();
  });

/** A page to draw, or a whole deck. */
export type SlideTask = { readonly slide: Slide } | { readonly deck: Deck };

answerTasks((task: SlideTask) => ('slide' in task ? picture(task.slide) : file(task.deck)));
