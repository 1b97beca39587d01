import { concat, encodeFunctionData, type Hex, maxUint160, maxUint256, pad, parseAbi, toEventSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePermit2Approve, PERMIT2, permit2SingleTypedData } from '#chains/evm/order/permit2.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { localDex } from '#chains/evm/testing/dex.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { assetId } from '#core/chain/assetId.ts'
import { openSwapWorld, type SwapWorld, user } from '../../swaps/testing/swapWorld.ts'
import { north, south } from '../../testing/testApp.ts'

const { usdc, escrow } = localDeployment(north)
const { router, v4Router } = localDex()
const unknown: Hex = `0x${'5e'.repeat(20)}`
const USDC = 10n ** 6n

let w: SwapWorld
let wallet: ReturnType<typeof createUser>
beforeAll(async () => {
  w = await openSwapWorld()
  wallet = createUser(w.chain.url)
})
afterAll(() => w.close())

interface Row {
  readonly asset_id: string
  readonly spender: string
  readonly allowance: string
  readonly contract: string | null
  readonly expires_at: number | null
  readonly at_risk_usd: string | null
}
const read = async (chain = Number(north)) => {
  const { status, body } = await w.t.call('GET', `/api/bridge_api/v1/approvals?chain_id=${chain}&owner=${user}`)
  return { status, body: body as { data: { list: Row[]; searched_since: string | null; reason?: string } } }
}
const list = async (): Promise<readonly Row[]> => (await read()).body.data.list

/** Contract that emits an approval of any account in any transaction, and answers every call with 6. */
const liar = concat([
  '0x60066000526020356000357f',
  toEventSelector('Approval(address,address,uint256)'),
  '0x60206000a360206000f3',
])

it('lists none for an account without approvals, and says that all blocks were searched', async () => {
  expect(await read()).toMatchObject({ status: 200, body: { data: { list: [], searched_since: null } } })
})

it('names pinned contracts, values what they could take, and drops what is revoked', async () => {
  await wallet.approve(usdc, router, 25n * USDC)
  await wallet.approve(usdc, escrow, 3n * USDC)
  await wallet.approve(usdc, unknown, maxUint256)
  const [byRouter, byEscrow, byUnknown] = [router, escrow, unknown].map((at) => at.toLowerCase())
  const rows = await list()
  expect(rows).toHaveLength(3)
  const rowOf = (spender = '') => rows.find((row) => row.spender === spender)
  const held = {
    asset_id: assetId(north, usdc),
    symbol: 'USDC',
    decimals: 6,
    is_listed: true,
    balance: String(10_000n * USDC),
  }
  expect(rowOf(byRouter)).toMatchObject({ ...held, spender_name: 'Uniswap', allowance: String(25n * USDC) })
  expect(rowOf(byRouter)).toMatchObject({ at_risk_usd: expect.stringMatching(/^2[45]\.\d+$|^25$/) as string })
  expect(rowOf(byEscrow)).toMatchObject({ ...held, spender_name: '', allowance: String(3n * USDC) })
  expect(rowOf(byUnknown)).toMatchObject({ ...held, spender_name: null, allowance: String(maxUint256) })
  // No more than the balance can be taken.
  expect(rowOf(byUnknown)).toMatchObject({ at_risk_usd: expect.stringMatching(/^(9|10)\d{3}(\.|$)/) as string })

  await wallet.approve(usdc, unknown, 0n)
  await wallet.approve(usdc, escrow, 0n)
  expect((await list()).map(({ spender }) => spender)).toEqual([byRouter])
  await wallet.approve(usdc, router, 0n)
  expect(await list()).toEqual([])
})

it('leaves out an unlisted token that claims approvals of others, and lists one that the account approved', async () => {
  const [fake, real] = [`0x${'fa'.repeat(20)}`, `0x${'4e'.repeat(20)}`] as const
  const stranger = createUser(w.chain.url, devAccounts.friend)
  const claim = concat([pad(user as Hex), pad(unknown)])
  for (const token of [fake, real]) await w.chain.rpc('anvil_setCode', [token, liar])
  await stranger.send(fake, claim)
  expect(await list()).toEqual([])
  await wallet.send(real, claim)
  expect(await list()).toMatchObject([
    { asset_id: assetId(north, real), spender: unknown, is_listed: false, at_risk_usd: null, decimals: 6 },
  ])
})

const permit2Abi = parseAbi([
  'struct Details { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  'struct Single { Details details; address spender; uint256 sigDeadline; }',
  'struct Pair { address token; address spender; }',
  'function permit(address owner, Single permit, bytes signature)',
  'function lockdown(Pair[] approvals)',
])

