import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DevAccount, devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { SVM_CHAIN } from '#chains/svm/testing/localChain.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { expectBooks, openBooks } from './testing/crash/books.ts'
import { type Killable, startKillableAnvil, startKillableSvmNode } from './testing/killableNodes.ts'
import { balanceOf, clientOf, placeEvmOrder } from './testing/orders.ts'
import type { Env, Programs, Running } from './testing/processes.ts'
import { type Production, startProduction } from './testing/production.ts'
import { depositOnSvm, memoOf, placeEvmToSvm, placeSvmToEvm } from './testing/svmOrders.ts'
import { openWallet, type Wallet } from './testing/wallet.ts'
import { NORTH, SOUTH, type World } from './testing/world.ts'

/** Number of kills of the maker while it pays, per family. */
const KILLS = Number(process.env['KILLS'] ?? 15)
/** Number of kills of each node. */
const NODE_KILLS = Math.ceil(KILLS / 8)
/** Maximum time until a process is killed once a signed payout is not final. */
const LONGEST_LIFE_MS = 600
const PATIENCE_MS = 120_000
const TIMEOUT_MS = 300_000 + KILLS * 60_000
const EVM = [NORTH, SOUTH]
const SVM = [SVM_CHAIN]

describe('processes that are killed', () => {
  let folder: string
  let production: Production
  let world: World
  let programs: Programs
  let store: Store
  let maker: Running | null = null
  let makerEnv: Env
  let list: string
  const nodes = new Map<ChainId, Killable>()
  let wallet: Wallet

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'causeway-kills-'))
    production = await startProduction({
      anvil: async (id) => killable(chainId(id), await startKillableAnvil(id, folder)),
      svm: async () => killable(SVM_CHAIN, await startKillableSvmNode(join(folder, 'svm'))),
    })
    ;({ world, programs, store } = production)
    list = join(folder, 'listed.txt')
    await writeFile(list, '')
    makerEnv = { ...production.makerEnv, SCREENING_FILE: list }
    wallet = await openWallet(world.north)
  })
  afterAll(async () => {
    await maker?.kill()
    await production?.stop()
    await rm(folder, { recursive: true, force: true })
  })
  function killable<T extends Killable>(chain: ChainId, node: T): T {
    nodes.set(chain, node)
    return node
  }

  async function open(order: OrderRow): Promise<OrderRow> {
    await wallet.open(order)
    return order
  }
  /** One order for each family and direction. */
  async function openOrders(): Promise<OrderRow[]> {
    if (!world.svm) throw new Error('no SVM network')
    const back = await placeSvmToEvm(store, world)
    await depositOnSvm(world.svm, back.sendAmount, memoOf(back))
    const between = await placeEvmOrder(store, { from: world.north, to: world.south })
    return [back, await open(between), await open(await placeEvmToSvm(store, world))]
  }
  const stateOf = async ({ id }: OrderRow): Promise<OrderState | undefined> => (await store.orders.get(id))?.state
  /** True while payouts are signed but not final. */
  const underWay = async (chains: readonly ChainId[]): Promise<boolean> =>
    (await Promise.all(chains.map((chain) => store.slots.unsettled(chain, { purposes: ['payout'] })))).flat().length > 0
  /** Kills the target while a payout moves on each of these sides; returns for each if one still moved afterwards. */
  async function killWhilePaying(target: Pick<Running, 'kill'>, sides: readonly (readonly ChainId[])[]) {
    await vi.waitUntil(async () => (await Promise.all(sides.map(underWay))).every(Boolean), {
      timeout: PATIENCE_MS,
      interval: 100,
    })
    // Not a wait for an event: the time of death is the random part.
    await pause(Math.random() * LONGEST_LIFE_MS)
    await target.kill()
    return Promise.all(sides.map(underWay))
  }
  const until = (order: OrderRow, state: OrderState): Promise<unknown> =>
    vi
      .waitUntil(async () => (await stateOf(order)) === state, { timeout: PATIENCE_MS, interval: 100 })
      .catch(async () => {
        throw new Error(`order ${order.id} is ${await stateOf(order)}, not ${state}; the maker said: ${maker?.said()}`)
      })

  it(
    `pays every order once although the maker is killed ${KILLS} times in each family and each node ${NODE_KILLS} times while payments move, and does what an operator says`,
    async () => {
      const books = await openBooks(world)
      const orders: OrderRow[] = []
      const listed = await Promise.all([0, 1].map(() => placeEvmOrder(store, { from: world.north, to: world.south })))
      const [released, refunded] = listed
      if (!released || !refunded) throw new Error('no orders')
      await writeFile(list, listed.map(({ recipient }) => recipient).join('\n'))
      for (const order of listed) await open(order)

      const kills = { evm: 0, svm: 0 }
      const nodeKills = new Map([...nodes.keys()].map((chain) => [chain, 0]))
      // A payout can become final between the check and the kill: such a kill does not count.
      for (let round = 0; Math.min(kills.evm, kills.svm) < KILLS; round++) {
        expect(round).toBeLessThan(2 * KILLS)
        orders.push(...(await openOrders()))
        maker = programs.start('maker', makerEnv)
        await maker.ready()
        const [evm, svm] = await killWhilePaying(maker, [EVM, SVM])
        kills.evm += Number(evm)
        kills.svm += Number(svm)
      }
      maker = programs.start('maker', makerEnv)
      await maker.ready()
      for (let round = 0; Math.min(...nodeKills.values()) < NODE_KILLS; round++) {
        expect(round).toBeLessThan(2 * NODE_KILLS)
        for (const [chain, node] of nodes) {
          orders.push(...(await openOrders()))
          const [moved] = await killWhilePaying(node, [[chain]])
          nodeKills.set(chain, (nodeKills.get(chain) ?? 0) + Number(moved))
          await node.restart()
          if (chain === NORTH) await wallet.resend()
        }
      }

      for (const order of listed) await until(order, 'held')
      const shown = await programs.run('maker-admin', ['list'], makerEnv)
      for (const { id } of listed) expect(shown).toContain(`order ${id}  held  address_listed`)
      await writeFile(list, refunded.recipient)
      await programs.run('maker-admin', ['release', released.id], makerEnv)
      await programs.run('maker-admin', ['refund', refunded.id], makerEnv)
      await until(refunded, 'refunded')
      for (const order of [...orders, released]) await until(order, 'done')
      await maker.kill()
      await expectBooks(world, books, [
        ...[...orders, released].map((order) => ({ order, outcome: 'paid' as const })),
        { order: refunded, outcome: 'returned' },
      ])
    },
    TIMEOUT_MS,
  )

  it('the offer key, an attester key and the payout key can be replaced with the commands alone', async () => {
    const [offer, attester, payout] = [newKey(), newKey(), newKey()]
    const [retired, [oldAttester], [attesterEnv]] = [devAccounts.maker, devAccounts.attesters, production.attesterEnvs]
    const rotate = (args: readonly string[], env: Env = {}): Promise<string> =>
      programs.run('maker-admin', ['rotate-key', ...args], { ...makerEnv, ...env })

    const offerEnv = { OFFER_SIGNER_ADDRESS: offer.address }
    const payoutEnv = { ...offerEnv, MAKER_EVM_KEY: payout.key, MAKER_EVM_KEY_PREVIOUS: retired.key }
    const waiting = await open(await placeEvmOrder(store, { from: world.north, to: world.south }))
    await expect(rotate(['offer'], offerEnv)).rejects.toThrow('offer_key_pending')
    await expect(rotate(['payout', '--finish'], payoutEnv)).rejects.toThrow('key_still_needed')
    maker = programs.start('maker', { ...makerEnv, ...offerEnv })
    await until(waiting, 'done')
    const accepted = EVM.map(async (chain) => {
      const { escrow } = localDeployment(chain)
      const isRegistered = async () =>
        (await world.chains.get(chain)?.offerSigner?.(escrow, retired.address)) === offer.address.toLowerCase()
      await vi.waitUntil(isRegistered, { timeout: 60_000, interval: 100 })
    })
    await Promise.all(accepted)
    expect((await rotate(['offer'], offerEnv)).match(/  done/g)).toHaveLength(2)
    await maker.kill()

    const planned = () => rotate(['attester', oldAttester?.address ?? '', attester.address])
    await sendAll(world, await planned())
    expect(await planned()).toContain('proposed; can be executed from')
    for (const chain of [world.north, world.south]) await chain.rpc('evm_increaseTime', [30 * 86_400])
    await world.mine()
    await expect(planned()).rejects.toThrow('attester_not_running')
    await production.attesters[0]?.kill()
    const replaced = programs.start('attester', { ...attesterEnv, ATTESTER_KEY: attester.key })
    await replaced.ready()
    await sendAll(world, await planned())
    expect((await planned()).match(/  done/g)).toHaveLength(2)

    expect(await rotate(['payout'])).toContain('no longer needed')
    await expect(rotate(['payout', '--finish'])).rejects.toThrow('key_missing')
    const { usdc } = localDeployment(NORTH)
    const held = await balanceOf(world.north, usdc, retired.address)
    const said = await rotate(['payout', '--finish'], payoutEnv)
    await replaced.kill()
    expect(said).toContain('moved')
    for (const key of [payout.key, retired.key]) expect(said).not.toContain(key.slice(2))
    expect(held).toBeGreaterThan(0n)
    expect(await balanceOf(world.north, usdc, retired.address)).toBe(0n)
    expect(await balanceOf(world.north, usdc, payout.address)).toBe(held)
  })
})

const newKey = (): DevAccount => {
  const key = generatePrivateKey()
  return { key, address: privateKeyToAccount(key).address }
}

/** Sends the transactions that the command printed, as the governor does from its own wallet. */
async function sendAll(world: World, printed: string): Promise<void> {
  const steps = [...printed.matchAll(/network (\d+) .*\n  to (0x\w+)\n  data (0x\w+)/g)]
  expect(steps).toHaveLength(2)
  for (const [, chain, to, data] of steps) {
    const governor = clientOf(Number(chain) === NORTH ? world.north : world.south, devAccounts.deployer)
    const hash = await governor.sendTransaction({ to: to as `0x${string}`, data: data as `0x${string}`, chain: null })
    expect((await governor.waitForTransactionReceipt({ hash })).status).toBe('success')
  }
}
