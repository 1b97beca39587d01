import {
  type AccountInfo,
  AddressLookupTableAccount,
  type Connection,
  PublicKey,
  type VersionedMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { Buffer } from 'buffer'
import type { BuiltExecution, BuiltFailure, BuiltTrial, LookedUp, TokenFacts } from '#chains/contract/callReads.ts'
import { behind } from '#chains/rpc/errors.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { SVM_WRAPPED_NATIVE } from '../address.ts'
import { TOKEN_PROGRAM } from '../instructions.ts'
import { readAccounts } from './accounts.ts'
import type { NodeContext } from './context.ts'

const TOKEN_2022_PROGRAM = new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const METADATA_PROGRAM = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
const [MINT_BYTES, TOKEN_ACCOUNT_BYTES] = [82, 165]

const messageOf = (transaction: string): VersionedMessage =>
  VersionedTransaction.deserialize(Buffer.from(transaction, 'base64')).message

/** Reads the entries of the lookup tables that a transaction uses. Tables only grow, so that an entry never changes. */
export function readLookedUp({ pool }: NodeContext, transaction: string): Promise<readonly LookedUp[]> {
  const { addressTableLookups: used } = messageOf(transaction)
  if (used.length === 0) return Promise.resolve([])
  const read = async (connection: Connection): Promise<readonly LookedUp[]> => {
    const infos = await readAccounts(
      connection,
      used.map(({ accountKey }) => accountKey),
    )
    return used.map(({ accountKey, writableIndexes, readonlyIndexes }, place) => {
      const info = infos[place]
      const entries = info ? AddressLookupTableAccount.deserialize(info.data).addresses : []
      const addresses = [...writableIndexes, ...readonlyIndexes].map((index) => {
        const entry = entries[index]
        if (!entry) throw behind(new Error(`the lookup table ${accountKey.toBase58()} has no entry ${index}`))
        return { index, address: entry.toBase58() }
      })
      return { table: accountKey.toBase58(), addresses }
    })
  }
  return pool.agree(read, (found) => JSON.stringify(found))
}

/** Token account of any of the two programs, as far as it concerns its owner. */
interface Holding {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  /** Bytes that name its delegate, the delegated amount and the key that may close it. */
  readonly rights: string
}

type Info = Pick<AccountInfo<Uint8Array>, 'owner' | 'data' | 'lamports'> | null

function holdingOf(info: Info): Holding | null {
  if (!info || info.data.length < TOKEN_ACCOUNT_BYTES) return null
  if (!info.owner.equals(TOKEN_PROGRAM) && !info.owner.equals(TOKEN_2022_PROGRAM)) return null
  const data = Buffer.from(info.data)
  return {
    mint: new PublicKey(data.subarray(0, 32)).toBase58(),
    owner: new PublicKey(data.subarray(32, 64)).toBase58(),
    amount: data.readBigUInt64LE(64),
    rights: `${data.subarray(72, 108).toString('hex')} ${data.subarray(121, 165).toString('hex')}`,
  }
}

/** Balances of a wallet and of its token accounts among these accounts. Wrapped coins count as tokens alone. */
function amountsOf(id: ChainId, wallet: string, accounts: readonly (readonly [key: string, info: Info])[]) {
  const sums = new Map<AssetId, bigint>()
  const add = (token: string, amount: bigint): void => {
    const asset = assetId(id, token)
    sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  }
  for (const [key, info] of accounts) {
    const holding = holdingOf(info)
    const lamports = BigInt(info?.lamports ?? 0)
    if (key === wallet) add(NATIVE, lamports)
    if (holding?.owner !== wallet) continue
    add(holding.mint, holding.amount)
    add(NATIVE, lamports - (holding.mint === SVM_WRAPPED_NATIVE ? holding.amount : 0n))
  }
  return sums
}

const difference = (after: ReadonlyMap<AssetId, bigint>, before: ReadonlyMap<AssetId, bigint>) =>
  new Map(
    [...new Set([...after.keys(), ...before.keys()])].map((id) => [id, (after.get(id) ?? 0n) - (before.get(id) ?? 0n)]),
  )

/** Runs a transaction on a copy of the latest state, without its signature, and compares the wallet's accounts. */
export function tryBuilt(
  { id, pool }: NodeContext,
  transaction: string,
  lookups: readonly LookedUp[],
): Promise<BuiltTrial> {
  const bytes = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'))
  const wallet = bytes.message.staticAccountKeys[0]?.toBase58() ?? ''
  const keys = writableKeys(bytes.message, lookups)
  return pool.first(async (connection) => {
    const before = await readAccounts(connection, keys)
    const { value } = await connection.simulateTransaction(bytes, {
      sigVerify: false,
      commitment: 'confirmed',
      accounts: { encoding: 'base64', addresses: keys.map((key) => key.toBase58()) },
    })
    const failure = failureOf(value.err, value.logs ?? [])
    const after = keys.map((_, place): Info => {
      const found = value.accounts?.[place]
      return found
        ? {
            owner: new PublicKey(found.owner),
            data: Buffer.from(found.data[0] ?? '', 'base64'),
            lamports: found.lamports,
          }
        : null
    })
    const named = (infos: readonly Info[]) => keys.map((key, place) => [key.toBase58(), infos[place] ?? null] as const)
    const held = amountsOf(id, wallet, named(before))
    const moved = failure ? new Map<AssetId, bigint>() : difference(amountsOf(id, wallet, named(after)), held)
    const givesRights =
      failure === null && keys.some((_, place) => hasNewRights(before[place] ?? null, after[place] ?? null, wallet))
    return { failure, held, moved, givesRights }
  })
}

function writableKeys(message: VersionedMessage, lookups: readonly LookedUp[]): PublicKey[] {
  const own = message.staticAccountKeys.filter((_, index) => message.isAccountWritable(index))
  const loaded = message.addressTableLookups.flatMap(({ accountKey, writableIndexes }) => {
    const entries = lookups.find(({ table }) => table === accountKey.toBase58())?.addresses ?? []
    return writableIndexes.flatMap((index) => {
      const entry = entries.find((one) => one.index === index)
      return entry ? [new PublicKey(entry.address)] : []
    })
  })
  return [...own, ...loaded]
}

/** True for an account of the wallet that another key may use afterwards, and for one that is no longer the wallet's. */
function hasNewRights(before: Info, after: Info, wallet: string): boolean {
  const [first, last] = [holdingOf(before), holdingOf(after)]
  if (first?.owner === wallet && last && last.owner !== wallet) return true
  const isBare = last?.rights === `${'00'.repeat(36)} ${'00'.repeat(44)}`
  return last?.owner === wallet && !isBare && last.rights !== first?.rights
}

const FAILED = /^Program (\w{32,44}) failed: (?:custom program error: 0x([0-9a-f]+))?/

/** The program that failed first says why; those that called it repeat its code. */
function failureOf(err: unknown, logs: readonly string[]): BuiltFailure | null {
  if (err === null || err === undefined) return null
  const found = logs.map((line) => FAILED.exec(line)).find((match) => match !== null)
  const code = found?.[2] === undefined ? null : Number.parseInt(found[2], 16)
  const name = typeof err === 'string' ? err : (Object.keys(err)[0] ?? 'unknown')
  return { program: found?.[1] ?? null, code, name }
}

/** Reads a confirmed transaction as a quorum has it; one that most nodes don't have yet counts as missing. */
export function readBuilt(context: NodeContext, txId: string): Promise<BuiltExecution | null> {
  return context.pool.agree(
    (connection) => readOne(context.id, connection, txId),
    // The logs are cut at any length, so that the program and its code are of one endpoint, for display.
    (found) =>
      JSON.stringify(
        found && { ...found, failure: found.failure?.name ?? null, moved: [...found.moved] },
        (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      ),
  )
}

async function readOne(id: ChainId, connection: Connection, txId: string): Promise<BuiltExecution | null> {
  const response = await connection.getTransaction(txId, { commitment: 'confirmed', maxSupportedTransactionVersion: 0 })
  if (!response?.meta || response.transaction.signatures[0] !== txId) return null
  const { slot, meta, blockTime, transaction } = response
  if (blockTime == null) throw behind(new Error(`the block of ${txId} has no time yet`))
  const { message } = transaction
  const { writable, readonly } = meta.loadedAddresses ?? { writable: [], readonly: [] }
  const keys = [...message.staticAccountKeys, ...writable, ...readonly].map((key) => key.toBase58())
  const payer = keys[0] ?? ''
  const sums = (lamports: readonly number[], tokens: NonNullable<typeof meta.preTokenBalances>) => {
    const own = tokens.filter(({ owner }) => owner === payer)
    const found = new Map<AssetId, bigint>()
    const add = (token: string, amount: bigint): void =>
      void found.set(assetId(id, token), (found.get(assetId(id, token)) ?? 0n) + amount)
    add(NATIVE, BigInt(lamports[0] ?? 0))
    for (const { accountIndex, mint, uiTokenAmount } of own) {
      const amount = BigInt(uiTokenAmount.amount)
      add(mint, amount)
      add(NATIVE, BigInt(lamports[accountIndex] ?? 0) - (mint === SVM_WRAPPED_NATIVE ? amount : 0n))
    }
    return found
  }
  const before = sums(meta.preBalances, meta.preTokenBalances ?? [])
  const after = sums(meta.postBalances, meta.postTokenBalances ?? [])
  return {
    height: BigInt(slot),
    at: new Date(blockTime * 1000),
    failure: failureOf(meta.err, meta.logMessages ?? []),
    payer,
    fee: BigInt(meta.fee),
    moved: difference(after, before),
    calls: message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
      program: keys[programIdIndex] ?? '',
      accounts: accountKeyIndexes.map((index) => keys[index] ?? ''),
      data: Uint8Array.from(data),
    })),
  }
}

