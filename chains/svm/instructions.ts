import { Buffer } from 'buffer'
import { type PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { ASSOCIATED_TOKEN_PROGRAM, MEMO_PROGRAM, TOKEN_PROGRAM, tokenAddress } from './programs.ts'

const CREATE_IDEMPOTENT = 1
const TRANSFER_CHECKED = 12

const reads = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })
const writes = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true })
const signs = (pubkey: PublicKey, isWritable = false) => ({ pubkey, isSigner: true, isWritable })

/** Makes the owner's token account unless it exists; `payer` bears the rent. */
export const createTokenAccount = (payer: PublicKey, owner: PublicKey, mint: PublicKey): TransactionInstruction =>
  new TransactionInstruction({
    programId: ASSOCIATED_TOKEN_PROGRAM,
    keys: [signs(payer, true), writes(tokenAddress(owner, mint)), reads(owner), reads(mint), reads(SystemProgram.programId), reads(TOKEN_PROGRAM)],
    data: Buffer.from([CREATE_IDEMPOTENT]),
  })

export interface TokenTransfer {
  readonly from: PublicKey
  readonly to: PublicKey
  readonly mint: PublicKey
  readonly amount: bigint
  readonly decimals: number
}

/** Moves tokens between the token accounts of two wallets; the program refuses a wrong mint or other decimals. */
export function transferTokens({ from, to, mint, amount, decimals }: TokenTransfer): TransactionInstruction {
  const data = new DataView(new ArrayBuffer(10))
  data.setUint8(0, TRANSFER_CHECKED)
  data.setBigUint64(1, amount, true)
  data.setUint8(9, decimals)
  return new TransactionInstruction({
    programId: TOKEN_PROGRAM,
    keys: [writes(tokenAddress(from, mint)), reads(mint), writes(tokenAddress(to, mint)), signs(from)],
    data: Buffer.from(data.buffer),
  })
}

/** Signed by `author`, so that nobody else can put words beside a transfer. */
export const memo = (author: PublicKey, text: string): TransactionInstruction =>
  new TransactionInstruction({ programId: MEMO_PROGRAM, keys: [signs(author)], data: Buffer.from(text, 'utf8') })
