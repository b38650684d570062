export { AnswerCache } from './answer-cache';
export { ReadyAnswer } from './ready-answer';
export { sendBytes, sendReady } from './send';
