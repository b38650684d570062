export { HANDLE_LENGTH, RESERVED_HANDLES, handleErrorOf } from './handle';
export {
  HANDLE_ERRORS,
  HANDLE_FORM_TEXT,
  handleErrorText,
  type HandleErrorCode,
} from './handle-error';
export { redirectPath } from './redirect-path';
export { USER_ROLES, parseUserRole, type UserRole } from './role';
export { isAdmin, type User } from './user';
