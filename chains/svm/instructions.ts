import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { Buffer } from 'buffer'
import { AppError } from '#core/errors.ts'

export const TOKEN_PROGRAM = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const ASSOCIATED_TOKEN_PROGRAM = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
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

const CREATE_IDEMPOTENT = 1
const TRANSFER_CHECKED = 12

const reads = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })
const writes = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true })
const signs = (pubkey: PublicKey, isWritable = false) => ({ pubkey, isSigner: true, isWritable })

const MAX_U64 = 2n ** 64n - 1n

/** Encodes a u64: a larger number would silently lose its high bits. @throws AppError `amount_invalid` */
function u64(amount: bigint): bigint {
  if (amount >= 0n && amount <= MAX_U64) return amount
  throw new AppError('amount_invalid', 'The amount does not fit into this network’s transactions.', { status: 400 })
}

/** Creates the owner's token account unless it exists; `payer` pays the rent. */
export const createTokenAccount = (payer: PublicKey, owner: PublicKey, mint: PublicKey): TransactionInstruction =>
  new TransactionInstruction({
    programId: ASSOCIATED_TOKEN_PROGRAM,
    keys: [
      signs(payer, true),
      writes(tokenAddress(owner, mint)),
      reads(owner),
      reads(mint),
      reads(SystemProgram.programId),
      reads(TOKEN_PROGRAM),
    ],
    data: Buffer.from([CREATE_IDEMPOTENT]),
  })

interface TokenTransfer {
  readonly from: PublicKey
  readonly to: PublicKey
  readonly mint: PublicKey
  readonly amount: bigint
  readonly decimals: number
}

/**
 * Moves tokens between the token accounts of two wallets; the program refuses a wrong mint or other decimals.
 * @throws AppError `amount_invalid`
 */
export function transferTokens({ from, to, mint, amount, decimals }: TokenTransfer): TransactionInstruction {
  const data = new DataView(new ArrayBuffer(10))
  data.setUint8(0, TRANSFER_CHECKED)
  data.setBigUint64(1, u64(amount), true)
  data.setUint8(9, decimals)
  return new TransactionInstruction({
    programId: TOKEN_PROGRAM,
    keys: [writes(tokenAddress(from, mint)), reads(mint), writes(tokenAddress(to, mint)), signs(from)],
    data: Buffer.from(data.buffer),
  })
}

/** Moves native coins, in lamports. @throws AppError `amount_invalid` */
export const transferCoins = (from: PublicKey, to: PublicKey, lamports: bigint): TransactionInstruction =>
  SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: u64(lamports) })

/** Account that programs ignore and every node shows and finds: 32 bytes that identify the payment of a transfer. */
export function withReference(call: TransactionInstruction, bytes: `0x${string}`): TransactionInstruction {
  call.keys.push(reads(new PublicKey(Buffer.from(bytes.slice(2), 'hex'))))
  return call
}

/** Signed by `author`, so that no one else can attach a memo to a transfer. */
export const memo = (author: PublicKey, text: string): TransactionInstruction =>
  new TransactionInstruction({ programId: MEMO_PROGRAM, keys: [signs(author)], data: Buffer.from(text, 'utf8') })

export interface Transfer {
  readonly from: string
  readonly to: string
  /** Mint and its decimals; null = the native coin. */
  readonly token: { mint: string; decimals: number } | null
  /** Amount to transfer, in base units. */
  readonly amount: bigint
  readonly memo: string | null
  /**
   * 32 bytes that identify the payment: an order's hash or a refund's reference, because the memo may be an exchange's.
   */
  readonly reference?: `0x${string}` | null
  /** Lamports on top of the transfer. */
  readonly extraLamports: bigint
  /** True if the recipient's token account may have to be created. */
  readonly createAccount: boolean
}

function move(transfer: Transfer, from: PublicKey, to: PublicKey): TransactionInstruction[] {
  const { token, amount, extraLamports } = transfer
  const named = (call: TransactionInstruction): TransactionInstruction =>
    transfer.reference ? withReference(call, transfer.reference) : call
  const lamports = (value: bigint): TransactionInstruction[] => (value > 0n ? [transferCoins(from, to, value)] : [])
  if (!token) return lamports(amount + extraLamports).map(named)
  const mint = new PublicKey(token.mint)
  return [
    ...(transfer.createAccount ? [createTokenAccount(from, to, mint)] : []),
    named(transferTokens({ from, to, mint, amount, decimals: token.decimals })),
    ...lamports(extraLamports),
  ]
}

/** Builds a payout or a deposit: the transfer with its memo, which is the order's id or the exchange's own. */
export function transferInstructions(transfer: Transfer): TransactionInstruction[] {
  const from = new PublicKey(transfer.from)
  const to = new PublicKey(transfer.to)
  return [...move(transfer, from, to), ...(transfer.memo === null ? [] : [memo(from, transfer.memo)])]
}
