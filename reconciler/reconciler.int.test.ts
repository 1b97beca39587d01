import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PayoutAction } from '#chains/contract/payer.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { createChainNode } from '#chains/nodes.ts'
import { maker as svmMaker, SVM_CHAIN } from '#chains/svm/testing/localChain.ts'
import { transferInstructions } from '#chains/svm/instructions.ts'
import { starknetLies } from '#chains/starknet/testing/lies.ts'
import { makerSecret, STARKNET_CHAIN, usdcAsset, usdcToken } from '#chains/starknet/testing/localChain.ts'
import { startLocalRpc } from '#chains/starknet/testing/localRpc.ts'
import { samplePayout } from '#chains/starknet/testing/payouts.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { uuidFromOrderId } from '#core/order/id.ts'
import { placeIncoming, placeOutgoing } from '#maker/testing/custodyOrders.ts'
import { driveTo, driveUntil, makerIn } from '#maker/testing/drive.ts'
import { starknetMaker, starknetNetwork, starknetOf, withStarknetRoutes } from '#maker/testing/starknetOrders.ts'
import { clientOf, freshAddress, openOrder, placeEvmOrder } from '#maker/testing/orders.ts'
import { depositOnSvm, ethMint, memoOf, placeEvmToSvm, placeSvmToEvm, svmUser } from '#maker/testing/svmOrders.ts'
import { NORTH, SOUTH, startWorld, type World } from '#maker/testing/world.ts'
import { type Alerts, createAlerts } from '#runtime/createAlerts.ts'
import { systemClock } from '#runtime/clock.ts'
import { createLog, silentLog } from '#runtime/log.ts'
import { makerAddressesOf } from '#runtime/makerAddresses.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { applyRoles } from '#store/applyRoles.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { openBookStorage } from './books.ts'
import type { ReconcilerDeps } from './contract.ts'
import { createReconciler, type Reconciler } from './createReconciler.ts'
import { createReconcilerMetrics } from './metrics.ts'

const SECRET = 'what the operator’s receiver shares'
const log = createLog(process.env['LOG'] ?? 'silent')

