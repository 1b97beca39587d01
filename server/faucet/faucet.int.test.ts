import { createHash, randomBytes } from 'node:crypto'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { chainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import { isSolved } from '#core/rewards/faucet.ts'
import { armedFailpoints, Crash, type Failpoints, noFailpoints } from '#runtime/failpoints.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { FaucetClaim, FaucetLimits } from '#store/faucet/types.ts'
import { openStore } from '#store/open.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { hashToken, newToken } from '../identity/token.ts'
import { createTestApp, createTestClock, north } from '../testing/testApp.ts'
import { createFaucetWallet } from './faucetWallet.ts'
import { faucetSteps, payClaims } from './payClaims.ts'

const chain = chainId(north)
const amount = 10n ** 15n
const limits: FaucetLimits = { cooldownMs: 86_400_000, perNetwork: 10_000, dailyBudget: 10n ** 24n, queue: 10_000 }
const faucetWallet = createFaucetWallet(devAccounts.faucet.key, undefined)
const clock = createTestClock(new Date())
let postgres: TestPostgres
let anvil: Anvil
let node: NetworkNode
let stores: Store[]

beforeAll(async () => {
  postgres = await startTestPostgres()
  anvil = await startAnvil({ chainId: north })
  await anvil.rpc('anvil_setBalance', [devAccounts.faucet.address, `0x${(10n ** 24n).toString(16)}`])
  node = createEvmNode(localNodeOptions(north, [anvil.url]))
  const url = await postgres.createDatabase()
  const open = () => openStore({ url, poolSize: 20, journal: null, clock, log: silentLog })
  // Two replicas.
  stores = [await open(), await open()]
}, 120_000)
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await anvil.stop()
  await postgres.stop()
})

const store = (n = 0): Store => {
  const found = stores[n]
  if (!found) throw new Error('no store')
  return found
}
const pay = (failpoints: Failpoints = noFailpoints, n = 0, by = faucetWallet): Promise<void> =>
  payClaims({ store: store(n), chains: () => node, faucetWallet: by, clock, log: silentLog }, chain, failpoints)
const challenge = () => randomBytes(12).toString('hex')
const claim = (wallet: string, change: Partial<FaucetLimits> = {}, n = 0): Promise<FaucetClaim> =>
  store(n).faucet.claim(
    { chainId: chain, wallet, amount, network: wallet, challenge: challenge() },
    { ...limits, ...change },
  )
const stateOf = async (wallet: string) => (await store().faucet.ofWallet(wallet, 1))[0]
const balanceOf = async (address: string): Promise<bigint> =>
  BigInt((await anvil.rpc('eth_getBalance', [address, 'latest'])) as string)

/** Passes of a process that doesn't die, with blocks in between, until the claim has ended. */
async function settle(wallet: string): Promise<FaucetClaim> {
  for (let pass = 0; pass < 40; pass++) {
    await pay()
    await anvil.mine(4)
    const now = await stateOf(wallet)
    if (now && ['paid', 'failed', 'held'].includes(now.state)) return now
  }
  throw new Error(`the claim of ${wallet} did not end: ${(await stateOf(wallet))?.state}`)
}

/** Runs passes until the failpoint crashes one. */
async function crashAt(name: string): Promise<void> {
  for (let pass = 0; pass < 6; pass++) {
    try {
      await pay(armedFailpoints(name))
    } catch (error) {
      if (error instanceof Crash) return
      throw error
    }
    await anvil.mine(4)
  }
  throw new Error(`${name} was never passed`)
}

const sides = ['before', 'after'] as const
const unusual: readonly string[] = ['use', 'reprice', 'replace']

