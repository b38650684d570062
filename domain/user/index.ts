export {
  EMAIL_ERRORS,
  EMAIL_LENGTH,
  emailErrorOf,
  lowerCaseEmail,
  type EmailErrorCode,
} from './email';
export { HANDLE_LENGTH, handleErrorOf } from './handle';
export {
  HANDLE_ERRORS,
  HANDLE_FORM_TEXT,
  handleErrorText,
  type HandleErrorCode,
} from './handle-error';
export { redirectPath } from './redirect-path';
export { USER_ROLES, parseUserRole, rolesOf, type UserRole } from './role';
export { isAdmin, type User } from './user';
