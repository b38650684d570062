export { loadDemoPlayers } from './load-demo-players';
