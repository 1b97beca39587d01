import { base58 } from '@scure/base'
import type { AccountRecord, TokenBalance } from './records.ts'

export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const ACCOUNT_BYTES = 165
const MINT_BYTES = 82

export interface TokenAccount {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
}

const key = (data: Buffer, at: number): string => base58.encode(data.subarray(at, at + 32))

/** An SPL token account, or null for any other account. */
export function tokenAccount(account: AccountRecord | null): TokenAccount | null {
  if (account?.owner !== TOKEN_PROGRAM) return null
  const data = Buffer.from(account.data, 'base64')
  return data.length === ACCOUNT_BYTES
    ? { mint: key(data, 0), owner: key(data, 32), amount: data.readBigUInt64LE(64) }
    : null
}

/** Supply and decimals of an SPL mint, or null for any other account. */
export function tokenMint(account: AccountRecord | null): { supply: bigint; decimals: number } | null {
  if (account?.owner !== TOKEN_PROGRAM) return null
  const data = Buffer.from(account.data, 'base64')
  return data.length === MINT_BYTES ? { supply: data.readBigUInt64LE(36), decimals: data.readUInt8(44) } : null
}

/** Token amount in the four formats of the JSON-RPC interface. */
export function uiAmount(amount: bigint, decimals: number): TokenBalance['uiTokenAmount'] {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const fraction = digits.slice(cut).replace(/0+$/, '')
  const text = fraction ? `${digits.slice(0, cut)}.${fraction}` : digits.slice(0, cut)
  return { amount: amount.toString(), decimals, uiAmount: Number(text), uiAmountString: text }
}

/** Token balances among the accounts of a transaction, as listed in its meta. */
export function tokenBalances(
  accounts: readonly (AccountRecord | null)[],
  mintOf: (mint: string) => AccountRecord | null,
): TokenBalance[] {
  return accounts.flatMap((account, accountIndex) => {
    const token = tokenAccount(account)
    if (!token) return []
    const decimals = tokenMint(mintOf(token.mint))?.decimals ?? 0
    return [
      {
        accountIndex,
        mint: token.mint,
        owner: token.owner,
        programId: TOKEN_PROGRAM,
        uiTokenAmount: uiAmount(token.amount, decimals),
      },
    ]
  })
}
