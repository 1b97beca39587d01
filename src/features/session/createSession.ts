import { reasonOf } from '#core/errors.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

/** A call that only the wallet's owner may make. */
export interface Session {
  /** Makes the call; where the server does not know the wallet yet, it signs in once and the call is made again. A refusal in the wallet leaves everything as it was. */
  run<T>(account: WalletAccount, call: () => Promise<T>): Promise<T>
}

/** No session, one that has ended, or that of another wallet. */
const wantsSignIn = new Set(['session_required', 'session_of_another'])

/** One request to sign in at a time: calls of the same wallet wait for the same one, another wallet's for its end. */
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
