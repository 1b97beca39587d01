import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { privateKeyToAccount } from 'viem/accounts'
import type { ChainNode } from '#chains/contract/node.ts'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { attestRequestsDigest } from '#chains/evm/order/typedData.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { evmLies } from '#chains/evm/testing/lies.ts'
import { honest, type Meddle, type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { describeLiars, type Lies } from '#chains/suite/liars.ts'
import { createSvmNode } from '#chains/svm/node/createNode.ts'
import { type SvmLie, svmLies, tellOn } from '#chains/svm/testing/lies.ts'
import { SVM_CHAIN, svmNodeOptions } from '#chains/svm/testing/localChain.ts'
import { type Proxy, startProxy } from '#chains/svm/testing/proxy.ts'
import { AppError, isRetriable, reasonOf } from '#core/errors.ts'
import { assetsOf, chainById } from '#core/catalogue/lookups.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { type FillModeCode, fillModes } from '#core/order/escrowOrder.ts'
import type { OrderState } from '#core/order/state.ts'
import { driveTo, eager, makerIn } from '#maker/testing/drive.ts'
import { openOrder, placeEvmOrder } from '#maker/testing/orders.ts'
import { placeEvmToSvm } from '#maker/testing/svmOrders.ts'
import { NORTH, startWorld, type World } from '#maker/testing/world.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { createAttester } from './createAttester.ts'
import type { AttesterDatabase } from './database.ts'

const QUORUM = { quorum: 2, timeoutMs: 1_000, attempts: 1 }
const PATIENCE_MS = 20_000
/** The endpoint that is asked first: an attester that trusts a single answer would trust this one. */
const LIAR = 0
/** Correct refusals for an order that is not open, or that the named transaction does not pay, or not finally. */
const refusals = ['fill_not_found', 'order_not_open', 'fill_not_final']

/** Stores nothing, so that every request reads the networks again. */
const forgetful: AttesterDatabase = {
  find: async () => new Map(),
  record: async (rows) => new Map(rows.map((row) => [row.orderId, row])),
  close: async () => undefined,
}

/** An order, and the transaction that is claimed to pay it. */
interface Statement {
  readonly order: OrderRow
  readonly txRef: string
}

interface Case {
  readonly paid: Statement
  /** Requests that an attester refuses under every false answer of one endpoint. */
  readonly unproven: readonly Statement[]
}

let world: World
let store: Store
const evm = new Map<ChainId, RpcProxy[]>()
let svm: Proxy[] = []
let byFill: Case
let byTransfer: Case
let onSvm: Case

async function proxied(chain: { chainId: number; url: string }): Promise<ChainNode> {
  const def = chainById(world.catalogue, chain.chainId)
  const proxies = await Promise.all([1, 2, 3].map(() => startRpcProxy(chain.url)))
  evm.set(def.id, proxies)
  const endpoints = proxies.map(({ url }) => url)
  return createEvmNode({ chain: def, assets: assetsOf(world.catalogue, def.id), endpoints, ...QUORUM })
}

let nodes: ChainNode[] = []
beforeAll(async () => {
  world = await startWorld({ svm: true })
  store = await openTestStore()
  svm = await Promise.all([1, 2, 3].map(() => startProxy(world.svm?.url ?? '')))
  const endpoints = svm.map(({ url }) => url)
  const assets = assetsOf(world.catalogue, SVM_CHAIN)
  nodes = [
    await proxied(world.north),
    await proxied(world.south),
    createSvmNode({ ...svmNodeOptions(endpoints, 2), chain: chainById(world.catalogue, SVM_CHAIN), assets, ...QUORUM }),
  ]
  const done = await pay(await place(fillModes.contract)(), 'done', world.attesters)
  byFill = await arrange(place(fillModes.contract))
  byTransfer = await arrange(place(fillModes.transfer))
  onSvm = await arrange(() => placeEvmToSvm(store, world))
  const early = await payLast(await place(fillModes.contract)())
  byFill = { ...byFill, unproven: [...byFill.unproven, done, early] }
})
afterAll(async () => {
  await store?.close()
  await Promise.all(nodes.map((node) => node.close()))
  await Promise.all([...[...evm.values()].flat(), ...svm].map((proxy) => proxy.stop()))
  await world?.stop()
})

const place = (fillMode: FillModeCode) => () =>
  placeEvmOrder(store, { from: world.north, to: world.south, change: { fillMode } })

/** Opens an order and drives its payout. Without attesters nothing is claimed. */
async function pay(order: OrderRow, state: OrderState, attesters: World['attesters'] = []): Promise<Statement> {
  await openOrder(world.north, order)
  await driveTo(world, store, makerIn(world, store, { attesters, policy: eager }), order, [state])
  return statementOf(order)
}

async function statementOf(order: OrderRow): Promise<Statement> {
  const [row] = await store.disbursements.forOrder(order.id)
  return { order, txRef: row?.txRef ?? '' }
}

/** An order whose payout is final, and an open one for which the same transaction is named. */
async function arrange(placed: () => Promise<OrderRow>): Promise<Case> {
  const paid = await pay(await placed(), 'final')
  const unpaid = await placed()
  await openOrder(world.north, unpaid)
  await world.mine(2)
  return { paid, unproven: [{ order: unpaid, txRef: paid.txRef }] }
}

/** No block follows its payout, which is therefore not final. */
async function payLast(order: OrderRow): Promise<Statement> {
  await openOrder(world.north, order)
  await makerIn(world, store, { attesters: [], policy: eager }).runOnce()
  expect((await store.orders.get(order.id))?.state).toBe('mined')
  return statementOf(order)
}

async function ask({ order: { escrowOrder, memo, id }, txRef }: Statement): Promise<string> {
  if (!escrowOrder) throw new Error('an order without terms')
  const attester = createAttester({
    database: forgetful,
    chains: new Map(nodes.map((node) => [node.id, node])),
    catalogue: world.catalogue,
    makers: [devAccounts.maker.address],
    key: devAccounts.attesters[0]?.key ?? '0x',
    log: silentLog,
  })
  const { escrow } = localDeployment(NORTH)
  const account = privateKeyToAccount(devAccounts.maker.key)
  const named = escrowOrder.dstChainId === BigInt(SVM_CHAIN) ? (memo ?? id) : memo
  const requests = [{ order: escrowOrder, escrow, txRef, memo: named }]
  const [answer] = await attester.attest({
    requests,
    signature: await account.sign({ hash: attestRequestsDigest(requests) }),
  })
  if (!answer || answer instanceof AppError) throw answer ?? new Error('no answer')
  return answer.proofId
}

/** A final payment of an open order is attested in time, and nothing else ever is. */
async function expectTrueAnswers({ paid, unproven }: Case): Promise<void> {
  for (const statement of unproven)
    await expect(ask(statement)).rejects.toSatisfy((error) => refusals.includes(reasonOf(error)) || isRetriable(error))
  await vi.waitFor(() => ask(paid), { timeout: PATIENCE_MS, interval: 20 })
}

/** Lies on the methods that attesters call. */
const chosen = <M>(lies: Readonly<Record<string, Lies<M>>>, methods: readonly string[]): Record<string, Lies<M>> =>
  Object.fromEntries(Object.entries(lies).filter(([method]) => methods.includes(method)))

describe('an attester', () => {
  const called = new Set<string>()
  const setEvm = (meddle: (index: number) => Meddle): void => {
    for (const proxies of evm.values())
      for (const [index, proxy] of proxies.entries()) {
        for (const { method } of proxy.calls) called.add(method)
        proxy.calls.length = 0
        proxy.meddle = meddle(index)
      }
  }
  describeLiars<Meddle>('an attester on EVM', {
    methods: () => called,
    lies: chosen(evmLies, [
      'eth_chainId',
      'eth_getBlockByNumber',
      'eth_getTransactionReceipt',
      'eth_getTransactionByHash',
      'eth_call',
    ]),
    run: async (method, lie) => {
      setEvm((index) => (index === LIAR ? (call, next) => (call.method === method ? lie(call, next) : next()) : honest))
      await expectTrueAnswers(byFill)
      await expectTrueAnswers(byTransfer)
    },
    end: async () => {
      setEvm(() => honest)
      await expectTrueAnswers(byFill)
      await expectTrueAnswers(byTransfer)
    },
  })

  const setSvm = (method: string, lie: SvmLie, liar: number): void => {
    for (const [index, proxy] of svm.entries()) Object.assign(proxy, tellOn(method, index === liar ? lie : {}))
  }
  describeLiars<SvmLie>('an attester on SVM', {
    methods: () => new Set(svm.flatMap(({ methods }) => [...methods])),
    lies: chosen(svmLies, ['getGenesisHash', 'getSlot', 'getTransaction']),
    run: async (method, lie) => {
      setSvm(method, lie, LIAR)
      await expectTrueAnswers(onSvm)
    },
    end: async () => {
      setSvm('', {}, -1)
      await expectTrueAnswers(onSvm)
    },
  })
})
