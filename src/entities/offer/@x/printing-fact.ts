export { useCommitmentsQuery } from '../api/offer-api';