/** Reads the decimals of a token, and the name that its metadata gives it. */
export function readTokenFacts({ pool }: NodeContext, token: string): Promise<TokenFacts | null> {
  const mint = new PublicKey(token)
  const seeds = [Buffer.from('metadata'), METADATA_PROGRAM.toBytes(), mint.toBytes()]
  const [metadata] = PublicKey.findProgramAddressSync(seeds, METADATA_PROGRAM)
  return pool.agree(
    async (connection) => {
      const [info, named] = await readAccounts(connection, [mint, metadata])
      // Balances of the newer program's tokens aren't read, and some of them keep a part of each transfer.
      if (!info?.owner.equals(TOKEN_PROGRAM) || info.data.length !== MINT_BYTES || info.data[45] !== 1) return null
      const [name, symbol] = named?.owner.equals(METADATA_PROGRAM) ? textsOf(named.data) : []
      return { decimals: info.data[44] ?? 0, symbol: symbol ?? null, name: name ?? null }
    },
    (found) => JSON.stringify(found),
  )
}

/** Name and symbol follow the kind and two keys, each with its length. */
function textsOf(bytes: Uint8Array): string[] {
  const data = Buffer.from(bytes)
  const texts: string[] = []
  let at = 65
  while (texts.length < 2 && at + 4 <= data.length) {
    const length = data.readUInt32LE(at)
    texts.push(
      data
        .subarray(at + 4, at + 4 + length)
        .toString('utf8')
        .replace(/\0/g, ''),
    )
    at += 4 + length
  }
  return texts
}
