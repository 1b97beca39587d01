import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { createLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openDisk } from './testing/disk.ts'
import { noMetrics } from './metrics.ts'
import { eager, makerIn } from './testing/drive.ts'
import { balanceOf, clientOf, escrowStatus, placeEvmOrder } from './testing/orders.ts'
import { startWorld, type World } from './testing/world.ts'

const IN_FLIGHT = Number(process.env['IN_FLIGHT'] ?? 50)

describe('a running maker with many orders at once', () => {
  let world: World
  let store: Store
  let drop: () => Promise<void>
  beforeAll(async () => {
    world = await startWorld()
    const disk = await openDisk(await world.folder())
    store = disk.store
    drop = disk.close
  })
  afterAll(async () => {
    await drop?.()
    await world?.stop()
  })

  it(`pays ${IN_FLIGHT} deposits of one block, each once, on consecutive slots`, async () => {
    const delays: number[] = []
    const metrics = { ...noMetrics, payoutDelay: (seconds: number) => void delays.push(seconds) }
    const policy = { ...eager, rebroadcastMs: 4_000, retryMs: 100, retryLimitMs: 1_000, allowanceSeconds: 30 }
    const maker = makerIn(world, store, {
      metrics,
      policy,
      pollMs: 100,
      log: createLog(process.env['LOG'] ?? 'silent'),
    })
    const orders = []
    for (let i = 0; i < IN_FLIGHT; i++) orders.push(await placeEvmOrder(store, { from: world.north, to: world.south }))
    await world.north.rpc('evm_setAutomine', [false])
    const client = clientOf(world.north)
    let nonce = await client.getTransactionCount({ address: client.account.address })
    for (const { escrowOrder, makerSignature, sendAmount } of orders) {
      const call = {
        address: localDeployment(31337).escrow,
        abi: bridgeEscrowAbi,
        functionName: 'open',
        value: sendAmount,
        gas: 400_000n,
        nonce: nonce++,
        chain: null,
      } as const
      await client.writeContract({ ...call, args: [escrowOrder, makerSignature] as never })
    }
    maker.start()
    // Allowances are settled first, so that only payouts are measured.
    await vi.waitUntil(async () => (await store.slots.unsettled(world.catalogue.defaults.toChainId)).length === 0, {
      timeout: 30_000,
    })
    await world.mine()
    await world.north.rpc('evm_setAutomine', [true])
    const blocks = setInterval(() => void world.mine(), 500)
    try {
      await vi.waitUntil(async () => (await store.orders.countByState()).get('done') === IN_FLIGHT, {
        timeout: 100_000,
        interval: 200,
      })
    } finally {
      clearInterval(blocks)
      await maker.stop()
    }
    for (const order of orders) {
      expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(order.receiveAmount)
      expect(await escrowStatus(world.north, order)).toBe('claimed')
    }
    expect(delays).toHaveLength(IN_FLIGHT)
    delays.sort((a, b) => a - b)
    const [p50, p99] = [delays[Math.floor(IN_FLIGHT / 2)] ?? 0, delays[Math.ceil(IN_FLIGHT * 0.99) - 1] ?? 0]
    process.stdout.write(
      `confirmed → broadcast with ${IN_FLIGHT} in flight: p50 ${Math.round(p50 * 1000)} ms, p99 ${Math.round(p99 * 1000)} ms\n`,
    )
  })
})
