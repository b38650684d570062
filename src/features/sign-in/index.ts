export { LeaveProvider } from './model/leave';
export { SignIn } from './ui/sign-in';
