export { PlayerMenu } from './ui/player-menu';
