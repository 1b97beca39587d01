import { createClient, http, parseUnits, publicActions, walletActions, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import type { OrderRow } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { crashAt, failpointsOf, type Scenario } from './testing/crashes.ts'
import { balanceOf, escrowStatus, openOrder, placeEvmOrder } from './testing/orders.ts'
import { depositOnSvm, placeEvmToSvm, placeSvmToEvm, svmBalance, svmMaker } from './testing/svmOrders.ts'
import { startWorld, type World } from './testing/world.ts'

const all = process.env['CRASH_ROUNDS'] === 'all'
/** A crash after one call and before the next leaves the same behind, so one of each pair is enough; CRASH_ROUNDS=all takes both. */
const everywhere = (names: readonly string[]): string[] => names.filter((name) => all || name.endsWith(':after'))
/** Steps that change something, where the other scenarios have been everywhere already. */
const changes = /\.(take|give_back|release|open|broadcast|mark|final|done)(\.|:)/
const whereItMatters = (names: readonly string[]): string[] => everywhere(names).filter((name) => all || changes.test(name))
const total = (orders: readonly OrderRow[], of: (order: OrderRow) => bigint): bigint => orders.reduce((sum, order) => sum + of(order), 0n)
const GAS = 10n ** 17n

describe('a maker that dies at any failpoint', () => {
  let world: World
  const { escrow, filler, usdc } = localDeployment(31337)
  const maker = devAccounts.maker.address
  const svm = () => {
    if (!world.svm) throw new Error('no svm chain')
    return world.svm
  }
  beforeAll(async () => {
    world = await startWorld({ svm: true })
  })
  afterAll(() => world?.stop())

  /** Runs the scenario once to learn where it goes, then dies there. What the escrow held before and holds after must be the same. */
  async function survive(scenario: Scenario, choose: (names: readonly string[]) => string[]): Promise<OrderRow[]> {
    const probe = await openTestStore()
    await failpointsOf(world, probe, scenario)
    const names = choose(await failpointsOf(world, probe, scenario))
    await probe.close()
    const [native, tokens] = [await balanceOf(world.north, zeroAddress, escrow), await balanceOf(world.north, usdc, escrow)]
    const { orders, crashed } = await crashAt(world, names, scenario)
    expect(crashed).toEqual(names)
    expect(await balanceOf(world.north, zeroAddress, escrow)).toBe(native)
    expect(await balanceOf(world.north, usdc, escrow)).toBe(tokens)
    return orders
  }

  it('pays each order exactly once and is paid exactly once', async () => {
    const before = await balanceOf(world.south, zeroAddress, maker)
    let probed = 0n
    const orders = await survive(
      {
        ends: ['done'],
        async begin(store) {
          const order = await placeEvmOrder(store, { from: world.north, to: world.south })
          await openOrder(world.north, order)
          probed += order.receiveAmount
          return order
        },
        async prove(order) {
          expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(order.receiveAmount)
          expect(await escrowStatus(world.north, order)).toBe('claimed')
        },
      },
      everywhere,
    )
    expect(orders.length).toBeGreaterThan(30)
    const gas = before - (await balanceOf(world.south, zeroAddress, maker)) - probed
    expect(gas).toBeGreaterThan(0n)
    expect(gas).toBeLessThan(GAS)
  }, 600_000)

  it('gives each deposit back exactly once when it cannot be paid', async () => {
    const before = await balanceOf(world.south, zeroAddress, maker)
    await survive(
      {
        ends: ['refunded'],
        // Native coin for a contract that takes none.
        async begin(store) {
          const order = await placeEvmOrder(store, { from: world.north, to: world.south, change: { recipient: usdc } })
          await openOrder(world.north, order)
          return order
        },
        async prove(order) {
          expect(await balanceOf(world.south, zeroAddress, usdc)).toBe(0n)
          expect(await escrowStatus(world.north, order)).toBe('cancelled')
        },
      },
      whereItMatters,
    )
    expect(before - (await balanceOf(world.south, zeroAddress, maker))).toBeLessThan(GAS)
  }, 600_000)

  it('survives its key being used from outside in between', async () => {
    // Each order begins with a foreign transaction that takes the allowance away, and with it the next nonce.
    const meddle = async (): Promise<void> => {
      const client = createClient({ account: privateKeyToAccount(devAccounts.maker.key), transport: http(world.south.url), pollingInterval: 20 }).extend(publicActions).extend(walletActions)
      await client.waitForTransactionReceipt({ hash: await client.writeContract({ address: usdc, abi: testTokenAbi, functionName: 'approve', args: [filler, 0n], chain: null }) })
    }
    const change = { inputToken: usdc, inputAmount: parseUnits('50', 6), outputToken: usdc, outputAmount: parseUnits('49.9', 18) }
    const afterLoss = ['send.open:after', 'follow.lost:after', 'send.open:after', 'send.slot:after', 'send.open:after', 'follow.filled:after']
    await survive(
      {
        // A payout signed before its allowance was taken away reverts; then its deposit goes back.
        ends: ['done', 'refunded'],
        async begin(store) {
          await meddle()
          const order = await placeEvmOrder(store, { from: world.north, to: world.south, change })
          await openOrder(world.north, order)
          return order
        },
        async prove(order) {
          const received = await balanceOf(world.south, usdc, order.recipient as `0x${string}`)
          expect([await escrowStatus(world.north, order), received]).toEqual(received > 0n ? ['claimed', order.receiveAmount] : ['cancelled', 0n])
        },
      },
      (names) => [...everywhere(names.filter((name) => name.startsWith('approve.'))), ...afterLoss],
    )
  }, 600_000)

  it('EVM to SVM: pays each order exactly once', async () => {
    const before = await svmBalance(world, svmMaker)
    let paid = 0n
    await survive(
      {
        ends: ['done'],
        async begin(store) {
          const order = await placeEvmToSvm(store, world)
          await openOrder(world.north, order)
          paid += order.receiveAmount
          return order
        },
        async prove(order) {
          expect(await svmBalance(world, order.recipient)).toBe(order.receiveAmount)
          expect(await escrowStatus(world.north, order)).toBe('claimed')
        },
      },
      whereItMatters,
    )
    expect(before - (await svmBalance(world, svmMaker))).toBe(paid)
  }, 600_000)

  it('SVM to EVM: pays each deposit exactly once', async () => {
    const before = await svmBalance(world, svmMaker)
    let sent = 0n
    const orders = await survive(
      {
        ends: ['done'],
        async begin(store) {
          const order = await placeSvmToEvm(store, world)
          await depositOnSvm(svm(), order.sendAmount, order.id)
          sent += order.sendAmount
          return order
        },
        async prove(order) {
          expect(await balanceOf(world.north, zeroAddress, order.recipient as `0x${string}`)).toBe(order.receiveAmount)
        },
      },
      whereItMatters,
    )
    expect(total(orders, (order) => order.sendAmount)).toBeLessThan(sent)
    expect((await svmBalance(world, svmMaker)) - before).toBe(sent)
  }, 600_000)
})