describe('a claim is paid once through kills', () => {
  for (const name of faucetSteps.filter((one) => !unusual.includes(one)))
    it.each(sides)(`at ${name}, %s it`, async (side) => {
      const wallet = randomAddress()
      await claim(wallet)
      await crashAt(`${name}:${side}`)
      expect((await settle(wallet)).state).toBe('paid')
      expect(await balanceOf(wallet)).toBe(amount)
    })

  for (const name of ['reprice', 'replace'])
    it.each(sides)(`at ${name} of a stuck transaction, %s it`, async (side) => {
      const wallet = randomAddress()
      await anvil.rpc('evm_setAutomine', [false])
      await claim(wallet)
      await pay()
      clock.advance(61)
      await expect(pay(armedFailpoints(`${name}:${side}`))).rejects.toBeInstanceOf(Crash)
      // Either replica continues.
      await Promise.all([pay(noFailpoints, 0), pay(noFailpoints, 1)])
      await anvil.rpc('evm_setAutomine', [true])
      expect((await settle(wallet)).state).toBe('paid')
      expect(await balanceOf(wallet)).toBe(amount)
    })

  it('by the key that signed it, even after another one has replaced it', async () => {
    const wallet = randomAddress()
    await anvil.rpc('evm_setAutomine', [false])
    await claim(wallet)
    await pay()
    clock.advance(61)
    await pay(noFailpoints, 0, createFaucetWallet(devAccounts.stranger.key, undefined))
    const [signed] = await store().faucet.unsettled(chain, 10)
    expect(signed?.txs).toHaveLength(1)
    await anvil.rpc('evm_setAutomine', [true])
    expect((await settle(wallet)).state).toBe('paid')
    expect(await balanceOf(wallet)).toBe(amount)
  })

  it.each(sides)('at use of its nonce by another transaction, %s it', async (side) => {
    const wallet = randomAddress()
    await claim(wallet)
    await expect(pay(armedFailpoints('broadcast:before'))).rejects.toBeInstanceOf(Crash)
    await spend(1)
    await expect(pay(armedFailpoints(`use:${side}`))).rejects.toBeInstanceOf(Crash)
    expect(await settle(wallet)).toMatchObject({ state: 'failed', reason: 'nonce_used' })
    expect(await balanceOf(wallet)).toBe(0n)
    // The network shows what it cost, so the wallet waits as after a payment.
    await expect(claim(wallet)).rejects.toMatchObject({ reason: 'faucet_cooldown' })
  })

  it('by replicas that pass at the same time', async () => {
    const wallets = Array.from({ length: 15 }, randomAddress)
    for (const wallet of wallets) await claim(wallet)
    await Promise.all([pay(noFailpoints, 0), pay(noFailpoints, 1), pay(noFailpoints, 0), pay(noFailpoints, 1)])
    for (const wallet of wallets) {
      expect((await settle(wallet)).state).toBe('paid')
      expect(await balanceOf(wallet)).toBe(amount)
    }
  })

  it('or not at all, if the key has sent what no record has', async () => {
    await spend(2)
    const wallet = randomAddress()
    await claim(wallet)
    expect((await settle(wallet)).state).toBe('held')
    expect(await balanceOf(wallet)).toBe(0n)
    const later = randomAddress()
    await claim(later)
    expect((await settle(later)).state).toBe('paid')
    expect(await balanceOf(later)).toBe(amount)
  })
})

it('a thousand simultaneous claims never exceed the budget, and all that are accepted are paid', async () => {
  const { spent } = await store().faucet.use(chain)
  const dailyBudget = spent + 50n * amount
  const wallets = Array.from({ length: 1000 }, randomAddress)
  const outcomes = await Promise.allSettled(wallets.map((wallet, n) => claim(wallet, { dailyBudget }, n % 2)))
  const accepted = wallets.filter((_, n) => outcomes[n]?.status === 'fulfilled')
  expect(accepted.length).toBeGreaterThan(0)
  expect((await store().faucet.use(chain)).spent).toBe(spent + BigInt(accepted.length) * amount)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      // A database that is busy may refuse some of the crowd, which then claim again.
      expect(['faucet_budget_spent', 'database_unavailable']).toContain(reasonOf(outcome.reason))
  for (const wallet of wallets.filter((one) => !accepted.includes(one)).slice(0, 50 - accepted.length)) {
    await claim(wallet, { dailyBudget })
    accepted.push(wallet)
  }
  await expect(claim(randomAddress(), { dailyBudget })).rejects.toMatchObject({ reason: 'faucet_budget_spent' })
  expect((await store().faucet.use(chain)).spent).toBe(dailyBudget)
  for (const wallet of accepted) expect((await settle(wallet)).state).toBe('paid')
  const balances = await Promise.all(wallets.map(balanceOf))
  expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(50n * amount)
}, 120_000)

