import { createServer } from 'node:http'
import { bcs, fromB64, toB58 } from '@benfen/bfc.js/bcs'
import { hex2BfcAddress } from '@benfen/bfc.js/utils'
import { verifyTransactionBlock } from '@benfen/bfc.js/verify'
import { blake2b } from '@noble/hashes/blake2.js'
import { listenOnLease } from '#runtime/testing/ports.ts'

interface LocalCoin {
  readonly owner: string
  readonly balance: bigint
  readonly version: string
  readonly digest: string
}
export type LocalOutcome = 'success' | 'failure'

/** State of a chain without a node, which any number of endpoints serve. It verifies real signatures. */
export interface LocalState {
  /** First four bytes of the genesis digest, in hex. */
  identifier: string
  head: number
  gasPrice: bigint
  computationCost: bigint
  storageCost: bigint
  /** By object id. */
  readonly coins: Map<string, LocalCoin>
  /** `checkpoint` is null until one includes the transaction. */
  readonly transactions: Map<string, { status: LocalOutcome; checkpoint: number | null }>
  /** Inputs of transactions that no command uses, as text. */
  readonly memos: Map<string, string>
}

export const createLocalState = (): LocalState => ({
  identifier: '78c99f89',
  head: 1_000,
  gasPrice: 100n,
  computationCost: 100_000n,
  storageCost: 1_976_000n,
  coins: new Map(),
  transactions: new Map(),
  memos: new Map(),
})

const digestOf = (...parts: readonly (Uint8Array | string)[]): string =>
  toB58(blake2b(Buffer.concat(parts.map((part) => Buffer.from(part))), { dkLen: 32 }))

export const checkpointDigest = (height: number): string => digestOf(`checkpoint ${height}`)
/** Digest of a transaction, by the network's rules. */
export const transactionDigest = (bytes: Uint8Array): string => digestOf('TransactionData::', bytes)

let made = 0
/** Gives an account a coin. */
export function addCoin(state: LocalState, owner: string, balance: bigint): void {
  made += 1
  const id = hex2BfcAddress(Buffer.from(blake2b(Buffer.from(`coin ${made}`), { dkLen: 32 })).toString('hex'))
  state.coins.set(id, { owner, balance, version: String(made), digest: digestOf(`version ${made}`) })
}

export const balanceOf = (state: LocalState, owner: string): bigint =>
  [...state.coins.values()].filter((coin) => coin.owner === owner).reduce((sum, { balance }) => sum + balance, 0n)

/** Error of a node, with the codes of its JSON-RPC interface. */
class NodeError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
const INVALID = -32_602
const EXECUTION = -32_002

type Data = ReturnType<typeof bcs.TransactionData.parse>['V1']

function programOf({ kind }: Data) {
  if (!('ProgrammableTransaction' in kind) || !kind.ProgrammableTransaction)
    throw new NodeError(INVALID, 'Only programmable transactions are known here')
  return kind.ProgrammableTransaction
}

/** A coin that a command made: its amount, until it has an owner. */
interface Payment {
  readonly amount: bigint
  to: string | null
}

/** Runs commands that split the gas coin and give the parts away. @throws NodeError for any other */
function run(data: Data): { payments: readonly Payment[]; unused: readonly string[] } {
  const { inputs, transactions } = programOf(data)
  const used = new Set<number>()
  const pure = (at: number): Uint8Array => {
    const input = inputs[at]
    if (!input || !('Pure' in input) || !input.Pure) throw new NodeError(INVALID, `Input ${at} is none`)
    used.add(at)
    return Uint8Array.from(input.Pure)
  }
  const results: Payment[][] = []
  for (const command of transactions) {
    const made: Payment[] = []
    if (command.kind === 'SplitCoins' && command.coin.kind === 'GasCoin') {
      for (const amount of command.amounts) {
        if (amount.kind !== 'Input') throw new NodeError(INVALID, 'Amounts are inputs here')
        made.push({ amount: BigInt(bcs.U64.parse(pure(amount.index))), to: null })
      }
    } else if (command.kind === 'TransferObjects' && command.address.kind === 'Input') {
      const to = bcs.Address.parse(pure(command.address.index))
      for (const object of command.objects) {
        const result = object.kind === 'NestedResult' ? results[object.index]?.[object.resultIndex] : undefined
        if (!result || result.to !== null) throw new NodeError(INVALID, 'UnusedValueWithoutDrop')
        result.to = to
      }
    } else throw new NodeError(INVALID, 'This command is not known here')
    results.push(made)
  }
  const unused = inputs.flatMap((_, at) => (used.has(at) ? [] : [bcs.String.parse(pure(at))]))
  return { payments: results.flat(), unused }
}

const parse = (encoded: string): { bytes: Uint8Array; data: Data } => {
  const bytes = fromB64(encoded)
  return { bytes, data: bcs.TransactionData.parse(bytes).V1 }
}

const effectsOf = (state: LocalState, status: LocalOutcome) => ({
  messageVersion: 'v1',
  status: status === 'success' ? { status } : { status, error: 'InsufficientCoinBalance in command 0' },
  executedEpoch: '1',
  gasUsed: {
    computationCost: String(state.computationCost),
    storageCost: String(state.storageCost),
    storageRebate: '0',
    nonRefundableStorageFee: '0',
  },
})

/** Without gas coins, a dry run has one that never runs out. */
function dryRun(state: LocalState, encoded: string) {
  const { data } = parse(encoded)
  run(data)
  return { effects: effectsOf(state, 'success'), events: [], objectChanges: [], balanceChanges: [] }
}

