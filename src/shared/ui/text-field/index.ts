export { SearchTextField } from './search-text-field';
export { SuggestionList } from './suggestion-list';
export { TextField, type TextFieldProps } from './text-field';
