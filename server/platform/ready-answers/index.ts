export { AnswerCache } from './answer-cache';
export { ReadyAnswer } from './ready-answer';
export { sendBytes, sendPersonal, sendReady } from './send';
