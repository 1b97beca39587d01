import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import {
  bn,
  InputType,
  OutputType,
  PolicyType,
  Signer,
  type Transaction,
  TransactionCoder,
  TransactionType,
} from 'fuels'
import { buildSchema, graphql } from 'graphql'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { BASE_ASSET } from '../address.ts'

/** The part of Fuel's schema that this product uses, with the names and types of fuel-core. */
const schema = buildSchema(`
  scalar Address  scalar AssetId  scalar BlockId  scalar HexString  scalar Nonce  scalar Tai64Timestamp
  scalar TransactionId  scalar U16  scalar U32  scalar U64  scalar U128  scalar UtxoId
  type Balance { owner: Address! amount: U64! amountU128: U128! assetId: AssetId! }
  type Header { id: BlockId! height: U32! time: Tai64Timestamp! }
  type Block { id: BlockId! height: U32! header: Header! }
  type FeeParameters { gasPriceFactor: U64! gasPerByte: U64! }
  type ConsensusParameters { feeParams: FeeParameters! baseAssetId: AssetId! chainId: U64! }
  type ChainInfo { name: String! latestBlock: Block! consensusParameters: ConsensusParameters! }
  type EstimateGasPrice { gasPrice: U64! }
  type Coin { utxoId: UtxoId! owner: Address! amount: U64! assetId: AssetId! blockCreated: U32! txCreatedIdx: U16! }
  type MessageCoin { sender: Address! recipient: Address! nonce: Nonce! amount: U64! assetId: AssetId! daHeight: U64! }
  union CoinType = Coin | MessageCoin
  type SubmittedStatus { time: Tai64Timestamp! }
  type SuccessStatus { transactionId: TransactionId! blockHeight: U32! block: Block! time: Tai64Timestamp! }
  type FailureStatus { transactionId: TransactionId! blockHeight: U32! block: Block! reason: String! }
  type SqueezedOutStatus { transactionId: TransactionId! reason: String! }
  type PreconfirmationSuccessStatus { transactionId: TransactionId! }
  type PreconfirmationFailureStatus { transactionId: TransactionId! reason: String! }
  union TransactionStatus = SubmittedStatus | SuccessStatus | PreconfirmationSuccessStatus | SqueezedOutStatus
    | FailureStatus | PreconfirmationFailureStatus
  type Transaction { id: TransactionId! status(includePreconfirmation: Boolean): TransactionStatus }
  input SpendQueryElementInput { assetId: AssetId! amount: U128! max: U16 allowPartial: Boolean }
  input ExcludeInput { utxos: [UtxoId!]! messages: [Nonce!]! }
  type Query {
    balance(owner: Address!, assetId: AssetId!): Balance!
    block(id: BlockId, height: U32): Block
    chain: ChainInfo!
    transaction(id: TransactionId!): Transaction
    coinsToSpend(owner: Address!, queryPerAsset: [SpendQueryElementInput!]!, excludedIds: ExcludeInput): [[CoinType!]!]!
    estimateGasPrice(blockHorizon: U32): EstimateGasPrice!
  }
  type Mutation { submit(tx: HexString!, estimatePredicates: Boolean): Transaction! }
`)

export type LocalStatus =
  | 'SubmittedStatus'
  | 'SuccessStatus'
  | 'PreconfirmationSuccessStatus'
  | 'SqueezedOutStatus'
  | 'FailureStatus'

interface LocalCoin {
  readonly owner: string
  readonly assetId: string
  readonly amount: bigint
  /** Present on Ether that a message of Ethereum brought. */
  readonly sender?: string
}

/** State of a chain without a node, which any number of endpoints serve. It verifies real signatures. */
export interface LocalState {
  chainId: number
  head: number
  /** Charged for each transaction. */
  fee: bigint
  gasPrice: bigint
  /** By UTXO id, or by nonce. */
  readonly coins: Map<string, LocalCoin>
  readonly transactions: Map<string, { status: LocalStatus; block?: number }>
  /** Script data of transactions, as text. */
  readonly memos: Map<string, string>
}

export const createLocalState = (): LocalState => ({
  chainId: 9889,
  head: 1_000,
  fee: 1_000n,
  gasPrice: 1n,
  coins: new Map(),
  transactions: new Map(),
  memos: new Map(),
})

