/** Pages that forms without scripts are led on to. */
export const SETTINGS_PAGE = '/notifications';
export const SIGN_IN_PAGE = '/login';
export const RESET_SENT_PAGE = '/reset-password/sent';
export const NEW_PASSWORD_PAGE = '/reset-password/do';
export const DELETED_PAGE = '/account-deleted';
export const ACTIVATED_PAGE = '/activate/done';
export const NOT_ACTIVATED_PAGE = '/activate/error';
