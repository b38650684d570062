export { drawScene } from './draw-scene';
export { drawSetting } from './draw-setting';
export type { SceneFacts } from './scene-facts';
