export { Field, type FieldProps, FieldMessages, describeField } from './field';
