import { PublicKey } from '@solana/web3.js'

export const TOKEN_PROGRAM = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
export const ASSOCIATED_TOKEN_PROGRAM = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
export const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
/** Still in use by some wallets and exchanges. */
export const MEMO_PROGRAM_V1 = new PublicKey('Memo1UhkJRfHyvLMcVucJwxXeuD728EqVddwQDxFMNo')

const known = new Map<string, PublicKey>()
const MAX_KNOWN = 5_000

/**
 * Token account that holds a wallet's balance of one mint, also for program-owned wallets. Cached, because deriving it
 * takes milliseconds.
 */
export function tokenAddress(owner: PublicKey, mint: PublicKey): PublicKey {
  const key = `${owner.toBase58()} ${mint.toBase58()}`
  const found = known.get(key)
  if (found) return found
  const address = PublicKey.findProgramAddressSync(
    [owner.toBytes(), TOKEN_PROGRAM.toBytes(), mint.toBytes()],
    ASSOCIATED_TOKEN_PROGRAM,
  )[0]
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, address)
  return address
}
