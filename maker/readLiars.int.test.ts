import { erc20Abi, parseUnits, zeroAddress } from 'viem'
import { afterAll, beforeAll } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Head } from '#chains/contract/reader.ts'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import { accountOwner, drawableFrom, poolDebt } from '#chains/evm/pool.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import { evmLies, evmOfferLies } from '#chains/evm/testing/lies.ts'
import { honest, type Meddle, type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { describeReadLiars, type ReadFacet } from '#chains/suite/readLiars.ts'
import { createSvmNode } from '#chains/svm/node/createNode.ts'
import { type SvmLie, svmLies, tellOn } from '#chains/svm/testing/lies.ts'
import { SVM_CHAIN, svmNodeOptions } from '#chains/svm/testing/localChain.ts'
import { type Proxy, startProxy } from '#chains/svm/testing/proxy.ts'
import { assetsOf, chainById } from '#core/catalogue/lookups.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Store } from '#store/contract.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { driveTo, eager, makerIn } from './testing/drive.ts'
import { assetOf, clientOf, openOrder, placeEvmOrder } from './testing/orders.ts'
import { depositOnSvm, memoOf, placeEvmToSvm, placeSvmToEvm, svmEth, svmMaker } from './testing/svmOrders.ts'
import { withWorld } from './testing/withWorld.ts'
import { NORTH, SOUTH, type World } from './testing/world.ts'

const QUORUM = { quorum: 2, timeoutMs: 1_000, attempts: 1 }
const NEVER = `0x${'77'.repeat(32)}` as const
const maker = devAccounts.maker.address
const { escrow, usdc } = localDeployment(NORTH)

interface Settled {
  order: OrderRow
  terms: EscrowOrder
  deposit: DepositRow
  /** The payout's transaction. */
  ref: string
}

let world: World
let store: Store
let evmPaid: Settled
let unpaid: OrderRow
let toSvm: Settled
let fromSvm: Settled
const evm = new Map<number, RpcProxy[]>()
let svm: Proxy[] = []

withWorld({ svm: true }, (opened, database) => {
  world = opened
  store = database
})
beforeAll(async () => {
  evmPaid = await settled(
    await placeEvmOrder(store, { from: world.north, to: world.south }),
    (order) => openOrder(world.north, order),
    'final',
  )
  toSvm = await settled(await placeEvmToSvm(store, world), (order) => openOrder(world.north, order), 'final')
  fromSvm = await settled(await placeSvmToEvm(store, world), depositsOnSvm, 'done')
  unpaid = await placeEvmOrder(store, { from: world.north, to: world.south })
  await openOrder(world.north, unpaid)
  await world.mine(3)
  await lend(world.south)
  for (const { chainId, url } of [world.north, world.south])
    evm.set(chainId, await Promise.all([1, 2, 3].map(() => startRpcProxy(url))))
  svm = await Promise.all([1, 2, 3].map(() => startProxy(world.svm?.url ?? '')))
})
afterAll(() => Promise.all([...[...evm.values()].flat(), ...svm].map((proxy) => proxy.stop())))

const pool = localPool(SOUTH)
const LENT = parseUnits('1000', 18)

/** Puts tokens into a pool, so that it has some to draw. */
async function lend(chain: Anvil): Promise<void> {
  const client = clientOf(chain)
  const owner = devAccounts.user.address
  for (const [address, abi, functionName, args] of [
    [pool.asset, erc20Abi, 'approve', [pool.address, LENT]],
    [pool.address, poolAbi, 'deposit', [LENT, owner]],
  ] as const) {
    const hash = await client.writeContract({ address, abi, functionName, args, chain: null } as never)
    await client.waitForTransactionReceipt({ hash })
  }
}

const depositsOnSvm = async (order: OrderRow): Promise<unknown> =>
  world.svm && depositOnSvm(world.svm, order.sendAmount, memoOf(order))

/** Without attesters, so that the escrows' deposits stay open. */
async function settled(
  order: OrderRow,
  open: (order: OrderRow) => Promise<unknown>,
  end: OrderRow['state'],
): Promise<Settled> {
  await open(order)
  await driveTo(world, store, makerIn(world, store, { attesters: [], policy: eager }), order, [end])
  const [deposit] = await store.deposits.forOrder(order.id)
  const [row] = await store.disbursements.forOrder(order.id)
  if (!deposit || !row?.txRef || !order.escrowOrder) throw new Error('not settled')
  return { order, terms: order.escrowOrder, deposit, ref: row.txRef }
}

interface EvmNodes {
  north: ChainNode
  south: ChainNode
}
const evmNode = ({ chainId }: Anvil): ChainNode => {
  const chain = chainById(world.catalogue, chainId)
  const endpoints = (evm.get(chainId) ?? []).map(({ url }) => url)
  return createEvmNode({ chain, assets: assetsOf(world.catalogue, chain.id), endpoints, ...QUORUM })
}
const evmProxies = (): RpcProxy[] => [...evm.values()].flat()
const native = assetOf(SOUTH, zeroAddress)

/** Reads of an EVM network by maker, attesters and server. */
const evmFacets: Readonly<Record<string, ReadFacet<EvmNodes>>> = {
  heads: { ask: ({ north }) => north.head() },
  blocks: {
    ask: async ({ north }) => {
      const { height, blockHash } = evmPaid.deposit
      return [
        await north.isCanonical(height, blockHash),
        await north.isCanonical(height, NEVER),
        await north.timeAt?.(height),
      ]
    },
  },
  deposits: {
    ask: async ({ north }) => {
      const { txId, ordinal, height } = evmPaid.deposit
      return [await north.scan(height - 1n, height + 1n), await north.readDeposit(txId, ordinal)]
    },
  },
  statuses: {
    ask: async ({ south }) => [
      await south.txStatus(evmPaid.ref),
      await south.txStatuses?.([{ ref: evmPaid.ref, expiresAt: null }]),
    ],
  },
  payments: {
    ask: async ({ south }) => [
      await south.isFilled?.(evmPaid.order.onchainId as `0x${string}`),
      await south.isFilled?.(unpaid.onchainId as `0x${string}`),
      await south.findFill?.(evmPaid.order.onchainId as `0x${string}`, 0),
    ],
  },
  attestation: {
    ask: async ({ north, south }) => [
      await south.verifyFill(evmPaid.terms, evmPaid.ref, null),
      await south.verifyFill(unpaid.escrowOrder ?? evmPaid.terms, evmPaid.ref, null),
      await north.attesterSet?.(escrow),
    ],
  },
  escrow: {
    ask: async ({ north }) => [
      await north.escrowStatus?.(escrow, evmPaid.order.onchainId as `0x${string}`),
      await north.refundableAt?.(escrow, evmPaid.terms),
      await north.escrowLimits?.(escrow, assetOf(NORTH, zeroAddress)),
      await north.offerSigner?.(escrow, maker),
    ],
  },
  balances: {
    ask: async ({ south }) => [...(await south.balances(maker, [native, assetOf(SOUTH, localDeployment(SOUTH).usdc)]))],
  },
  allowances: { ask: async ({ north }) => north.allowance?.(maker, usdc, escrow) },
  pools: {
    ask: async ({ south }) => {
      const { finalized } = await south.head()
      const parties = { pool: pool.address, token: pool.asset, payer: maker }
      return [
        await drawableFrom(south, pool, maker),
        await poolDebt(south, parties, finalized),
        await accountOwner(south, pool.account),
      ]
    },
  },
  recipients: { ask: ({ south }) => south.recipientProblem(unpaid.recipient, native) },
  slots: {
    ask: async ({ south }) => {
      const payer = south.payer(devAccounts.maker.key)
      return [await payer.chainSlot?.(), (await payer.pendingSlot?.())?.agreed]
    },
  },
  fees: {
    ask: ({ south }) => south.gasPrice(),
    isTrue: (answer, before) =>
      (answer as bigint) <= (before as bigint) * 2n && (answer as bigint) * 2n >= (before as bigint),
  },
  payout: {
    ask: async ({ south }) => {
      if (!unpaid.escrowOrder) throw new Error('no terms')
      const plan = await south.payer(devAccounts.maker.key).plan({ kind: 'fill', order: unpaid.escrowOrder }, 0, null)
      return plan.feeCap
    },
    isTrue: (answer, before) => (answer as bigint) <= (before as bigint) * 3n && (answer as bigint) > 0n,
  },
}

describeReadLiars<Meddle, EvmNodes>('EVM', {
  lies: { ...evmLies, ...evmOfferLies },
  facets: evmFacets,
  nodes: () => ({ north: evmNode(world.north), south: evmNode(world.south) }),
  lie: (method, change, endpoint) => {
    for (const proxies of evm.values())
      for (const [at, proxy] of proxies.entries())
        proxy.meddle = (call, next) => (at === endpoint && call.method === method ? change(call, next) : next())
  },
  honest: () => evmProxies().forEach((proxy) => (proxy.meddle = honest)),
  calls: () => new Set(evmProxies().flatMap(({ calls }) => calls.splice(0).map(({ method }) => method))),
})

const between = (answer: unknown, before: unknown, after: unknown): boolean => {
  const [now, low, high] = [answer, before, after] as [Head, Head, Head]
  return (
    now.height >= low.height &&
    now.height <= high.height &&
    now.finalized >= low.finalized &&
    now.finalized <= high.finalized
  )
}

/** Reads of an SVM network by maker, attesters and server. */
const svmFacets: Readonly<Record<string, ReadFacet<ChainNode>>> = {
  heads: { ask: (node) => node.head(), isTrue: between },
  blocks: {
    ask: async (node) => {
      const { height, blockHash } = fromSvm.deposit
      return [await node.isCanonical(height, blockHash), await node.isCanonical(height, svmMaker)]
    },
  },
  deposits: {
    ask: async (node) => {
      const { txId, ordinal, height } = fromSvm.deposit
      return [await node.scan(height - 1n, height + 1n), await node.readDeposit(txId, ordinal)]
    },
  },
  statuses: {
    ask: async (node) => [
      await node.txStatus(toSvm.ref),
      await node.txStatuses?.([{ ref: toSvm.ref, expiresAt: null }]),
    ],
  },
  payments: {
    ask: async (node) => {
      const since = Math.floor(toSvm.order.createdAt.getTime() / 1000) - 60
      const find = (reference: `0x${string}`) => node.findPayment?.({ reference, payer: svmMaker, since })
      return [await find(toSvm.order.onchainId as `0x${string}`), (await find(NEVER))?.state]
    },
    mayWait: true,
  },
  attestation: {
    ask: async (node) => [
      await node.verifyFill(toSvm.terms, toSvm.ref, toSvm.order.id),
      await node.verifyFill(toSvm.terms, toSvm.ref, fromSvm.order.id),
    ],
  },
  balances: { ask: async (node) => [...(await node.balances(svmMaker, [svmEth]))] },
  recipients: { ask: (node) => node.recipientProblem(toSvm.order.recipient, svmEth) },
  fees: {
    ask: (node) => node.gasPrice(),
    isTrue: (answer, before) =>
      (answer as bigint) <= (before as bigint) * 2n && (answer as bigint) * 2n >= (before as bigint),
  },
}

describeReadLiars<SvmLie, ChainNode>('SVM', {
  lies: svmLies,
  facets: svmFacets,
  nodes: () =>
    createSvmNode({
      ...svmNodeOptions(svm.map(({ url }) => url)),
      chain: chainById(world.catalogue, SVM_CHAIN),
      assets: assetsOf(world.catalogue, SVM_CHAIN),
      ...QUORUM,
    }),
  lie: (method, change, endpoint) =>
    svm.forEach((proxy, at) => Object.assign(proxy, tellOn(method, at === endpoint ? change : {}))),
  honest: () => svm.forEach((proxy) => Object.assign(proxy, tellOn('', {}))),
  calls: () => {
    const called = new Set(svm.flatMap(({ methods }) => [...methods]))
    for (const { methods } of svm) methods.clear()
    return called
  },
})
