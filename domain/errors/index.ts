export { UnknownValueError, parserOf } from './unknown-value-error';
