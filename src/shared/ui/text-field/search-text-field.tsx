import { TextField, type TextFieldProps } from './text-field';

interface SearchTextFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hideLabel' | 'hint' | 'placeholder' | 'maxLength' | 'className'
> {
  value: string;
  onType: (text: string) => void;
}

/** A text field for names to be found: neither corrected nor completed by the browser, and emptied by a button. */
export const SearchTextField = ({ onType, ...rest }: SearchTextFieldProps) => (
  <TextField
    {...rest}
    type="search"
    icon="search"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    onChange={({ target }) => onType(target.value)}
    onClear={() => onType('')}
  />
);
