import { runMethod } from './api/accounts.ts'
import type { NodeContext } from './context.ts'

/** Current key of a wallet's contract, 32 bytes in hex; null if the account is no wallet, or not deployed. */
export const readPublicKey = ({ pool }: NodeContext, account: string): Promise<string | null> =>
  pool.agree(
    async (api) => {
      const stack = await runMethod(api, account, 'get_public_key', [])
      return stack && stack.integer(0).toString(16).padStart(64, '0')
    },
    (key) => key ?? 'none',
  )
