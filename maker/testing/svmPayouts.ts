import { Keypair } from '@solana/web3.js'
import { uuidv7 } from 'uuidv7'
import type { ChainNode } from '#chains/contract/node.ts'
import { memoHash } from '#chains/evm/order/hash.ts'
import { svmAddressRules } from '#chains/svm/address.ts'
import { createSvmNode } from '#chains/svm/node/createNode.ts'
import {
  type LocalSvmChain,
  makerSecret,
  startLocalSvmChain,
  SVM_CHAIN,
  svmNodeOptions,
  usdcAsset,
  usdcMint,
} from '#chains/svm/testing/localChain.ts'
import { type Proxy, startProxy } from '#chains/svm/testing/proxy.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { assetOf, chainOf, routeOf } from '#core/catalogue/fixture.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { priceTable } from '#core/money/price.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { SlotRow } from '#store/txSlots/types.ts'
import { openStore } from '#store/open.ts'
import { freshChain, reservedOrder } from '#store/testing/fixtures.ts'
import { startTestPostgres } from '#store/testing/postgres.ts'
import type { ChainContext } from '../contract.ts'
import { trackTransactions } from '../execute/trackTransactions.ts'
import { startPayouts } from '../execute/startPayouts.ts'
import { noMetrics } from '../metrics.ts'
import type { MakerPolicy } from '../policy.ts'
import { agreedOrder, sourceOf } from './agreedOrder.ts'
import { unitContext } from './unitContext.ts'

const AMOUNT = 1_000_000n
const SOURCE = freshChain()
const sourceUsdc = assetId(SOURCE, NATIVE)
const usdc = { symbol: 'USDC', name: 'USDC', decimals: 6, priceKey: 'USDC' }
const coin = { symbol: 'SOL', name: 'SOL', decimals: 9, priceKey: 'SOL' }
/** One stablecoin on both networks. Every asset has a price, because fees and outflow are capped in dollars. */
const catalogue = {
  chains: [chainOf(SOURCE), chainOf(SVM_CHAIN, { family: 'svm' })],
  assets: [
    assetOf(SOURCE, { ...usdc, id: sourceUsdc, token: NATIVE }),
    assetOf(SVM_CHAIN, { ...usdc, id: usdcAsset, token: usdcMint }),
    assetOf(SVM_CHAIN, { ...coin, id: assetId(SVM_CHAIN, NATIVE), token: NATIVE }),
  ],
  routes: [
    routeOf(SOURCE, SVM_CHAIN, { from: sourceUsdc, to: usdcAsset, fillMode: 'transfer', min: 1n, max: 10n ** 30n }),
  ],
  channels: [],
  prices: priceTable([
    ['USDC', 100_000_000n],
    ['SOL', 15_000_000_000n],
  ]),
} as unknown as Catalogue

export interface PlacedPayout {
  readonly order: OrderRow
  readonly terms: EscrowOrder
}

/**
 * The maker's own payout code over a real SVM network behind three endpoints, two of which must agree; nothing else
 * runs.
 */
export interface SvmPayouts {
  readonly store: Store
  readonly chain: LocalSvmChain
  readonly proxies: readonly [Proxy, Proxy, Proxy]
  /** Opens another client of the network through the same endpoints. */
  look(): ChainNode
  /** Places an order with reserved inventory and a recipient of its own. */
  place(): Promise<PlacedPayout>
  /** Starts a maker; each call of `pass` runs one pass. Failures are recorded as "step reason". */
  maker(policy?: Partial<MakerPolicy>): Promise<{ pass(): Promise<void>; readonly failures: readonly string[] }>
  slot(order: OrderRow): Promise<SlotRow | null>
  /** Returns the recipient's balance, as the network itself shows it. */
  received(order: OrderRow): Promise<bigint>
  readonly amount: bigint
  stop(): Promise<void>
}

