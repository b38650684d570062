export { Field, type FieldProps } from './field';
export { FieldMessages } from './field-messages';
export { describeField } from './describe-field';
