import { accountOfAnyFamily } from '#chains/registry.ts'
import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import type { Pseudonyms, SessionOwner } from '#store/accounts/types.ts'
import { eraseAccount } from '../identity/account/deleteAccount.ts'
import { exportAccount } from '../identity/account/exportAccount.ts'
import { TELEGRAM } from '../identity/telegram/signInWithInitData.ts'
import { type AdminOptions, auditOf, needed, refuseCommand, walletOf } from './command.ts'

export interface AccountDeps {
  readonly store: Store
  readonly campaigns: CampaignRules
  readonly clock: Clock
  /** @throws AppError if `PSEUDONYM_KEY` is not set */
  readonly pseudonyms: Pseudonyms
}

type Command = (deps: AccountDeps, options: AdminOptions) => Promise<string>

/** A single wallet, or a Telegram account with all its wallets, as in the app. */
function ownerOf(options: AdminOptions): SessionOwner {
  if (options.telegram === undefined) {
    const userId = walletOf(options)
    return { userId, family: accountOfAnyFamily(userId)?.family ?? '' }
  }
  if (options.wallet !== undefined) throw refuseCommand('--wallet or --telegram, not both.')
  const userId = needed(options, 'telegram', 'the number of a Telegram account')
  if (!/^[1-9]\d{0,14}$/.test(userId)) throw refuseCommand('--telegram is the number of a Telegram account.')
  return { userId, family: TELEGRAM }
}

/** Serves requests received by mail; the operator has to verify that the requester owns the account. */
export const accountCommands: Readonly<Record<string, Command>> = {
  export: async ({ store, clock }, options) => {
    const scope = await store.accounts.scopeOf(ownerOf(options))
    const parts: string[] = []
    for await (const part of exportAccount(store, scope, clock.now())) parts.push(part)
    return parts.join('').trimEnd()
  },
  delete: async ({ store, campaigns, pseudonyms }, options) => {
    const [owner, audit] = [ownerOf(options), auditOf(options)]
    return store.transaction(async (inner) => {
      const deleted = await eraseAccount({ campaigns, pseudonyms }, inner, owner)
      // The log is never deleted, so it must not name the deleted account.
      const subject = owner.family === TELEGRAM ? `telegram:${pseudonyms.ofPerson(Number(owner.userId))}` : owner.userId
      await inner.adminLog.add({ ...audit, action: 'account delete', subject, before: null, after: deleted })
      const rows = Object.entries(deleted).map(([table, count]) => `${table}: ${count}`)
      return rows.length === 0 ? 'no data left to delete' : rows.join('\n')
    })
  },
}