export async function startSvmPayouts(slotMs?: number): Promise<SvmPayouts> {
  const postgres = await startTestPostgres({ fsync: 'off', full_page_writes: 'off', autovacuum: 'off' })
  const url = await postgres.createDatabase()
  const store = await openStore({ url, journal: null, clock: systemClock, log: silentLog })
  const shown = new Map<string, Partial<ChainNode>>()
  const source = sourceFor(shown)
  const chain = await startLocalSvmChain(slotMs)
  const proxies = [await startProxy(chain.url), await startProxy(chain.url), await startProxy(chain.url)] as const
  const direct = createSvmNode(svmNodeOptions([chain.url]))
  const look = (): ChainNode =>
    createSvmNode({
      ...svmNodeOptions(
        proxies.map(({ url }) => url),
        2,
      ),
      timeoutMs: 4_000,
    })
  return {
    store,
    chain,
    proxies: [...proxies],
    look,
    amount: AMOUNT,
    place: () => place(store, shown),
    maker: async (policy = {}) => {
      const node = look()
      const failures: string[] = []
      const scripted = await unitContext({
        store,
        chain: SVM_CHAIN,
        node,
        payer: node.payer(makerSecret),
        policy: { rebroadcastMs: 0, retryMs: 0, retryLimitMs: 0, ...policy },
        deps: {
          chains: new Map<ChainId, ChainNode>([
            [SVM_CHAIN, node],
            [SOURCE, source as ChainNode],
          ]),
          catalogue,
          metrics: { ...noMetrics, failure: (_, where, reason) => void failures.push(`${where} ${reason}`) },
        },
      })
      const ctx = { ...scripted, chain: { ...scripted.chain, family: 'svm' as const } }
      return { failures, pass: () => pass(ctx) }
    },
    slot: async ({ id }) => {
      const [row] = await store.disbursements.forOrder(id)
      return row ? store.slots.forRef('payout', row.id) : null
    },
    received: async ({ recipient }) => (await direct.balances(recipient, [usdcAsset])).get(usdcAsset) ?? 0n,
    stop: async () => {
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      await chain.stop()
      await store.close()
      await postgres.stop()
    },
  }
}

/** Runs both lanes in turn, as the worker does; a lane that fails leaves the other alone. */
async function pass(ctx: ChainContext): Promise<void> {
  for (const lane of [startPayouts, trackTransactions]) await lane(ctx).catch(() => undefined)
}

async function place(store: Store, shown: Map<string, Partial<ChainNode>>): Promise<PlacedPayout> {
  const id = orderIdFromUuid(uuidv7())
  const recipient = Keypair.generate().publicKey.toBase58()
  const row = agreedOrder(
    {
      id,
      fromChain: SOURCE,
      toChain: SVM_CHAIN,
      fromAsset: sourceUsdc,
      toAsset: usdcAsset,
      sendAmount: (AMOUNT * 11n) / 10n,
      receiveAmount: AMOUNT,
      recipient,
      fillMode: 'transfer',
      fillDeadline: new Date(Date.now() + 24 * 3_600_000),
      refundAfter: new Date(Date.now() + 48 * 3_600_000),
    },
    {
      outputToken: svmAddressRules.toBytes(usdcMint),
      recipient: svmAddressRules.toBytes(recipient),
      memoHash: memoHash(id),
    },
  )
  const { order, deposit } = await reservedOrder(store, row)
  shown.set(deposit.txId, sourceOf(order, deposit))
  if (!order.escrowOrder) throw new Error('an order without terms')
  return { order, terms: order.escrowOrder }
}

/** Source network on which every deposit of these orders is final. */
function sourceFor(shown: ReadonlyMap<string, Partial<ChainNode>>): Partial<ChainNode> {
  return {
    head: async () => ({ height: 1_000n, hash: '0x', time: 0, finalized: 900n }),
    isCanonical: async () => true,
    escrowStatus: async () => 'open',
    readDeposit: async (txId, ordinal) => (await shown.get(txId)?.readDeposit?.(txId, ordinal)) ?? null,
  }
}
