import { useState, type ReactElement } from 'react';
import { IconButton } from '../../action/button/icon-button';
import { FormIcon } from '../../display/icon/form-icon';
import { TextField, type TextFieldProps } from '../field/text-field';
import { coveredFieldText as text } from './text';

export type CoveredFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'before' | 'after'>;

/** A password, covered until its eye is pressed. It goes straight to the flow and is kept nowhere here. */
export function CoveredField(props: CoveredFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          icon={<FormIcon name={shown ? 'eye' : 'eyeClosed'} />}
          label={text.show}
          controls={props.id}
          pressed={shown}
          onPress={() => setShown(!shown)}
        />
      }
    />
  );
}
