import { textIn, type Faults, type FormTexts } from './form-texts';

/** How many pictures a deal may have. */
export const mostPictures = 6;

/** The ids of a form's pictures, in their order. */
export const picturesIn = (texts: FormTexts): readonly string[] =>
  textIn(texts, 'pictures')
    .split(',')
    .filter((id) => id !== '');

/** The text in which a form keeps these pictures. */
export const picturesText = (ids: readonly string[]): string => [...new Set(ids)].join(',');

/** The faults of the pictures of a form, apart from their content. Total and pure. */
export const pictureFaults = (texts: FormTexts): Faults => {
  const count = picturesIn(texts).length;
  return count > mostPictures ? { pictures: `照片至多 ${mostPictures} 张，现在是 ${count} 张` } : {};
};
