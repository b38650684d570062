export {
  EMAIL_ERRORS,
  EMAIL_LENGTH,
  type EmailErrorCode,
  emailErrorOf,
  lowerCaseEmail,
} from './email';
export {
  HANDLE_ERRORS,
  HANDLE_FORM_TEXT,
  HANDLE_LENGTH,
  type HandleErrorCode,
  handleErrorOf,
  handleErrorText,
} from './handle';
export { MY_DATA } from './my-data';
export { loginOrigin, loginPath } from './login-path';
export { redirectPath } from './redirect-path';
export { isAdmin, parseUserRole, rolesOf, type User, USER_ROLES, type UserRole } from './user';
