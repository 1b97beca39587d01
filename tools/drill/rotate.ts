import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { planAttesterRotation } from '#maker/keys/rotateAttester.ts'
import { finishRetirement, listRetirement } from '#maker/keys/rotatePayoutKey.ts'
import { driveTo, makerIn } from '#maker/testing/drive.ts'
import { clientOf } from '#maker/testing/orders.ts'
import { NORTH } from '#maker/testing/world.ts'
import { reasonOf } from '#core/errors.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { attesterClient, check, checkEnding, newAccount, placeAndOpen, type Scene } from './scene.ts'

const TIMELOCK_SECONDS = 30 * 86_400

const openDatabase = async ({ postgres }: Scene): Promise<Store> =>
  openStore({ url: await postgres.createDatabase(), journal: null, clock: systemClock, log: silentLog })

/** Replaces an attester while an order waits for its claim with that attester's signature. */
export async function rotateAttester(scene: Scene): Promise<void> {
  const { world } = scene
  const [old, other] = devAccounts.attesters
  check(old !== undefined && other !== undefined, 'the local networks have no attesters')
  const next = newAccount()
  const [kept, third] = await Promise.all([scene.attesterDatabase('rotated'), scene.attesterDatabase('other')])
  const client = (key: `0x${string}`, database = kept) => attesterClient(scene, key, database, devAccounts.maker.key)
  const steps = () =>
    planAttesterRotation({
      catalogue: world.catalogue,
      chains: world.chains,
      old: old.address,
      next: next.address,
      reserved: [devAccounts.maker.address],
      signers: async () => [next.address],
    })
  const send = async (): Promise<void> => {
    for (const { chain, escrow, call } of await steps()) {
      check(call !== null, `network ${chain}: there is nothing for the governor to send`)
      const governor = clientOf(chain === NORTH ? world.north : world.south, devAccounts.deployer)
      const hash = await governor.sendTransaction({ to: escrow as `0x${string}`, data: call, chain: null })
      const { status } = await governor.waitForTransactionReceipt({ hash })
      check(status === 'success', `network ${chain}: the escrow refused the governor`)
    }
  }
  const store = await openDatabase(scene)
  try {
    await send()
    for (const chain of [world.north, world.south]) await chain.rpc('evm_increaseTime', [TIMELOCK_SECONDS])
    await world.mine()
    const order = await placeAndOpen(scene, store)
    const before = makerIn(world, store, { attesters: [client(old.key)] })
    await driveTo(world, store, before, order, ['final'])
    await before.runOnce()
    check((await store.claims.attestations(order.id)).length === 1, 'the old attester did not sign')
    await send()
    check(
      (await steps()).every(({ step }) => step === 'done'),
      'the attester is not replaced in every escrow',
    )
    const attesters = [client(next.key), client(other.key, third)]
    await driveTo(world, store, makerIn(world, store, { attesters }), order, ['done'])
    await checkEnding(scene, order, 'claimed')
  } finally {
    await store.close()
  }
}

/** Retires a payout key with an open order, and pays the next order with the new key. */
export async function rotatePayoutKey(scene: Scene): Promise<void> {
  const { world } = scene
  const next = newAccount()
  // Attesters that the escrow accepts after any earlier rotations.
  const counted = devAccounts.attesters.slice(1)
  const databases = await Promise.all(counted.map((_, i) => scene.attesterDatabase(`payout_${i}`)))
  const attestersFor = (maker: `0x${string}`) =>
    databases.flatMap((database, i) => (counted[i] ? [attesterClient(scene, counted[i].key, database, maker)] : []))
  const walletsOf = (key: string): Map<ChainId, Payer> =>
    new Map([...world.chains].map(([id, node]) => [id, node.payer(key)]))
  const store = await openDatabase(scene)
  const rotation = {
    store,
    catalogue: world.catalogue,
    chains: world.chains,
    retiring: walletsOf(devAccounts.maker.key),
    replacing: walletsOf(next.key),
    attesters: attestersFor(next.key),
  }
  const settle = async (maker: { runOnce(): Promise<void> }): Promise<void> => {
    for (let round = 0; round < 4; round++) {
      await maker.runOnce()
      await world.mine()
    }
  }
  try {
    const order = await placeAndOpen(scene, store)
    const early = await finishRetirement(rotation, { stolen: false }).catch(reasonOf)
    check(early === 'key_still_needed', `a key with an open order was retired (${early})`)
    const maker = makerIn(world, store, { attesters: attestersFor(devAccounts.maker.key) })
    await driveTo(world, store, maker, order, ['done'])
    await settle(maker)
    await checkEnding(scene, order, 'claimed')
    const listed = await listRetirement(rotation)
    check(listed.includes('no longer needed'), listed)
    await finishRetirement(rotation, { stolen: false })
    const successor = makerIn(world, store, {
      payers: rotation.replacing,
      attesters: rotation.attesters,
      offerSigner: devAccounts.offerSigner.address,
    })
    await settle(successor)
    const later = await placeAndOpen(scene, store, next.address)
    await driveTo(world, store, successor, later, ['done'])
    await checkEnding(scene, later, 'claimed')
  } finally {
    await store.close()
  }
}
