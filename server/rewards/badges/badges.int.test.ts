import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { readContract, writeContract } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { badgeAddress, deployBadge } from '#chains/evm/testing/badge.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { mined } from '#chains/evm/testing/receipt.ts'
import { badgeAbi } from '#contracts/abi/badge.ts'
import type { OrderId } from '#core/order/id.ts'
import type { BadgeAuthorizationData, BadgeData, BadgeProgressData } from '#core/wire/badges.ts'
import { finalOrder } from '#store/testing/fixtures.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { createTestApp, north, south, type TestApp } from '../../testing/testApp.ts'

const { user, friend } = devAccounts
const own = user.address
let anvil: Anvil
let t: TestApp
beforeAll(async () => {
  anvil = await startAnvil({ chainId: north })
  await deployBadge(anvil.url)
  const node = createEvmNode(localNodeOptions(north, [anvil.url]))
  // The contract compares deadlines with the time of its chain.
  t = await createTestApp({ start: new Date(), deps: { chains: (id) => (id === north ? node : null) } })
})
beforeEach(() => t.reset())
afterAll(async () => {
  await t.close()
  await anvil.stop()
})

async function sessionOf(userId: string, family = 'evm'): Promise<Record<string, string>> {
  const token = newToken('session')
  const createdAt = t.clock.now()
  const expiresAt = new Date(createdAt.getTime() + 3_600_000)
  await t.store.sessions.create({ tokenHash: hashToken(token), userId, family, surface: 'web', createdAt, expiresAt })
  return { authorization: `Bearer ${token}` }
}
async function bridge(wallet: string): Promise<OrderId> {
  const { id: orderId } = await finalOrder(t.store)
  const credited = { orderId, wallet, fromChain: north, toChain: south, settledAt: t.clock.now() }
  await t.store.points.creditBridge(credited, () => ({ bucket: 'cross_points', points: 100, reason }))
  return orderId
}
const reason = { kind: 'granted', note: '' } as const
const progressOf = async (wallet: string, id: string) =>
  (
    (await t.call('GET', `/api/campaign_api/v1/${wallet}/badges`)).body as { data: { list: BadgeProgressData[] } }
  ).data.list.find((one) => one.id === id)
const ask = (wallet: string, id: string, headers: Record<string, string> = {}) =>
  t.call('POST', `/api/campaign_api/v1/${wallet}/badges/${id}`, { headers })
const reasonOf = ({ body }: { body: unknown }) => (body as { data?: { reason?: string } }).data?.reason

async function mint(key: `0x${string}`, { contract, kind, deadline, signature }: BadgeAuthorizationData) {
  const wallet = createWalletClient({ account: privateKeyToAccount(key), transport: http(anvil.url) })
  const hash = await writeContract(wallet, {
    abi: badgeAbi,
    address: contract as `0x${string}`,
    functionName: 'mint',
    args: [kind, BigInt(deadline), signature as `0x${string}`],
    chain: null,
  })
  await mined(wallet, hash)
  return wallet
}

describe('a badge', () => {
  it('is minted on chain once its tasks are done, and shows as minted', async () => {
    const headers = await sessionOf(own)
    expect(await progressOf(own, 'bob-spice')).toEqual({
      id: 'bob-spice',
      tasks: [{ done: 0, of: 1 }],
      earned: false,
      minted: false,
    })
    expect(reasonOf(await ask(own, 'bob-spice', headers))).toBe('badge_not_earned')
    await bridge(own)
    const answer = await ask(own, 'bob-spice', headers)
    expect(answer.status).toBe(200)
    const { data } = answer.body as { data: BadgeAuthorizationData }
    expect(data).toMatchObject({ chain_id: north, contract: badgeAddress, kind: 1 })
    const wallet = await mint(user.key, data)
    expect(await progressOf(own, 'bob-spice')).toMatchObject({ earned: true, minted: true })
    expect(reasonOf(await ask(own, 'bob-spice', headers))).toBe('badge_minted')
    const args = [user.address, 1] as const
    const id = await readContract(wallet, { abi: badgeAbi, address: badgeAddress, functionName: 'tokenIdOf', args })
    const uri = await readContract(wallet, {
      abi: badgeAbi,
      address: badgeAddress,
      functionName: 'tokenURI',
      args: [id],
    })
    const metadata = await t.call('GET', new URL(uri).pathname)
    expect(metadata.body).toMatchObject({ name: 'Spice badge', image: expect.stringMatching(/^data:image\/svg\+xml/) })
  })

  it('can be minted by its own wallet alone', async () => {
    await bridge(friend.address)
    const headers = await sessionOf(friend.address)
    const { data } = (await ask(friend.address, 'bob-spice', headers)).body as { data: BadgeAuthorizationData }
    await expect(mint(devAccounts.stranger.key, data)).rejects.toThrow('NotAuthorized')
    await mint(friend.key, data)
  })

  it('is authorized for the signed-in wallet alone', async () => {
    await bridge(own)
    expect(reasonOf(await ask(own, 'bob-spice'))).toBe('session_required')
    expect(reasonOf(await ask(own, 'bob-spice', await sessionOf(friend.address)))).toBe('session_of_another')
  })

  it('is lost again before minting if its bridge is reversed', async () => {
    const wallet = devAccounts.stranger.address
    const order = await bridge(wallet)
    expect(await progressOf(wallet, 'bob-spice')).toMatchObject({ earned: true })
    await t.store.points.reverseBridge(order, reason)
    expect(reasonOf(await ask(wallet, 'bob-spice', await sessionOf(wallet)))).toBe('badge_not_earned')
  })
})

