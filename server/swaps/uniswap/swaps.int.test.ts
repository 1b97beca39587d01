import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privateKeyToAccount } from 'viem/accounts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { deployDex, localDex, localPools } from '#chains/evm/testing/dex.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { permitTypedData } from '#chains/evm/order/permit.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { north } from '../../testing/testApp.ts'
import { assets, openSwapWorld, type SwapWorld, user } from '../testing/swapWorld.ts'
import { deploymentOf } from './deployments.ts'

void [privateKeyToAccount, devAccounts, permitTypedData]
const ETH = 10n ** 18n
const { usdc } = localDeployment(north)

let w: SwapWorld
beforeAll(async () => {
  w = await openSwapWorld()
})
afterAll(() => w.close())

it('knows the local contracts by the addresses that their bytecode gives them', () => {
  const { weth: wrapped, v2Factory, v3Factory, quoter, router } = localDex()
  const known = { wrapped, wrappedSymbol: 'WETH', v2Factory, v3Factory, quoter, router }
  expect(deploymentOf(31337)).toEqual(known)
  expect(deploymentOf(31338)).toEqual(known)
})

it('deploys nothing twice', async () => {
  const height = await w.chain.rpc('eth_blockNumber')
  await deployDex(w.chain.url, north, localPools(north))
  expect(await w.chain.rpc('eth_blockNumber')).toBe(height)
})

describe('a swap of an exact amount', () => {
  it('of the native coin pays out at least the minimum, and its end is read from the network', async () => {
    const request = { from_asset: assets.eth, to_asset: assets.usdc, amount: String(ETH), from_address: user } as const
    const quote = await w.best(request)
    expect(quote).toMatchObject({
      kind: 'swap',
      approval: null,
      problem: null,
      slippage_bps: 50,
      send_amount: String(ETH),
    })
    expect(Number(quote.receive_usd)).toBeGreaterThan(2_950)
    expect(quote.price_impact_bps).toBeLessThan(50)
    const before = await w.balance(usdc)
    const made = await w.make(quote)
    expect(made.steps).toHaveLength(1)
    await w.run(made)
    const done = await w.follow(made.swap.id, 'done')
    const received = (await w.balance(usdc)) - before
    expect(received).toBeGreaterThanOrEqual(BigInt(quote.min_receive_amount))
    expect(done).toMatchObject({ sent_amount: String(ETH), received_amount: String(received), failure: null })
  })

  it('of a token takes an exact approval, and pays out the native coin', async () => {
    const amount = '3000000000'
    const request = { from_asset: assets.usdc, to_asset: assets.eth, amount, from_address: user } as const
    const quote = await w.best(request)
    expect(quote.approval).toEqual({ spender: localDex().router, amount, kinds: ['approve'] })
    expect(quote.problem).toBeNull()
    const made = await w.make(quote)
    expect(made.steps.map(({ label }) => label)).toEqual(['approve', 'swap'])
    const before = await w.balance(NATIVE)
    await w.run(made)
    const done = await w.follow(made.swap.id, 'done')
    expect(done.sent_amount).toBe(amount)
    const received = BigInt(done.received_amount ?? 0)
    expect(received).toBeGreaterThanOrEqual(BigInt(quote.min_receive_amount))
    const gas = before + received - (await w.balance(NATIVE))
    expect(gas).toBeGreaterThan(0n)
    expect(gas).toBeLessThan(ETH / 100n)
    expect(await w.best(request)).toMatchObject({ approval: { amount } })
  })

  it('takes two pools where no single one serves the pair', async () => {
    const request = { from_asset: assets.btc, to_asset: assets.usdc, amount: '1000000', from_address: user } as const
    const quote = await w.best(request)
    expect(quote.route[0]?.hops.map(({ to_asset }) => to_asset)).toEqual([assetId(north, localDex().weth), assets.usdc])
    const made = await w.make(quote)
    await w.run(made)
    expect(await w.follow(made.swap.id, 'done')).toMatchObject({ sent_amount: '1000000' })
    const { tokens } = await w.quotes(request)
    expect(tokens.map(({ symbol }) => symbol)).toEqual(['BTC', 'USDC', 'WETH'])
  })
})
