import { z } from 'zod'
import type { Faults } from '#chains/rpc/endpoint.ts'
import { createHttpFetch, readJson } from '#chains/rpc/httpFetch.ts'
import { AppError } from '#core/errors.ts'

const MOST_ANSWER_BYTES = 2 * 2 ** 20
const httpFetch = createHttpFetch(MOST_ANSWER_BYTES)

/** Numbers up to 64 bits are strings. */
const u64 = z
  .string()
  .regex(/^\d{1,39}$/)
  .transform(BigInt)
export const b256 = z.string().regex(/^0x[\da-f]{64}$/)

/** Seconds from the start of TAI64 to the Unix epoch. */
const TAI64_EPOCH = 2n ** 62n + 10n
const block = z.object({
  id: b256,
  height: u64,
  header: z.object({ time: u64.transform((time) => Number(time - TAI64_EPOCH)) }),
})
const BLOCK = '{ id height header { time } }'

const included = z.object({ block })
const status = z.discriminatedUnion('__typename', [
  included.extend({ __typename: z.literal('SuccessStatus') }),
  included.extend({ __typename: z.literal('FailureStatus') }),
  z.object({ __typename: z.literal('SqueezedOutStatus') }),
  z.object({ __typename: z.enum(['SubmittedStatus', 'PreconfirmationSuccessStatus', 'PreconfirmationFailureStatus']) }),
])

/** A coin, or Ether that a message of Ethereum brought: both can be spent. */
const resource = z.union([
  z.object({ utxoId: z.string().regex(/^0x[\da-f]{68}$/), amount: u64, assetId: b256 }),
  z.object({ nonce: b256, sender: b256, amount: u64, assetId: b256 }),
])
export type FuelResource = z.infer<typeof resource>

/** One endpoint's GraphQL interface. */
export interface FuelApi {
  chainId(): Promise<number>
  newest(): Promise<FuelBlock>
  /** Null above the endpoint's newest block. */
  blockAt(height: bigint): Promise<FuelBlock | null>
  /** Balances of the assets, in their order. */
  balances(owner: string, assets: readonly string[]): Promise<bigint[]>
  /** Null if the endpoint does not know the transaction. */
  transaction(id: string): Promise<z.infer<typeof status> | null>
  /** Coins that reach each amount. @throws FuelRefusal if the owner has fewer */
  coins(owner: string, wanted: readonly Wanted[]): Promise<FuelResource[]>
  gas(): Promise<GasPrice>
}
export type FuelBlock = z.infer<typeof block>
export interface Wanted {
  readonly asset: string
  readonly amount: string
}
/** A fee is gas × price ÷ factor. */
export interface GasPrice {
  readonly price: bigint
  readonly factor: bigint
}

/** The chain's own answer, which another endpoint would repeat. */
export class FuelRefusal extends Error {}

export const faults: Faults = {
  isTransport: (error) => !(error instanceof AppError) && !(error instanceof FuelRefusal),
  isBehind: () => false,
  isPassing: (error) =>
    !(error instanceof AppError) && !(error instanceof FuelRefusal) && !(error instanceof z.ZodError),
}

const answer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})
/** Errors of the coin selection. */
const shortOfCoins = /target.*cannot be met|not enough coins/i

/** Credentials in the URL are sent as a header. */
function requestOf(address: string): { readonly url: string; readonly headers: Record<string, string> } {
  const url = new URL(address)
  const { username, password } = url
  const headers = { 'content-type': 'application/json' }
  if (username === '') return { url: address, headers }
  url.username = url.password = ''
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url: url.href, headers: { ...headers, authorization: `Basic ${btoa(credentials)}` } }
}

/** Opens an endpoint. Its methods throw whatever broke the call, and `FuelRefusal`. */
export function openFuelApi(address: string, timeoutMs: number): FuelApi {
  const { url, headers } = requestOf(address)

  async function ask<T extends z.ZodType>(form: T, query: string, variables: object = {}): Promise<z.infer<T>> {
    const signal = AbortSignal.timeout(timeoutMs)
    const body = JSON.stringify({ query, variables })
    const response = await httpFetch(url, { method: 'POST', headers, body, signal })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { data, errors = [] } = answer.parse(await readJson(response, MOST_ANSWER_BYTES))
    const [error] = errors
    if (error) throw shortOfCoins.test(error.message) ? new FuelRefusal(error.message) : new Error(error.message)
    return form.parse(data)
  }

  return {
    chainId: async () => {
      const form = z.object({ chain: z.object({ consensusParameters: z.object({ chainId: u64 }) }) })
      return Number(
        (await ask(form, '{ chain { consensusParameters { chainId } } }')).chain.consensusParameters.chainId,
      )
    },
    newest: async () => {
      const form = z.object({ chain: z.object({ latestBlock: block }) })
      return (await ask(form, `{ chain { latestBlock ${BLOCK} } }`)).chain.latestBlock
    },
    blockAt: async (height) => {
      const query = `query ($height: U32!) { block(height: $height) ${BLOCK} }`
      return (await ask(z.object({ block: block.nullable() }), query, { height: String(height) })).block
    },
    balances: async (owner, assets) => {
      const rows = assets.map((_, at) => `b${at}: balance(owner: $owner, assetId: $a${at}) { amountU128 }`)
      const query = `query ($owner: Address!, ${assets.map((_, at) => `$a${at}: AssetId!`).join(', ')}) { ${rows.join(' ')} }`
      const variables = { owner, ...Object.fromEntries(assets.map((asset, at) => [`a${at}`, asset])) }
      const read = await ask(z.record(z.string(), z.object({ amountU128: u64 })), query, variables)
      return assets.map((_, at) => z.bigint().parse(read[`b${at}`]?.amountU128))
    },
    transaction: async (id) => {
      const found = `... on SuccessStatus { block ${BLOCK} } ... on FailureStatus { block ${BLOCK} }`
      const query = `query ($id: TransactionId!) { transaction(id: $id) { status { __typename ${found} } } }`
      const form = z.object({ transaction: z.object({ status: status.nullable() }).nullable() })
      return (await ask(form, query, { id })).transaction?.status ?? null
    },
    coins: async (owner, wanted) => {
      const coin = '... on Coin { utxoId amount assetId } ... on MessageCoin { nonce sender amount assetId }'
      const query = `query ($owner: Address!, $wanted: [SpendQueryElementInput!]!) { coinsToSpend(owner: $owner, queryPerAsset: $wanted) { ${coin} } }`
      const variables = { owner, wanted: wanted.map(({ asset, amount }) => ({ assetId: asset, amount })) }
      return (await ask(z.object({ coinsToSpend: z.array(z.array(resource)) }), query, variables)).coinsToSpend.flat()
    },
    gas: async () => {
      const form = z.object({
        estimateGasPrice: z.object({ gasPrice: u64 }),
        chain: z.object({ consensusParameters: z.object({ feeParams: z.object({ gasPriceFactor: u64 }) }) }),
      })
      const query =
        '{ estimateGasPrice(blockHorizon: 10) { gasPrice } chain { consensusParameters { feeParams { gasPriceFactor } } } }'
      const { estimateGasPrice, chain } = await ask(form, query)
      return { price: estimateGasPrice.gasPrice, factor: chain.consensusParameters.feeParams.gasPriceFactor }
    },
  }
}
