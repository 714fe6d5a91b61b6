import type { BodyOf, Quote } from '../../../../contract/chat/chat-body';
import { chosenFile } from '../../../support/samples/chosen-file';

export const quote: Quote = { id: '5', name: '周敏', excerpt: '现场尽调可以安排在哪天？' };

export const card: Extract<BodyOf, { kind: 'card' }> = {
  kind: 'card',
  deal: 'sale',
  place: 'entrust/20260409',
  title: '数控刀具龙头少数股权转让',
};

export const chosen = chosenFile('application/pdf', { name: '意向书.pdf' });
