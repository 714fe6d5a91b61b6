import { textIn, type FormTexts } from '../../../contract/publication/form-texts';

/** What a demand says of the buyer, in the order of the form. */
const ofBuyer = ['naming', 'buyerType', 'companyName', 'profile', 'funding', 'contact', 'hidden'] as const;

/** The typed texts among these: a form that has one is about a buyer already. */
export const typedOfBuyer = ['companyName', 'profile', 'funding', 'contact'] as const;

/** Whether nothing was typed of the buyer yet, so that the texts of an earlier demand can be offered. */
export const isBuyerBlank = (texts: FormTexts): boolean =>
  typedOfBuyer.every((field) => textIn(texts, field) === '');

/** What the texts of a demand say of the buyer; null where they say nothing in words. */
export const buyerTextsOf = (texts: FormTexts): FormTexts | null =>
  isBuyerBlank(texts)
    ? null
    : Object.fromEntries(
        ofBuyer.map((field) => [field, textIn(texts, field)] as const).filter(([, text]) => text !== ''),
      );
