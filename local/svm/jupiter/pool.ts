import {
  type AddressLookupTableAccount,
  AddressLookupTableProgram,
  AddressLookupTableAccount as TableAccount,
  ComputeBudgetProgram,
  Connection,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { createTokenAccount, TOKEN_PROGRAM, tokenAddress } from '#chains/svm/instructions.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { NATIVE } from '#core/chain/assetId.ts'
import { ASSOCIATED_TOKEN, JUPITER, WRAPPED } from '#server/swaps/jupiter/calls.ts'
import { localFetch } from '#chains/rpc/httpFetch.ts'
import { localMintKeypair, localSvmKeypair } from '../keys.ts'
import type { AccountRecord } from '../ledger/records.ts'
import { programAuthority, standInProgram } from './program.ts'

/** Account that Jupiter's program names in its events. */
export const eventAuthority = PublicKey.findProgramAddressSync(
  [Buffer.from('__event_authority')],
  new PublicKey(JUPITER),
)[0]

const TABLE = PublicKey.findProgramAddressSync([Buffer.from('lookup')], new PublicKey(JUPITER))[0]
const TABLE_HEADER_BYTES = 56
const NEVER = 2n ** 64n - 1n

/** A token that the stand-in exchanges. */
export interface PoolToken {
  readonly mint: string
  readonly decimals: number
  /** Price in 1e-8 dollars per whole token. */
  readonly priceE8: bigint
}

/** Tokens of the local catalogue on a network, the native coin as its wrapped form. */
export function poolTokens(id: number): PoolToken[] {
  const { assets, prices } = loadCatalogue({ profile: 'local' })
  return assets.flatMap(({ chainId, token, decimals, priceKey }) => {
    const price = prices.get(priceKey ?? '')
    return chainId === id && price ? [{ mint: token === NATIVE ? WRAPPED : token, decimals, priceE8: price.usdE8 }] : []
  })
}

/** Accounts that every swap names, so that its transaction is small enough. */
const tableEntries = (tokens: readonly PoolToken[]): PublicKey[] => [
  programAuthority,
  eventAuthority,
  TOKEN_PROGRAM,
  new PublicKey(ASSOCIATED_TOKEN),
  SystemProgram.programId,
  ComputeBudgetProgram.programId,
  ...tokens.flatMap(({ mint }) => [new PublicKey(mint), vaultOf(mint)]),
]

/** Account of the stand-in that holds a token. */
export const vaultOf = (mint: string): PublicKey => tokenAddress(programAuthority, new PublicKey(mint))

/** The lookup table as wallets use it. */
export const lookupTable = (tokens: readonly PoolToken[]): AddressLookupTableAccount =>
  new TableAccount({
    key: TABLE,
    state: {
      deactivationSlot: NEVER,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: tableEntries(tokens),
    },
  })

/** State that a node needs from its start: the program, its lookup table and the mint of wrapped coins. */
export function jupiterState(tokens: readonly PoolToken[]): {
  readonly programs: readonly { readonly address: string; readonly file: Uint8Array }[]
  readonly accounts: readonly AccountRecord[]
} {
  const header = Buffer.alloc(TABLE_HEADER_BYTES)
  header.writeUInt32LE(1, 0)
  header.writeBigUInt64LE(NEVER, 4)
  const data = Buffer.concat([header, ...tableEntries(tokens).map((key) => key.toBytes())])
  const table = {
    key: TABLE.toBase58(),
    lamports: '1000000000',
    owner: AddressLookupTableProgram.programId.toBase58(),
    executable: false,
    data: data.toString('base64'),
  }
  return { programs: [{ address: JUPITER, file: standInProgram() }], accounts: [table, wrappedMint()] }
}

/** Mint of the wrapped coin, which public networks have from their start. */
function wrappedMint(): AccountRecord {
  const data = Buffer.alloc(82)
  data.writeUInt8(9, 44)
  data.writeUInt8(1, 45)
  const owner = TOKEN_PROGRAM.toBase58()
  return { key: WRAPPED, lamports: '1000000000', owner, executable: false, data: data.toString('base64') }
}

const MINT_TO = 7
const SYNC_NATIVE = 17
/** Dollars of each token that the stand-in has at the start. */
const DEPTH_USD = 1_000_000n

/** Fills the stand-in's accounts; existing ones are kept. */
export async function fillPool(url: string, tokens: readonly PoolToken[]): Promise<void> {
  const connection = new Connection(url, { commitment: 'processed', fetch: localFetch as never })
  const faucet = localSvmKeypair('faucet')
  for (const { mint, decimals, priceE8 } of tokens) {
    const vault = vaultOf(mint)
    if ((await connection.getAccountInfo(vault)) !== null) continue
    const amount = (DEPTH_USD * 10n ** BigInt(decimals + 8)) / priceE8
    const { blockhash } = await connection.getLatestBlockhash()
    const instructions = [
      createTokenAccount(faucet.publicKey, programAuthority, new PublicKey(mint)),
      ...(mint === WRAPPED ? wrap(faucet.publicKey, vault, amount) : [mintTo(mint, vault, faucet.publicKey, amount)]),
    ]
    const message = new TransactionMessage({ payerKey: faucet.publicKey, recentBlockhash: blockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToLegacyMessage())
    transaction.sign([faucet])
    await connection.sendTransaction(transaction, { preflightCommitment: 'processed' })
  }
}

export const wrap = (from: PublicKey, account: PublicKey, lamports: bigint): TransactionInstruction[] => [
  SystemProgram.transfer({ fromPubkey: from, toPubkey: account, lamports }),
  new TransactionInstruction({
    programId: TOKEN_PROGRAM,
    keys: [{ pubkey: account, isSigner: false, isWritable: true }],
    data: Buffer.from([SYNC_NATIVE]),
  }),
]

function mintTo(mint: string, account: PublicKey, authority: PublicKey, amount: bigint): TransactionInstruction {
  const data = Buffer.alloc(9, MINT_TO)
  data.writeBigUInt64LE(amount, 1)
  return new TransactionInstruction({
    programId: TOKEN_PROGRAM,
    keys: [
      { pubkey: localMintKeypair(mint).publicKey, isSigner: false, isWritable: true },
      { pubkey: account, isSigner: false, isWritable: true },
      { pubkey: authority, isSigner: true, isWritable: false },
    ],
    data,
  })
}
