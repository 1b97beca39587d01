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
import { isRetriable, reasonOf } from '#core/errors.ts'
import { type FaucetDef, isSolved } from '#core/rewards/faucet.ts'
import type { NonceData } from '#core/wire/identity.ts'
import { armedFailpoints, Crash, type Failpoints, noFailpoints } from '#runtime/failpoints.ts'
import { type Listening, listen } from '#runtime/listen.ts'
import { silentLog } from '#runtime/log.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import type { Store } from '#store/contract.ts'
import type { FaucetClaim, FaucetLimits } from '#store/faucet/types.ts'
import { openStore } from '#store/open.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { evmWallet } from '../testing/signIn.ts'
import { createTestApp, createTestClock, north, type TestApp } from '../testing/testApp.ts'
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
})
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

/** Runs passes until the failpoint crashes one. A busy database ends a pass as well; the next one begins where it ended. */
async function crashAt(name: string): Promise<void> {
  for (let pass = 0, tries = 0; pass < 6 && tries < MOST_ROUNDS; tries++) {
    try {
      await pay(armedFailpoints(name))
      pass++
    } catch (error) {
      if (error instanceof Crash) return
      if (!isRetriable(error)) throw error
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

it('a thousand simultaneous claims each end in an answer, within the budget, and are paid once through a crash', async () => {
  const { spent } = await store().faucet.use(chain)
  const dailyBudget = spent + 50n * amount
  const crowd = Array.from({ length: 1000 }, (_, n) => ({
    wallet: randomAddress(),
    challenge: challenge(),
    replica: n % 2,
  }))
  const accepted = new Set<string>()
  const refusals = new Set<string>()
  let crash: Promise<void> | null = null
  let waiting = crowd
  for (let round = 0; waiting.length > 0; round++) {
    if (round === MOST_ROUNDS) throw new Error(`${waiting.length} claims have no answer`)
    const again: typeof crowd = []
    await Promise.all(
      waiting.map(async (one) => {
        const { wallet, challenge: id, replica } = one
        try {
          await store(replica).faucet.claim(
            { chainId: chain, wallet, amount, network: wallet, challenge: id },
            { ...limits, dailyBudget },
          )
          accepted.add(wallet)
          // A pass dies while the others claim, after a signature is stored and before any node has it.
          crash ??= crashAt('broadcast:before')
        } catch (error) {
          // As a client does: a busy database is asked again with the same proof, which then may have been stored before.
          if (isRetriable(error)) again.push(one)
          else if (round > 0 && reasonOf(error) === 'faucet_proof_used') accepted.add(wallet)
          else refusals.add(reasonOf(error))
        }
      }),
    )
    waiting = again
  }
  expect([accepted.size, [...refusals]]).toEqual([50, ['faucet_budget_spent']])
  expect((await store().faucet.use(chain)).spent).toBe(dailyBudget)
  await crash
  await settleAll(store())
  expect(new Set(await Promise.all([...accepted].map(async (wallet) => (await stateOf(wallet))?.state)))).toEqual(
    new Set(['paid']),
  )
  const paid = await Promise.all(crowd.map(async ({ wallet }) => [wallet, await balanceOf(wallet)] as const))
  for (const [wallet, balance] of paid) expect(balance).toBe(accepted.has(wallet) ? amount : 0n)
})

/** Rounds after which a crowd of clients that are refused for a moment must have its answers. */
const MOST_ROUNDS = 30

/** Passes of two replicas at once until no claim is open. */
async function settleAll(of: Store): Promise<void> {
  const pass = () => payClaims({ store: of, chains: () => node, faucetWallet, clock, log: silentLog }, chain)
  for (let n = 0; n < 40; n++) {
    const [{ queued }, open] = [await of.faucet.use(chain), await of.faucet.unsettled(chain, 1)]
    if (queued === 0 && open.length === 0) return
    await Promise.all([pass(), pass()])
    await anvil.mine(4)
  }
  throw new Error('claims are open')
}

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

describe('over HTTP', () => {
  const faucet: FaucetDef = {
    chainId: chain,
    pages: [],
    amount,
    dailyBudget: 7n * amount,
    cooldownHours: 24,
    perNetwork: 3,
    difficulty: 12,
  }
  let t: TestApp
  let server: Listening
  beforeAll(async () => {
    t = await createTestApp({
      start: new Date(),
      deps: { chains: (id) => (id === chain ? node : null), faucets: [faucet] },
      config: { rateLimitScale: 1, trustedProxies: ['127.0.0.1'] },
    })
    server = await listen(t.app, { host: '127.0.0.1', port: await leasePort() })
  })
  afterAll(async () => {
    await server.stop()
    await t.close()
  })

  /** A visitor with an address and a wallet of its own. */
  function visitor(n: number) {
    const wallet = evmWallet()
    const headers = { 'x-forwarded-for': `203.0.${n}.7` }
    let session: Record<string, string> = {}
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await fetch(`${server.url}/api/${path}`, {
        method,
        headers: { ...headers, ...session, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as unknown }
    }
    return {
      address: wallet.address.toLowerCase(),
      list: () => ask('GET', 'faucet_api/v1/faucets'),
      claims: () => ask('GET', `faucet_api/v1/${wallet.address}/claims`),
      claim: (work: unknown) => ask('POST', 'faucet_api/v1/claims', work),
      async signIn() {
        const asked = dataOf<NonceData>(await ask('POST', 'identity/v1/nonce'))
        const { token } = dataOf<{ token: string }>(await ask('POST', 'identity/v1/verify', await wallet.answer(asked)))
        session = { authorization: `Bearer ${token}` }
      },
      async work(address: string = wallet.address) {
        const { difficulty, ...rest } = dataOf<{ id: string; expires_at: number; seal: string; difficulty: number }>(
          await ask('POST', 'faucet_api/v1/challenges', { chain_id: chain, address }),
        )
        const solved = { id: rest.id, expiresAt: rest.expires_at, seal: rest.seal }
        let nonce = 0
        while (!isSolved(solved, nonce, difficulty, (text) => createHash('sha256').update(text).digest())) nonce++
        return { chain_id: chain, address, ...rest, nonce }
      },
    }
  }

  it('a signed-in wallet is paid for its work, once', async () => {
    const [one, other] = [visitor(1), visitor(2)]
    const { list } = dataOf<{ list: unknown[] }>(await one.list())
    expect(list).toMatchObject([{ chain_id: chain, status: 'open', queued: 0 }])
    const work = await one.work()
    expect(reasonIn(await one.claim(work))).toBe('session_required')
    await one.signIn()
    expect(reasonIn(await one.claim({ ...work, address: other.address }))).toBe('session_of_another')
    expect(reasonIn(await one.claim({ ...work, seal: 'forged' }))).toBe('faucet_proof_invalid')
    const claimed = dataOf<{ state: string }>(await one.claim(work))
    expect(claimed).toMatchObject({ state: 'queued', tx_hash: null })
    expect(reasonIn(await one.claim(work))).toBe('faucet_proof_used')
    expect(reasonIn(await one.claim(await one.work()))).toBe('faucet_cooldown')
    expect(dataOf<{ list: unknown[] }>(await one.claims()).list).toEqual([claimed])
  })

  it('a crowd that signs, works and sends each claim twice gets what is left of the budget, once each', async () => {
    const { spent } = await t.store.faucet.use(chain)
    const crowd = Array.from({ length: 20 }, (_, n) => visitor(100 + n))
    const answers = await Promise.all(
      crowd.map(async (one) => {
        await one.signIn()
        const work = await one.work()
        return Promise.all([one.claim(work), one.claim(work)])
      }),
    )
    const winners = crowd.filter((_, n) => answers[n]?.some(({ status }) => status === 200))
    expect(BigInt(winners.length)).toBe(7n - spent / amount)
    const kinds = new Set(answers.flat().map((answer) => (answer.status === 200 ? 'accepted' : reasonIn(answer))))
    for (const kind of kinds)
      expect(['accepted', 'faucet_budget_spent', 'faucet_proof_used', 'faucet_cooldown']).toContain(kind)
    await settleAll(t.store)
    for (const one of crowd) expect(await balanceOf(one.address)).toBe(winners.includes(one) ? amount : 0n)
    expect((await t.store.faucet.use(chain)).spent).toBe(7n * amount)
  })
})

const dataOf = <T>({ status, body }: { status: number; body: unknown }): T => {
  expect([status, body]).toEqual([200, expect.anything()])
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