it('is refused before and after its time', async () => {
  await bridge(own)
  const [badge] = t.deps.badges
  if (!badge) throw new Error('the local profile has badges')
  for (const [from, until] of [
    ['2027-01-01', '2028-01-01'],
    ['2025-01-01', '2026-01-01'],
  ] as const) {
    const other = await createTestApp({
      deps: { badges: [{ ...badge, startTime: new Date(from), endTime: new Date(until) }], store: t.store },
    })
    const { body } = await other.call('POST', `/api/campaign_api/v1/${own}/badges/${badge.id}`, {
      headers: await sessionOf(own),
    })
    expect(reasonOf({ body })).toBe('badge_closed')
    await other.close()
  }
})

it.each([
  ['there is no key', { badgeSigner: null }],
  [
    'the contract has another issuer',
    { badgeSigner: { address: friend.address, signMint: () => Promise.reject(new Error('never asked')) } },
  ],
] as const)('is not authorized where %s', async (_, deps) => {
  const wallet = `0x${'7c'.repeat(20)}`
  const node = createEvmNode(localNodeOptions(north, [anvil.url]))
  const other = await createTestApp({ deps: { ...deps, chains: () => node, store: t.store } })
  await bridge(wallet)
  const { body, status } = await other.call('POST', `/api/campaign_api/v1/${wallet}/badges/bob-spice`, {
    headers: await sessionOf(wallet),
  })
  expect([status, reasonOf({ body })]).toEqual([503, 'badge_unavailable'])
  await other.close()
})

it('lists every badge with its tasks in the reader’s language', async () => {
  const { body } = await t.call('GET', '/api/campaign_api/v1/badges?language=ru')
  const { list } = (body as { data: { list: BadgeData[] } }).data
  expect(list.find(({ id }) => id === 'scroll-badge')).toMatchObject({
    name: 'Бейдж Scroll',
    tasks: [
      { kind: 'bridges', count: 3 },
      { kind: 'campaign', name: 'На юг' },
      { kind: 'points', count: 500 },
    ],
  })
})

it('says that it does not know about a network that doesn’t respond, and counts the rest', async () => {
  const other = await createTestApp()
  const { body } = await other.call('GET', `/api/campaign_api/v1/${own}/badges`)
  const { list } = (body as { data: { list: BadgeProgressData[] } }).data
  expect(list.map(({ minted }) => minted)).toEqual([null, null, null])
  await other.close()
})

it('reads the contracts once for callers that ask at once, sixty times a minute for one address', async () => {
  const node = createEvmNode(localNodeOptions(north, [anvil.url]))
  const asked: string[] = []
  const askContract: NonNullable<typeof node.askContract> = (...call) => {
    asked.push(call[0])
    return node.askContract?.(...call) ?? Promise.resolve(null)
  }
  const other = await createTestApp({
    config: { rateLimitScale: 1 },
    deps: { chains: () => ({ ...node, askContract }) },
  })
  const wallet = `0x${'7d'.repeat(20)}`
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => (await other.call('GET', `/api/campaign_api/v1/${wallet}/badges`)).status),
  )
  expect(statuses.toSorted()).toEqual([...Array<number>(60).fill(200), 429])
  expect(asked.length).toBeLessThan(60)
  await other.close()
})
