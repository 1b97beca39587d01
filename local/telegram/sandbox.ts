/** Sandbox of the frame in Telegram's web client. */
export const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation'