const sha256 = (...parts: readonly Uint8Array[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `0x${hash.digest('hex')}`
}

export const blockId = (height: number): string => sha256(Buffer.from(`block ${height}`))

/** Gives an account a coin. */
export function addCoin(state: LocalState, owner: string, amount: bigint, assetId = BASE_ASSET, sender?: string): void {
  const name = sha256(Buffer.from(`coin ${state.coins.size} ${Math.random()}`))
  const coin = { owner, assetId, amount }
  state.coins.set(sender ? name : `${name}0000`, sender ? { ...coin, sender } : coin)
}

export const balanceOf = (state: LocalState, owner: string, asset = BASE_ASSET): bigint =>
  [...state.coins.values()]
    .filter((coin) => coin.owner === owner && coin.assetId === asset)
    .reduce((sum, { amount }) => sum + amount, 0n)

function blockAt(state: LocalState, height: number) {
  if (height > state.head) return null
  const time = String(2n ** 62n + 10n + 1_700_000_000n + BigInt(height))
  return { id: blockId(height), height: String(height), header: { id: blockId(height), height: String(height), time } }
}

interface Spend {
  readonly assetId: string
  readonly amount: string
}

function coinsToSpend(state: LocalState, owner: string, { assetId, amount }: Spend) {
  const own = [...state.coins].filter(([, coin]) => coin.owner === owner && coin.assetId === assetId)
  own.sort(([, a], [, b]) => (a.amount < b.amount ? 1 : -1))
  const chosen: object[] = []
  let sum = 0n
  for (const [id, coin] of own) {
    if (sum >= BigInt(amount)) break
    sum += coin.amount
    const row = { amount: String(coin.amount), assetId }
    chosen.push(
      coin.sender === undefined
        ? { __typename: 'Coin', utxoId: id, owner, blockCreated: '1', txCreatedIdx: '0', ...row }
        : { __typename: 'MessageCoin', nonce: id, sender: coin.sender, recipient: owner, daHeight: '1', ...row },
    )
  }
  if (sum < BigInt(amount))
    throw new Error(
      `the target cannot be met due to insufficient coins available for ${assetId.slice(2)}. Collected: ${sum}`,
    )
  return chosen
}

type Script = Transaction<TransactionType.Script>

/** Hash of the chain's id and the transaction without what its producer fills in, by the specification. */
export function idOf(transaction: Script, chainId: number): string {
  const pointer = { blockHeight: 0, txIndex: 0 }
  const bare = {
    ...transaction,
    receiptsRoot: `0x${'00'.repeat(32)}`,
    inputs: (transaction.inputs ?? []).map((input) =>
      input.type === InputType.Coin ? { ...input, txPointer: pointer } : input,
    ),
    outputs: (transaction.outputs ?? []).map((output) =>
      output.type === OutputType.Change ? { ...output, amount: bn(0) } : output,
    ),
    witnesses: [],
    witnessesCount: 0,
  }
  const chain = Buffer.alloc(8)
  chain.writeBigUInt64BE(BigInt(chainId))
  return sha256(chain, new TransactionCoder().encode(bare))
}

interface Spent {
  readonly id: string
  readonly owner: string
  readonly witnessIndex: number
}

/** Inputs of a transaction, as this chain knows coins. */
const spentBy = ({ inputs = [] }: Script): Spent[] =>
  inputs.map((input) => {
    if (input.type === InputType.Coin)
      return {
        id: `${input.txID}${input.outputIndex.toString(16).padStart(4, '0')}`,
        owner: input.owner,
        witnessIndex: input.witnessIndex,
      }
    if (input.type === InputType.Message)
      return { id: input.nonce, owner: input.recipient, witnessIndex: input.witnessIndex }
    throw new Error('Contract inputs are not known here')
  })

/** Executes a transaction that only moves coins. @throws Error as the pool refuses one */
function submit(state: LocalState, raw: string): string {
  const [transaction] = new TransactionCoder().decode(Buffer.from(raw.slice(2), 'hex'), 0) as [Script, number]
  if (transaction.type !== TransactionType.Script) throw new Error('Only scripts are known here')
  const id = idOf(transaction, state.chainId)
  const held = new Map<string, bigint>()
  const add = (asset: string, amount: bigint) => held.set(asset, (held.get(asset) ?? 0n) + amount)
  const spent = spentBy(transaction)
  for (const { id: coinId, owner, witnessIndex } of spent) {
    const coin = state.coins.get(coinId)
    if (!coin || coin.owner !== owner) throw new Error('Utxo does not exist')
    const signature = transaction.witnesses?.[witnessIndex]?.data ?? '0x'
    if (Signer.recoverAddress(id, signature).toB256() !== owner) throw new Error('InputInvalidSignature')
    add(coin.assetId, coin.amount)
  }
  const maxFee = transaction.policies.find(({ type }) => type === PolicyType.MaxFee)?.data ?? 0
  if (BigInt(maxFee.toString()) < state.fee) throw new Error('InsufficientMaxFee')
  add(BASE_ASSET, -state.fee)
  const created: [string, LocalCoin][] = []
  const outputs = transaction.outputs ?? []
  for (const output of outputs)
    if (output.type === OutputType.Coin) add(output.assetId, -BigInt(output.amount.toString()))
  if ([...held.values()].some((rest) => rest < 0n)) throw new Error('InsufficientInputAmount')
  for (const [at, output] of outputs.entries()) {
    const name = `${id}${at.toString(16).padStart(4, '0')}`
    if (output.type === OutputType.Coin)
      created.push([name, { owner: output.to, assetId: output.assetId, amount: BigInt(output.amount.toString()) }])
    if (output.type === OutputType.Change)
      created.push([name, { owner: output.to, assetId: output.assetId, amount: held.get(output.assetId) ?? 0n }])
  }
  for (const coin of spent) state.coins.delete(coin.id)
  for (const [name, coin] of created) if (coin.amount > 0n) state.coins.set(name, coin)
  state.head += 1
  state.transactions.set(id, { status: 'SuccessStatus', block: state.head })
  state.memos.set(id, Buffer.from(transaction.scriptData.slice(2), 'hex').toString('utf8'))
  return id
}

function statusOf(state: LocalState, id: string) {
  const found = state.transactions.get(id)
  if (!found) return null
  const block = found.block === undefined ? null : blockAt(state, found.block)
  const status = { __typename: found.status, transactionId: id, reason: 'none', block, blockHeight: block?.height }
  return { id, status: { ...status, time: block?.header.time ?? '0' } }
}

const resolvers = (state: LocalState) => ({
  balance: ({ owner, assetId }: { owner: string; assetId: string }) => {
    const amount = balanceOf(state, owner, assetId)
    return { owner, assetId, amount: String(amount & (2n ** 64n - 1n)), amountU128: String(amount) }
  },
  block: ({ height }: { height: string }) => blockAt(state, Number(height)),
  chain: () => ({
    name: 'Ignition',
    latestBlock: blockAt(state, state.head),
    consensusParameters: {
      chainId: String(state.chainId),
      baseAssetId: BASE_ASSET,
      feeParams: { gasPriceFactor: '92', gasPerByte: '63' },
    },
  }),
  transaction: ({ id }: { id: string }) => statusOf(state, id),
  coinsToSpend: ({ owner, queryPerAsset }: { owner: string; queryPerAsset: readonly Spend[] }) =>
    queryPerAsset.map((wanted) => coinsToSpend(state, owner, wanted)),
  estimateGasPrice: () => ({ gasPrice: String(state.gasPrice) }),
  submit: ({ tx }: { tx: string }) => statusOf(state, submit(state, tx)),
})

interface Answer {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string }[]
}

export interface LocalNode {
  readonly url: string
  /** Documents of the requests. */
  readonly queries: string[]
  /** Replaces the answer to a document, as a liar does; null = honest. */
  lie: ((query: string, honest: Answer) => Answer) | null
  stop(): Promise<void>
}

/** An endpoint that serves Fuel's GraphQL schema. */
export async function startLocalNode(state: LocalState): Promise<LocalNode> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const { query, variables } = JSON.parse(Buffer.concat(parts).toString('utf8')) as {
        query: string
        variables?: Record<string, unknown>
      }
      node.queries.push(query)
      const answered = await graphql({
        schema,
        source: query,
        rootValue: resolvers(state),
        ...(variables ? { variableValues: variables } : {}),
      })
      const honest = JSON.parse(JSON.stringify(answered)) as Answer
      response
        .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify(node.lie?.(query, honest) ?? honest))
    })().catch(() => response.destroy())
  })
  const port = await listenOnLease(server)
  const node: LocalNode = {
    url: `http://127.0.0.1:${port}`,
    queries: [],
    lie: null,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return node
}
