export { ChoiceGroup } from './choice-group';
