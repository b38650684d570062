export { BANNER_LENGTH } from './banner';
export { CONDITIONS, parseCondition, SALE_CONDITION, type Condition } from './condition';
export { isSaleQuantity, MAX_FOR_SALE, NOT_FOR_SALE } from './sale-quantity';