/** Executes a transaction that only moves coins. @throws NodeError as validators refuse one */
async function execute(state: LocalState, encoded: string, [signature = '']: readonly string[]) {
  const { bytes, data } = parse(encoded)
  const sender = hex2BfcAddress((await verifyTransactionBlock(bytes, signature)).toHexAddress())
  if (sender !== data.sender || data.gasData.owner !== sender)
    throw new NodeError(EXECUTION, 'Invalid user signature: the signer is not the sender')
  if (BigInt(data.gasData.price) < state.gasPrice) throw new NodeError(EXECUTION, 'Gas price is under the reference')
  let held = 0n
  for (const { objectId, version, digest } of data.gasData.payment) {
    const coin = state.coins.get(objectId)
    if (!coin || coin.owner !== sender || coin.version !== version || coin.digest !== digest)
      throw new NodeError(EXECUTION, `Object ${objectId} is not available for consumption`)
    held += coin.balance
  }
  const fee = state.computationCost + state.storageCost
  const budget = BigInt(data.gasData.budget)
  if (budget < fee || budget > held)
    throw new NodeError(
      EXECUTION,
      `Balance of gas object ${held} is lower than the needed amount: ${budget}, of which ${fee} are spent`,
    )
  const { payments, unused } = run(data)
  const id = transactionDigest(bytes)
  const rest = payments.reduce((sum, { amount }) => sum - amount, held - fee)
  const status: LocalOutcome = rest < 0n || payments.some(({ to }) => to === null) ? 'failure' : 'success'
  for (const { objectId } of data.gasData.payment) state.coins.delete(objectId)
  addCoin(state, sender, status === 'success' ? rest : held - fee)
  if (status === 'success') for (const { amount, to } of payments) addCoin(state, to ?? sender, amount)
  state.head += 1
  state.transactions.set(id, { status, checkpoint: state.head })
  state.memos.set(id, unused.join('\n'))
  return { digest: id, effects: { ...effectsOf(state, status), transactionDigest: id } }
}

function pageOf(state: LocalState, owner: string, cursor: string | null, limit: number) {
  const all = [...state.coins].filter(([, coin]) => coin.owner === owner)
  const start = cursor === null ? 0 : all.findIndex(([id]) => id === cursor) + 1
  const page = all.slice(start, start + limit)
  return {
    data: page.map(([coinObjectId, { balance, version, digest }]) => ({
      coinType: '0x2::bfc::BFC',
      coinObjectId,
      version,
      digest,
      balance: String(balance),
      previousTransaction: digestOf('previous'),
    })),
    nextCursor: page.at(-1)?.[0] ?? null,
    hasNextPage: start + limit < all.length,
  }
}

type Method = (state: LocalState, params: never) => unknown

const methods: Readonly<Record<string, Method>> = {
  bfc_getChainIdentifier: (state) => state.identifier,
  bfc_getLatestCheckpointSequenceNumber: (state) => String(state.head),
  bfc_getCheckpoint: (state, [id]: [string]) => {
    if (Number(id) > state.head) throw new NodeError(INVALID, `Verified checkpoint not found for sequence number ${id}`)
    const timestampMs = String(1_700_000_000_000 + Number(id) * 1_000 + 250)
    return { digest: checkpointDigest(Number(id)), sequenceNumber: id, timestampMs, transactions: [] }
  },
  bfcx_getBalance: (state, [owner, coinType]: [string, string]) => ({
    coinType,
    coinObjectCount: 1,
    totalBalance: String(balanceOf(state, owner)),
    lockedBalance: {},
  }),
  bfcx_getCoins: (state, [owner, , cursor, limit]: [string, string, string | null, number]) =>
    pageOf(state, owner, cursor, limit),
  bfcx_getReferenceGasPrice: (state) => String(state.gasPrice),
  bfc_getTransactionBlock: (state, [digest]: [string]) => {
    const found = state.transactions.get(digest)
    if (!found)
      throw new NodeError(INVALID, `Could not find the referenced transaction [TransactionDigest(${digest})].`)
    const { status, checkpoint } = found
    return {
      digest,
      effects: effectsOf(state, status),
      ...(checkpoint === null ? {} : { checkpoint: String(checkpoint), timestampMs: '1700000000250' }),
    }
  },
  bfc_dryRunTransactionBlock: (state, [bytes]: [string]) => dryRun(state, bytes),
  bfc_executeTransactionBlock: (state, [bytes, signatures]: [string, string[]]) => execute(state, bytes, signatures),
}

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

export interface LocalNode {
  readonly url: string
  /** Methods of the requests. */
  readonly asked: string[]
  /** Replaces the answer to a method, as a liar does; null = honest. */
  lie: ((method: string, honest: Answer) => Answer) | null
  stop(): Promise<void>
}

async function answer(state: LocalState, name: string, params: unknown): Promise<Answer> {
  try {
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined
    if (!method) throw new NodeError(-32_601, 'Method not found')
    return { result: await method(state, params as never) }
  } catch (error) {
    return { error: { code: error instanceof NodeError ? error.code : EXECUTION, message: (error as Error).message } }
  }
}

/** An endpoint that serves BenFen's JSON-RPC interface. */
export async function startLocalNode(state: LocalState): Promise<LocalNode> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const { id, method, params } = JSON.parse(Buffer.concat(parts).toString('utf8')) as {
        id: number
        method: string
        params: unknown
      }
      node.asked.push(method)
      const honest = await answer(state, method, params)
      response
        .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify({ jsonrpc: '2.0', id, ...(node.lie?.(method, honest) ?? honest) }))
    })().catch(() => response.destroy())
  })
  const port = await listenOnLease(server)
  const node: LocalNode = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    lie: null,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return node
}