describe('the reconciler on real nodes and PostgreSQL', () => {
  let world: World
  let server: TestPostgres
  let url: string
  let store: Store
  /** Database access with the reconciler's own role. */
  let restricted: Store
  let folder: string
  let alerts: Alerts
  let reconciler: Reconciler
  const proxies: Pick<RpcProxy, 'stop'>[] = []
  const alerted: string[] = []
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const signature = createHmac('sha256', SECRET).update(`${String(request.headers['causeway-timestamp'])}.${body}`)
      const isGenuine = request.headers['causeway-signature'] === `sha256=${signature.digest('hex')}`
      alerted.push(isGenuine ? (JSON.parse(body) as { kind: string }).kind : 'forged')
      response.end()
    })
  })

  const deps = (change: Partial<ReconcilerDeps> = {}): ReconcilerDeps => ({
    store: restricted,
    catalogue: world.catalogue,
    chains: world.chains,
    wallets: makerAddressesOf(world.catalogue, { evm: devAccounts.maker.address.toLowerCase() }),
    bookStorage: openBookStorage(folder),
    alerts,
    clock: systemClock,
    log,
    metrics: createReconcilerMetrics(createMetrics()),
    confirmMs: 10,
    ...change,
  })

  beforeAll(async () => {
    ;[world, server] = await Promise.all([
      startWorld({ svm: true, starknet: true, change: withStarknetRoutes }),
      startTestPostgres(),
    ])
    url = await server.createDatabase()
    await applyRoles({ url, isAttester: false, log: silentLog })
    await sql(`alter role causeway_reconciler password 'local'`)
    const as = new URL(url)
    as.username = 'causeway_reconciler'
    const open = (at: string) => openStore({ url: at, journal: null, clock: systemClock, log: silentLog })
    ;[store, restricted] = await Promise.all([open(url), open(as.href)])
    folder = await mkdtemp(join(tmpdir(), 'causeway-reconciler-'))
    await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve))
    const webhook = { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`, secret: SECRET }
    alerts = createAlerts({ process: 'reconciler', webhook, clock: systemClock, log, metrics: createMetrics() })
    reconciler = createReconciler(deps())
    await world.mine()
    // The wallets' books begin here.
    for (let pass = 0; pass < 3; pass++) {
      expect(await reconciler.runOnce()).toEqual([])
      await world.mine(20)
    }
  })
  afterAll(async () => {
    await Promise.all(proxies.map((proxy) => proxy.stop()))
    await alerts?.stop()
    receiver.closeAllConnections()
    receiver.close()
    await Promise.all([store?.close(), restricted?.close()])
    await Promise.all([world?.stop(), server?.stop()])
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  async function sql(text: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }
  /** Runs some passes and blocks, so that earlier transactions are final and seen. */
  const settle = async (maker = makerIn(world, store), rounds = 3): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      await maker.runOnce()
      await world.mine(2)
    }
  }
  const svm = () => {
    if (!world.svm) throw new Error('no svm chain')
    return world.svm
  }
  /** One pass finds it, pauses these chains and records it once; an operator then resolves it. */
  async function expectFound(kind: string, chains: readonly ChainId[], by: Reconciler = reconciler): Promise<void> {
    const found = await by.runOnce()
    expect(found.map((mismatch) => mismatch.kind)).toEqual([kind])
    const [incident] = await store.incidents.open(10)
    expect(incident).toMatchObject({ kind, subject: found[0]?.subject, details: found[0]?.details })
    for (const chain of chains)
      expect(await store.chainState.get(chain)).toMatchObject({ paused: true, pausedReason: `incident_${kind}` })
    await expect.poll(() => alerted.at(-1)).toBe(kind)
    await by.runOnce()
    expect((await store.incidents.open(10)).map(({ id }) => id)).toEqual([incident?.id])
    await store.incidents.resolve(incident?.id ?? -1n)
    for (const chain of chains) await store.chainState.resume(chain)
  }
  const opened = async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    await openOrder(world.north, order)
    return order
  }

  const toStarknet = async () => {
    const order = await placeOutgoing(store, world, starknetNetwork)
    await openOrder(world.north, order)
    return order
  }
  /** Pays with the maker’s key, outside its records. */
  const payByHand = async (
    change: Partial<Extract<PayoutAction, { kind: 'transfer' }>> = {},
  ): Promise<{ ref: string; slot: bigint }> => {
    const payer = world.chains.get(STARKNET_CHAIN)?.payer(makerSecret)
    if (!payer) throw new Error('no payer of the starknet chain')
    const { action } = samplePayout(usdcAsset, 70_000n)
    const slot = (await payer.pendingSlot?.())?.agreed ?? 0n
    const tx = await payer.sign(await payer.plan({ ...action, ...change } as PayoutAction, 0, null), slot)
    await payer.broadcast(tx)
    await world.mine(4)
    return { ref: tx.ref, slot }
  }
  const fromStarknet = async (...amounts: readonly bigint[]) => {
    const order = await placeIncoming(store, world, starknetNetwork)
    for (const amount of amounts) await starknetNetwork.deposit(world, amount, order, store)
    return order
  }

  it('raises nothing while valid orders of every kind are paid, claimed and refunded', async () => {
    const maker = makerIn(world, store, { log })
    for (let round = 0; round < 3; round++) {
      const orders = await Promise.all([
        placeEvmOrder(store, { from: world.south, to: world.north }),
        placeEvmToSvm(store, world),
        placeSvmToEvm(store, world),
      ])
      await openOrder(world.south, orders[0])
      await openOrder(world.north, orders[1])
      await openOrder(world.north, await placeEvmOrder(store, { from: world.north, to: world.south }))
      await depositOnSvm(svm(), orders[2].sendAmount, memoOf(orders[2]))
      const small = await placeSvmToEvm(store, world)
      await depositOnSvm(svm(), 50_000n, memoOf(small))
      for (let step = 0; step < 4; step++) {
        await maker.runOnce()
        await world.mine()
        expect(await reconciler.runOnce()).toEqual([])
      }
      for (const order of orders) await driveTo(world, store, maker, order, ['done'])
      await driveTo(world, store, maker, small, ['refunded'])
    }
    await settle(maker)
    expect(await reconciler.runOnce()).toEqual([])
    expect(await store.incidents.open(10)).toEqual([])
  })

  it('raises nothing while Starknet’s deposits are paid, refunded and unknown, and payouts there are claimed', async () => {
    const { sent } = starknetNetwork.incoming
    const maker = makerIn(world, store, { log })
    const paid = [await toStarknet(), await fromStarknet(sent), await fromStarknet(sent, sent)]
    const short = await fromStarknet(starknetNetwork.belowMinimum)
    await starknetOf(world).deposit({ token: usdcToken, amount: sent, memo: 'of no order' })
    for (const order of paid) await driveTo(world, store, maker, order, ['done'])
    await driveTo(world, store, maker, short, ['refunded'])
    const [, , twice] = paid
    await driveUntil(async () => {
      await settle(maker, 1)
      expect(await reconciler.runOnce()).toEqual([])
      const rows = twice ? await store.disbursements.forOrder(twice.id) : []
      return rows.some(({ kind, state }) => kind === 'refund' && state === 'final')
    })
    expect(await store.incidents.open(10)).toEqual([])
  })

  it('continues from its own books after a restart', async () => {
    const again = createReconciler(deps())
    expect(await again.runOnce()).toEqual([])
    reconciler = again
  })

  it('finds a deposit row that is not on chain, and its order is not paid', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    await sql(`insert into deposits (chain_id, tx_id, ordinal, order_id, leads, asset, amount, sender, height, block_hash, status, final, seen_at)
      values (${NORTH}, '0x${'ab'.repeat(32)}', 0, '${uuidFromOrderId(order.id)}', true, '${order.fromAsset}', ${order.sendAmount}, '0x', 2, '0x', 'confirmed', true, now())`)
    await expectFound('deposit_unknown', [NORTH])
    await sql(`delete from deposits where tx_id = '0x${'ab'.repeat(32)}'`)
  })

  it('finds a deleted and a changed deposit row', async () => {
    const order = await opened()
    const maker = makerIn(world, store, { chains: new Map([...world.chains].filter(([id]) => id === NORTH)) })
    await settle(maker, 2)
    expect(await reconciler.runOnce()).toEqual([])
    const id = uuidFromOrderId(order.id)
    await sql(`update deposits set amount = amount * 2 where order_id = '${id}'`)
    await expectFound('deposit_mismatch', [NORTH])
    await sql(`update deposits set amount = amount / 2 where order_id = '${id}'`)
    await sql(`update deposits set tx_id = tx_id || 'x', status = 'orphaned' where order_id = '${id}'`)
    await expectFound('deposit_missing', [NORTH])
    await sql(`update deposits set tx_id = left(tx_id, 66), status = 'confirmed' where order_id = '${id}'`)
    await sql(`update orders set receive_amount = receive_amount * 5000 where id = '${id}'`)
    await expectFound('order_mismatch', [NORTH])
    await sql(`update orders set receive_amount = receive_amount / 5000 where id = '${id}'`)
    // The maker would never claim an order that its row calls done.
    const [before] = await sql(`select state from orders where id = '${id}'`)
    await sql(`update orders set state = 'done' where id = '${id}'`)
    await expectFound('order_mismatch', [NORTH])
    await sql(`update orders set state = '${String(before?.['state'])}' where id = '${id}'`)
    expect(await reconciler.runOnce()).toEqual([])
    await driveTo(world, store, makerIn(world, store), order, ['done'])
    await settle()
    expect(await reconciler.runOnce()).toEqual([])
  })

  it('finds a deposit row of Starknet that was changed or invented', async () => {
    const order = await fromStarknet(starknetNetwork.incoming.sent)
    const id = uuidFromOrderId(order.id)
    const maker = makerIn(world, store, { payers: new Map() })
    await driveUntil(async () => {
      await settle(maker, 1)
      return (await store.deposits.forOrder(order.id)).length > 0
    })
    await sql(`update deposits set amount = amount + 1 where order_id = '${id}'`)
    await world.mine(4)
    await expectFound('deposit_mismatch', [STARKNET_CHAIN])
    await sql(`update deposits set amount = amount - 1 where order_id = '${id}'`)
    const invented = `0x${'0a'.repeat(32)}`
    await sql(`insert into deposits (chain_id, tx_id, ordinal, order_id, leads, asset, amount, sender, height, block_hash, status, final, seen_at)
      values (${STARKNET_CHAIN}, '${invented}', 0, '${id}', false, '${order.fromAsset}', 1, '', 1002, '', 'confirmed', true, now())`)
    await expectFound('deposit_unknown', [STARKNET_CHAIN])
    await sql(`delete from deposits where tx_id = '${invented}'`)
    await driveTo(world, store, makerIn(world, store), order, ['done'])
    await settle()
    expect(await reconciler.runOnce()).toEqual([])
  })

  it('finds a batch of claims that the escrow does not know', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    const [claim] = await sql(
      `insert into claims (chain_id, state, tx_ref, created_at) values (${NORTH}, 'final', '0x1', now()) returning id`,
    )
    await sql(
      `insert into claim_orders (claim_id, order_id, live) values (${String(claim?.['id'])}, '${uuidFromOrderId(order.id)}', true)`,
    )
    await expectFound('claim_unknown', [NORTH])
    await sql(`delete from claim_orders where claim_id = ${String(claim?.['id'])}`)
  })

  it('finds a payout sent manually with the maker’s key, on EVM, on SVM and on Starknet', async () => {
    const client = clientOf(world.south, devAccounts.maker)
    await client.sendTransaction({ to: freshAddress(), value: 10n ** 17n, chain: null })
    await world.mine(2)
    await expectFound('wallet_transaction_unknown', [SOUTH])
    await svm().send(
      transferInstructions({
        from: svmMaker.publicKey.toBase58(),
        to: svmUser,
        token: { mint: ethMint, decimals: 8 },
        amount: 1_000n,
        memo: null,
        extraLamports: 0n,
        createAccount: false,
      }),
      [svmMaker],
    )
    await world.mine(20)
    await expectFound('wallet_transaction_unknown', [SVM_CHAIN])
    await payByHand()
    await expectFound('wallet_transaction_unknown', [STARKNET_CHAIN])
  })

  it('finds a second payout of one order even if a forged row explains it', async () => {
    const order = await placeEvmToSvm(store, world)
    await openOrder(world.north, order)
    await driveTo(world, store, makerIn(world, store), order, ['done'])
    await world.mine(20)
    expect(await reconciler.runOnce()).toEqual([])
    const again = await svm().send(
      transferInstructions({
        from: svmMaker.publicKey.toBase58(),
        to: order.recipient,
        token: { mint: ethMint, decimals: 8 },
        amount: order.receiveAmount,
        memo: order.id,
        extraLamports: 0n,
        createAccount: false,
      }),
      [svmMaker],
    )
    await sql(
      `update slot_txs set ref = '${again}' where slot_id = (select slot_id from disbursements where order_id = '${uuidFromOrderId(order.id)}' and kind = 'payout')`,
    )
    await world.mine(20)
    await expectFound('paid_twice', [SVM_CHAIN])
  })

  it('finds a second payout of one order on Starknet even if a forged row explains it', async () => {
    const order = await toStarknet()
    await driveTo(world, store, makerIn(world, store), order, ['done'])
    await settle()
    expect(await reconciler.runOnce()).toEqual([])
    const { receiveAmount: amount, recipient, onchainId: orderId } = order
    if (orderId === null) throw new Error('an order without its hash')
    const again = await payByHand({ amount, recipient, orderId })
    const [paid] = await sql(
      `select slot_id from disbursements where order_id = '${uuidFromOrderId(order.id)}' and kind = 'payout'`,
    )
    const id = String(paid?.['slot_id'])
    await sql(`update slot_txs set ref = '${again.ref}' where slot_id = ${id}`)
    await sql(`update slots set slot = ${again.slot} where id = ${id}`)
    await expectFound('paid_twice', [STARKNET_CHAIN])
  })

  it('finds an escrow and a wallet with less than the chain’s events add up to', async () => {
    const order = await opened()
    await world.mine(2)
    const { escrow } = localDeployment(NORTH)
    const held = await clientOf(world.north).getBalance({ address: escrow })
    await world.north.rpc('anvil_setBalance', [escrow, '0x0'])
    await world.mine(2)
    await expectFound('escrow_short', [NORTH])
    await world.north.rpc('anvil_setBalance', [escrow, `0x${held.toString(16)}`])
    await driveTo(world, store, makerIn(world, store), order, ['done'])
    await settle()
    expect(await reconciler.runOnce()).toEqual([])
    const { address } = devAccounts.maker
    const balance = await clientOf(world.south).getBalance({ address })
    await world.south.rpc('anvil_setBalance', [address, `0x${(balance - 10n ** 18n).toString(16)}`])
    await world.mine(2)
    await expectFound('wallet_short', [SOUTH])
    const { balances } = starknetOf(world).state
    const usdc = `${usdcToken} ${starknetMaker}`
    balances.set(usdc, (balances.get(usdc) ?? 0n) - 1n)
    await world.mine(4)
    await expectFound('wallet_short', [STARKNET_CHAIN])
  })

  it('stays correct with one liar among three endpoints', async () => {
    const lying = new Map(world.chains)
    for (const chain of [world.north, world.south]) {
      const [liar, honest] = [await startRpcProxy(chain.url), await startRpcProxy(chain.url)]
      proxies.push(liar, honest)
      // No deposits, no transactions, an old nonce and no coins: answers that hide a theft, or fake one.
      const lies: Readonly<Record<string, unknown>> = {
        eth_getLogs: [],
        eth_getTransactionCount: '0x0',
        eth_getBalance: '0x0',
        eth_call: `0x${'0'.repeat(64)}`,
      }
      liar.meddle = ({ method }, next) => (method in lies ? lies[method] : next())
      const def = world.catalogue.chains.find(({ id }) => id === chain.chainId)
      if (!def) throw new Error('no chain')
      lying.set(
        def.id,
        createChainNode({
          chain: def,
          assets: assetsOf(world.catalogue, def.id),
          endpoints: [liar.url, honest.url, chain.url],
          quorum: 2,
        }),
      )
    }
    const starknet = world.catalogue.chains.find(({ id }) => id === STARKNET_CHAIN)
    if (!starknet) throw new Error('no starknet chain')
    const rpcs = await Promise.all(Array.from({ length: 3 }, () => startLocalRpc(starknetOf(world).state)))
    proxies.push(...rpcs)
    const [liar] = rpcs
    if (liar) liar.lie = (method, honest) => Object.values(starknetLies[method] ?? {}).at(-1)?.(honest) ?? honest
    lying.set(
      STARKNET_CHAIN,
      createChainNode({
        chain: starknet,
        assets: assetsOf(world.catalogue, STARKNET_CHAIN),
        endpoints: rpcs.map(({ url }) => url),
        quorum: 2,
      }),
    )
    const unread: number[] = []
    const metrics = { ...createReconcilerMetrics(createMetrics()), unread: (chain: number) => void unread.push(chain) }
    const among = createReconciler(deps({ chains: lying, metrics }))
    const order = await opened()
    await driveTo(world, store, makerIn(world, store), order, ['done'])
    await settle()
    expect(await among.runOnce()).toEqual([])
    await clientOf(world.south, devAccounts.maker).sendTransaction({ to: freshAddress(), value: 5n, chain: null })
    await world.mine(2)
    await expectFound('wallet_transaction_unknown', [SOUTH], among)
    await payByHand()
    await expectFound('wallet_transaction_unknown', [STARKNET_CHAIN], among)
    expect(unread).toEqual([])
  })
})
