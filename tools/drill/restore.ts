import { join } from 'node:path'
import { zeroAddress } from 'viem'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { isCovered } from '#maker/rebuild/readRebuiltFacts.ts'
import { rebuild } from '#maker/rebuild/rebuild.ts'
import { driveTo, makerIn } from '#maker/testing/drive.ts'
import { balanceOf } from '#maker/testing/orders.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openJournal } from '#store/journal/journal.ts'
import { openStore } from '#store/open.ts'
import { saveTables } from '#store/testing/rewind.ts'
import { check, checkEnding, placeAndOpen, type Scene } from './scene.ts'

const DAY = 86_400
const ROUNDS = 40

/** Restores a backup from before payouts, with the surviving journal: everything is paid once. */
export async function restoreOlderBackup(scene: Scene): Promise<void> {
  const { world } = scene
  const url = await scene.postgres.createDatabase()
  const journalPath = join(await world.folder(), 'intents')
  const open = async (): Promise<{ store: Store; close: () => Promise<void> }> => {
    const journal = await openJournal(journalPath)
    const store = await openStore({ url, journal, clock: systemClock, log: silentLog })
    return { store, close: () => store.close().finally(() => journal.close()) }
  }
  let { store, close } = await open()
  const orders: OrderRow[] = []
  try {
    const maker = makerIn(world, store)
    const done = await placeAndOpen(scene, store)
    await driveTo(world, store, maker, done, ['done'])
    const [paidLater, waiting] = [await placeAndOpen(scene, store), await placeAndOpen(scene, store)]
    orders.push(done, paidLater, waiting)
    const restore = await saveTables(url)
    await driveTo(world, store, maker, paidLater, ['mined', 'final', 'done'])
    await maker.stop()
    await close()
    await restore()
    ;({ store, close } = await open())
    // The journal has restored the signature, and nothing else.
    const known = await store.orders.get(paidLater.id)
    check(known?.state === 'intent', `the restored database has order ${paidLater.id} as ${known?.state}`)
    const successor = makerIn(world, store)
    for (const order of [paidLater, waiting]) await driveTo(world, store, successor, order, ['done'])
    await successor.stop()
  } finally {
    await close()
  }
  for (const order of orders) await checkEnding(scene, order, 'claimed')
  await checkEscrowEmpty(scene)
}

/** Loses database and journal, and restores the orders from the chains alone. */
export async function rebuildLostDatabase(scene: Scene): Promise<void> {
  const { world, postgres } = scene
  const open = async () =>
    openStore({ url: await postgres.createDatabase(), journal: null, clock: systemClock, log: silentLog })
  const lost = await open()
  const found = await open()
  try {
    const paid = await placeAndOpen(scene, lost)
    await driveTo(world, lost, makerIn(world, lost, { attesters: [] }), paid, ['final'])
    const unpaid = await placeAndOpen(scene, lost)
    await world.mine(3)
    // A payout of an unpaid order could land until its deadline.
    for (const chain of [world.north, world.south]) await chain.rpc('evm_increaseTime', [DAY])
    await world.mine(3)
    const { catalogue, chains, payers } = world
    const deps = { store: found, catalogue, chains, payers, clock: systemClock, log: silentLog }
    const { balances } = await rebuild({ ...deps, actor: 'drill', readJournal: async () => [] })
    check(balances.every(isCovered), 'the rebuilt database owes more than the chains hold')
    const maker = makerIn(world, found)
    const stateOf = async ({ onchainId }: OrderRow) => (await found.orders.byOnchainId(onchainId ?? '0x'))?.state
    for (let round = 0; round < ROUNDS; round++) {
      if ((await stateOf(paid)) === 'done' && (await stateOf(unpaid)) === 'refunded') break
      await maker.runOnce()
      await world.mine()
    }
    await checkEnding(scene, paid, 'claimed')
    await checkEnding(scene, unpaid, 'cancelled')
    await checkEscrowEmpty(scene)
  } finally {
    await Promise.all([lost.close(), found.close()])
  }
}

async function checkEscrowEmpty({ world: { north } }: Scene): Promise<void> {
  const left = await balanceOf(north, zeroAddress, localDeployment(north.chainId).escrow)
  check(left === 0n, `the escrow still holds ${left}`)
}
