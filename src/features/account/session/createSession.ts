import { reasonOf } from '#core/errors.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

/** Runs calls that only the wallet's owner may make. */
export interface Session {
  /** Runs the call; without a valid session it signs in once and repeats the call. A rejected signature changes nothing. */
  run<T>(account: WalletAccount, call: () => Promise<T>): Promise<T>
}

/** No session, an expired one, or one of another wallet. */
const wantsSignIn = new Set(['session_required', 'session_of_another'])

/** Runs one sign-in at a time: calls of the same wallet share it, another wallet's calls wait for its end. */
export function createSession(signIn: (account: WalletAccount) => Promise<void>): Session {
  let asking: { readonly address: string; readonly done: Promise<void> } | null = null

  const signedIn = (account: WalletAccount): Promise<void> => {
    if (asking?.address === account.address) return asking.done
    const before = asking?.done.catch(() => undefined)
    const mine = { address: account.address, done: (before ?? Promise.resolve()).then(() => signIn(account)) }
    asking = mine
    const end = () => {
      if (asking === mine) asking = null
    }
    mine.done.then(end, end)
    return mine.done
  }

  return {
    async run(account, call) {
      try {
        return await call()
      } catch (error) {
        if (!wantsSignIn.has(reasonOf(error))) throw error
      }
      await signedIn(account)
      return call()
    },
  }
}
