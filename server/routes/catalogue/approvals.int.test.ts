import { concat, type Hex, maxUint256, pad, toEventSelector } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUser } from '#chains/evm/testing/user.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { localDex } from '#chains/evm/testing/dex.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { assetId } from '#core/chain/assetId.ts'
import { openSwapWorld, type SwapWorld, user } from '../../swaps/testing/swapWorld.ts'
import { north, south } from '../../testing/testApp.ts'

const { usdc, escrow } = localDeployment(north)
const { router } = localDex()
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

it('refuses networks that it cannot read, and addresses of other families', async () => {
  expect(await read(Number(south))).toMatchObject({ status: 503, body: { data: { reason: 'chain_unavailable' } } })
  const other = await w.t.call('GET', `/api/bridge_api/v1/approvals?chain_id=${north}&owner=nobody`)
  expect(other.status).toBe(400)
})
