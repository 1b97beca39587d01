/**
 * Prefix of an OAuth state whose answer belongs to the page that opened the window. The server lets that window keep its
 * opener.
 */
export const POPUP_STATE = 'popup-'
