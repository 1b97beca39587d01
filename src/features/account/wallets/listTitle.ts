import type { PlainKey } from '#src/i18n/t.ts'

/** Spec §2: the title says "your wallets" once any wallet is connected, whichever family the list opened for. */
export const listTitle = (accounts: object): PlainKey =>
  Object.keys(accounts).length > 0 ? 'wallets-mine' : 'wallets-connect'
