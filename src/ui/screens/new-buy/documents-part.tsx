import type { ReactElement } from 'react';
import { fieldLabel } from '../../../../contract/publication/field-label';
import {
  documentsIn,
  documentsText,
  type TypedDocument,
} from '../../../../contract/publication/sale-documents';
import { commonDocuments, documentLimits } from '../../../../contract/publication/sale-form';
import { fieldText, longestFieldText } from '../../../domain/text/field-text';
import { Button } from '../../kit/action/button/button';
import { FieldError } from '../../kit/form/field/field-error';
import { useFocusRequest } from '../../kit/form/field/use-focus-request';
import { Icon } from '../../kit/display/icon/icon';
import { elementId, type TypedForm } from './typed-form';
import { newBuyText } from './text';

const text = newBuyText.form.documents;

interface RowProps {
  readonly document: TypedDocument;
  /** From 1. */
  readonly place: number;
  readonly onChange: (document: TypedDocument) => void;
  readonly onRemove: () => void;
}

function Row({ document, place, onChange, onRemove }: RowProps): ReactElement {
  return (
    <li>
      <input
        className="pub-figure pub-document-name"
        aria-label={text.name(place)}
        placeholder={text.nameHint}
        autoComplete="off"
        value={document.name}
        maxLength={longestFieldText}
        onChange={({ target }) => onChange({ ...document, name: fieldText(target.value) })}
      />
      <input
        className="pub-figure"
        aria-label={text.pages(place)}
        placeholder={text.pagesHint}
        inputMode="numeric"
        autoComplete="off"
        value={document.pages}
        maxLength={longestFieldText}
        onChange={({ target }) => onChange({ ...document, pages: fieldText(target.value) })}
      />
      <button type="button" className="pub-remove" aria-label={text.remove(place)} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

/** The list of documents: each by name and pages; the error is under it. */
export function DocumentsPart({ form }: { readonly form: TypedForm }): ReactElement {
  const fieldset = useFocusRequest<HTMLFieldSetElement>(form.focusRequestOf('documents'));
  const documents = documentsIn(form.texts);
  const fault = form.faultOf('documents');
  const set = (next: readonly TypedDocument[]): void => form.onType('documents', documentsText(next));
  const add = (name: string): void => set([...documents, { name, pages: '' }]);
  const unnamed = commonDocuments.filter((name) => documents.every((each) => each.name.trim() !== name));
  return (
    <fieldset
      ref={fieldset}
      tabIndex={-1}
      className="choice pub-documents"
      aria-describedby={fault === undefined ? undefined : `${elementId('documents')}-error`}
    >
      <legend>{fieldLabel('documents')}</legend>
      <p className="pub-hint">{text.hint}</p>
      {documents.length === 0 ? null : (
        <ol>
          {documents.map((document, at) => (
            <Row
              // A row is its place: its name changes while it is typed.
              key={at}
              document={document}
              place={at + 1}
              onChange={(changed) => set(documents.map((each, place) => (place === at ? changed : each)))}
              onRemove={() => set(documents.filter((_, place) => place !== at))}
            />
          ))}
        </ol>
      )}
      {fault === undefined ? null : <FieldError id={`${elementId('documents')}-error`}>{fault}</FieldError>}
      {documents.length >= documentLimits.most ? null : (
        <div className="pub-common">
          {unnamed.map((name) => (
            <button key={name} type="button" className="chip" onClick={() => add(name)}>
              <Icon name="plus" size={14} />
              {name}
            </button>
          ))}
          <Button onPress={() => add('')}>{text.add}</Button>
        </div>
      )}
    </fieldset>
  );
}
