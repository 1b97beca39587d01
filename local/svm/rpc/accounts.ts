import type { Bank } from '../ledger/bank.ts'
import type { AccountRecord } from '../ledger/records.ts'
import { TOKEN_PROGRAM, tokenAccount, tokenMint, uiAmount } from '../ledger/tokens.ts'
import { wireAccount } from './encode.ts'
import { invalidParams } from './errors.ts'
import { address, commitment, config, list, type Method, type Methods, withContext } from './params.ts'

/** Balances and accounts. There are no forks here, so every commitment reads the same, newest state. */
export function accountMethods(bank: Bank): Methods {
  const reading =
    (at: number, read: (params: readonly unknown[], settings: Record<string, unknown>) => unknown): Method =>
    (params) => {
      const settings = config(params, at)
      return withContext(bank, commitment(bank, settings), read(params, settings))
    }
  const supply = (params: readonly unknown[]): unknown => {
    const mint = tokenMint(bank.vm.account(address(params, 0)))
    if (!mint) throw invalidParams('not a Token mint')
    return uiAmount(mint.supply, mint.decimals)
  }
  const tokenBalance = (params: readonly unknown[]): unknown => {
    const token = tokenAccount(bank.vm.account(address(params, 0)))
    if (!token) throw invalidParams('could not find account')
    return uiAmount(token.amount, tokenMint(bank.vm.account(token.mint))?.decimals ?? 0)
  }
  const tokensOf = (owner: string, filter: Record<string, unknown>): AccountRecord[] =>
    bank.vm.ownedBy(TOKEN_PROGRAM).filter((account) => {
      const token = tokenAccount(account)
      const program = filter['programId'] ?? TOKEN_PROGRAM
      return (
        token?.owner === owner &&
        program === TOKEN_PROGRAM &&
        (filter['mint'] === undefined || filter['mint'] === token.mint)
      )
    })
  return {
    getBalance: reading(1, (params) => Number(bank.vm.account(address(params, 0))?.lamports ?? 0)),
    getAccountInfo: reading(1, (params, settings) => wireAccount(bank.vm.account(address(params, 0)), settings)),
    getMultipleAccounts: reading(1, (params, settings) =>
      list(params, 0).map((_, i, all) => wireAccount(bank.vm.account(address(all, i)), settings)),
    ),
    getTokenAccountsByOwner: reading(2, (params, settings) =>
      tokensOf(address(params, 0), config(params, 1)).map((account) => ({
        pubkey: account.key,
        account: wireAccount(account, settings),
      })),
    ),
    getTokenAccountBalance: reading(1, tokenBalance),
    getTokenSupply: reading(1, supply),
  }
}