/** An allowance inside Permit2 by the owner's signature, which another account submits. */
async function permitBySignature(spender: Hex, amount: bigint, deadline: number): Promise<void> {
  const terms = { chainId: Number(north), token: usdc, spender, amount, nonce: 0n, deadline }
  const signature = await privateKeyToAccount(devAccounts.user.key).signTypedData(permit2SingleTypedData(terms))
  const details = { token: usdc, amount, expiration: deadline, nonce: 0 }
  const args = [user as Hex, { details, spender, sigDeadline: BigInt(deadline) }, signature] as const
  const data = encodeFunctionData({ abi: permit2Abi, functionName: 'permit', args })
  await createUser(w.chain.url, devAccounts.friend).send(PERMIT2, data)
}

describe('an allowance inside Permit2', () => {
  const inside = async () => (await list()).filter(({ contract }) => contract === PERMIT2)
  const allow = (token: Hex, spender: Hex, amount: bigint, until: number) =>
    wallet.send(PERMIT2, encodePermit2Approve(token, spender, amount, until))

  it('is listed with its end, also where a signature gave it, and names a pinned spender', async () => {
    const hour = (await wallet.now()) + 3_600
    await allow(usdc, v4Router, 4n * USDC, hour)
    await permitBySignature(unknown, maxUint160, hour + 1)
    const rows = await inside()
    expect(rows).toHaveLength(2)
    const row = { asset_id: assetId(north, usdc), symbol: 'USDC', is_listed: true, balance: String(10_000n * USDC) }
    const of = (spender: Hex) => rows.find((each) => each.spender === spender.toLowerCase())
    const byRouter = { ...row, spender_name: 'Uniswap', allowance: String(4n * USDC), expires_at: hour }
    expect(of(v4Router)).toMatchObject(byRouter)
    expect(of(unknown)).toMatchObject({
      ...row,
      spender_name: null,
      allowance: String(maxUint160),
      expires_at: hour + 1,
    })
  })

  it('puts at risk no more than the token lets Permit2 take', async () => {
    expect((await inside()).map(({ at_risk_usd }) => at_risk_usd)).toEqual(['0', '0'])
    await wallet.approve(usdc, PERMIT2, 2n * USDC)
    const rows = await list()
    expect(rows.find(({ contract, spender }) => contract === null && spender === PERMIT2)).toMatchObject({
      spender_name: 'Permit2',
      expires_at: null,
    })
    for (const { at_risk_usd } of rows.filter(({ contract }) => contract === PERMIT2))
      expect(at_risk_usd).toMatch(/^(1\.9\d*|2|2\.0\d*)$/)
    await wallet.approve(usdc, PERMIT2, 0n)
  })

  it('is gone after a lockdown, a revocation and its last second', async () => {
    const args = [[{ token: usdc, spender: unknown }]] as const
    await wallet.send(PERMIT2, encodeFunctionData({ abi: permit2Abi, functionName: 'lockdown', args }))
    expect((await inside()).map(({ spender }) => spender)).toEqual([v4Router.toLowerCase()])
    await allow(usdc, v4Router, 0n, 0)
    expect(await inside()).toEqual([])
    await allow(usdc, v4Router, USDC, (await wallet.now()) + 600)
    expect(await inside()).toHaveLength(1)
    await w.chain.rpc('evm_increaseTime', [601])
    await w.chain.rpc('evm_mine')
    expect(await inside()).toEqual([])
  })

  it('of a token that answers with megabytes or with nothing hides none of the others', async () => {
    const until = (await wallet.now()) + 3_600
    const [endless, loop] = ['0x622000006000f3', '0x5b600056'] as const
    const hostile = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'].map((byte): Hex => `0x${byte.repeat(20)}`)
    for (const [at, token] of hostile.entries()) {
      await w.chain.rpc('anvil_setCode', [token, at === 0 ? loop : endless])
      await allow(token, unknown, 1n, until)
    }
    const plain: Hex = `0x${'4e'.repeat(20)}`
    await allow(plain, unknown, 9n, until)
    await allow(usdc, unknown, USDC, until)
    const rows = await inside()
    const [unlisted, listed] = [assetId(north, plain), assetId(north, usdc)]
    expect(rows.map(({ asset_id }) => asset_id).toSorted()).toEqual([listed, unlisted].toSorted())
    expect(rows.find(({ asset_id }) => asset_id === unlisted)).toMatchObject({ is_listed: false, allowance: '9' })
  })
})

it('refuses networks that it cannot read, and addresses of other families', async () => {
  expect(await read(Number(south))).toMatchObject({ status: 503, body: { data: { reason: 'chain_unavailable' } } })
  const other = await w.t.call('GET', `/api/bridge_api/v1/approvals?chain_id=${north}&owner=nobody`)
  expect(other.status).toBe(400)
})
