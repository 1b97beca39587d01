import type { PlainKey } from '#src/i18n/t.ts'

/** Spec §2: the list is the person's own as soon as any wallet is connected, whichever family it was opened for. */
export const listTitle = (accounts: object): PlainKey =>
  Object.keys(accounts).length > 0 ? 'wallets-mine' : 'wallets-connect'
