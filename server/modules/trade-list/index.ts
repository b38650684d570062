export {
  fieldErrorsOf,
  type ItemMistake,
  MANY_ITEMS,
  mistakeInCount,
  NAMED_TWICE,
  NO_PRINTING,
} from './policy';
