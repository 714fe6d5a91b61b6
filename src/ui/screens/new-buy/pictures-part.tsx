import type { ChangeEvent, ReactElement } from 'react';
import { fieldLabel } from '../../../../contract/publication/field-label';
import { mostPictures, picturesIn, picturesText } from '../../../../contract/publication/sale-pictures';
import { acceptedTypes } from '../../../../contract/rules/upload-limits';
import { FieldError } from '../../kit/form/field/field-error';
import { useFocusRequest } from '../../kit/form/field/use-focus-request';
import '../../features/account/upload-field/upload-field.css';
import { MovingRow } from './moving-row';
import { PictureRow } from './picture-row';
import { elementId, type TypedForm } from './typed-form';
import { newBuyText } from './text';

const text = newBuyText.form.pictures;

/** The pictures of a deal in their order, those on their way, and the way to choose more. */
export function PicturesPart({ form }: { readonly form: TypedForm }): ReactElement {
  const fieldset = useFocusRequest<HTMLFieldSetElement>(form.focusRequestOf('pictures'));
  const ids = picturesIn(form.texts);
  const free = mostPictures - ids.length - form.moving.length;
  const fault = form.faultOf('pictures');
  const id = elementId('pictures');
  const set = (next: readonly string[]): void => form.onType('pictures', picturesText(next));
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = Array.from(target.files ?? []).slice(0, free);
    form.onPicture({ type: 'picture.chosen', files });
    // The same file chosen again is news.
    target.value = '';
  };
  return (
    <fieldset ref={fieldset} tabIndex={-1} className="choice pub-pictures" aria-describedby={`${id}-hint`}>
      <legend>{fieldLabel('pictures')}</legend>
      <p className="pub-hint" id={`${id}-hint`}>
        {text.hint}
      </p>
      {ids.length === 0 ? null : (
        <ol>
          {ids.map((each, at) => (
            <PictureRow
              key={each}
              id={each}
              place={at + 1}
              marks={form.pictures.find((picture) => picture.id === each)?.marks ?? []}
              onForward={() =>
                set([
                  ...ids.slice(0, at - 1),
                  each,
                  ...ids.filter((other, place) => place >= at - 1 && other !== each),
                ])
              }
              onRemove={() => set(ids.filter((other) => other !== each))}
            />
          ))}
        </ol>
      )}
      {form.moving.map((moving) => (
        <MovingRow key={moving.key} moving={moving} onWish={form.onPicture} />
      ))}
      {free <= 0 ? (
        <p className="muted">{text.full}</p>
      ) : (
        <div className="upload-choose">
          <input
            id={id}
            type="file"
            multiple
            accept={acceptedTypes.deal.join(',')}
            aria-label={text.choose}
            aria-describedby={`${id}-hint`}
            onChange={choose}
          />
          <span className="upload-choose-face" aria-hidden="true">
            {text.choose}
          </span>
        </div>
      )}
      {fault === undefined ? null : <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </fieldset>
  );
}