describe('a claim is refused', () => {
  const refusalOf = (work: Promise<unknown>) => work.then(() => null, reasonOf)

  it('in the cooldown of its wallet, however many arrive at once', async () => {
    const wallet = randomAddress()
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => refusalOf(claim(wallet, {}, n % 2))))
    expect(outcomes.filter((reason) => reason === null)).toHaveLength(1)
    expect(outcomes.filter((reason) => reason === 'faucet_cooldown')).toHaveLength(19)
  })

  it('if its network block has claimed enough with other wallets', async () => {
    const from = (network: string) => {
      const terms = { chainId: chain, wallet: randomAddress(), amount, network, challenge: challenge() }
      return refusalOf(store().faucet.claim(terms, { ...limits, perNetwork: 3 }))
    }
    const [block, other] = [challenge(), challenge()]
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => from(block)))
    expect(outcomes.filter((reason) => reason === 'faucet_network_limit')).toHaveLength(2)
    expect(await from(other)).toBeNull()
  })

  it('with a proof of work that was used', async () => {
    const used = challenge()
    const by = () => {
      const wallet = randomAddress()
      return refusalOf(
        store().faucet.claim({ chainId: chain, wallet, amount, network: wallet, challenge: used }, limits),
      )
    }
    expect([await by(), await by()]).toEqual([null, 'faucet_proof_used'])
  })
})

it('the API pays a signed-in wallet for its work, once', async () => {
  const t = await createTestApp({ start: new Date(), deps: { chains: (id) => (id === chain ? node : null) } })
  try {
    const { user, friend } = devAccounts
    const address = user.address
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      t.call('POST', `/api/faucet_api/v1/${path}`, { body, headers })
    const token = newToken('session')
    const [createdAt, expiresAt] = [t.clock.now(), new Date(t.clock.now().getTime() + 3_600_000)]
    await t.store.sessions.create({
      tokenHash: hashToken(token),
      userId: address,
      family: 'evm',
      surface: 'web',
      createdAt,
      expiresAt,
    })
    const headers = { authorization: `Bearer ${token}` }
    const { list } = dataOf<{ list: unknown[] }>(await t.call('GET', '/api/faucet_api/v1/faucets'))
    expect(list).toMatchObject([{ chain_id: chain, status: 'open', queued: 0 }])
    const proof = async (wallet: string) => {
      const given = dataOf<{ id: string; expires_at: number; seal: string; difficulty: number }>(
        await post('challenges', { chain_id: chain, address: wallet }),
      )
      const { difficulty, ...rest } = given
      const solved = { id: given.id, expiresAt: given.expires_at, seal: given.seal }
      let nonce = 0
      while (!isSolved(solved, nonce, difficulty, (text) => createHash('sha256').update(text).digest())) nonce++
      return { chain_id: chain, address: wallet, ...rest, nonce }
    }
    const work = await proof(address)
    expect(reasonIn(await post('claims', work))).toBe('session_required')
    expect(reasonIn(await post('claims', { ...work, address: friend.address }, headers))).toBe('session_of_another')
    expect(reasonIn(await post('claims', { ...work, seal: 'forged' }, headers))).toBe('faucet_proof_invalid')
    const claimed = dataOf<{ state: string }>(await post('claims', work, headers))
    expect(claimed).toMatchObject({ state: 'queued', tx_hash: null })
    expect(reasonIn(await post('claims', work, headers))).toBe('faucet_proof_used')
    expect(reasonIn(await post('claims', await proof(address), headers))).toBe('faucet_cooldown')
    const shown = dataOf<{ list: unknown[] }>(await t.call('GET', `/api/faucet_api/v1/${address}/claims`))
    expect(shown.list).toEqual([claimed])
  } finally {
    await t.close()
  }
})

const dataOf = <T>({ status, body }: { status: number; body: unknown }): T => {
  expect(status).toBe(200)
  return (body as { data: T }).data
}
const reasonIn = ({ body }: { body: unknown }) => (body as { data?: { reason?: string } }).data?.reason

/** Sends transactions of the faucet's key past its records. */
async function spend(many: number): Promise<void> {
  const account = privateKeyToAccount(devAccounts.faucet.key)
  const client = createWalletClient({ account, transport: http(anvil.url) })
  for (let n = 0; n < many; n++)
    await sendTransaction(client, { to: devAccounts.faucet.address, value: 0n, chain: null })
  await anvil.mine(4)
}
