export { cardSetEndpoints } from '../api/card-sets-api';
