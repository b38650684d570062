export { HandleSetting } from './ui/handle-setting';
