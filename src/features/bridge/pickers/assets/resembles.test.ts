import { expect, it } from 'vitest'
import listed from '#config/tokens.json' with { type: 'json' }
import { token } from '#src/testing/rows.ts'
import { resemblances } from './resembles.ts'

const famous = [1, 2, 3].flatMap((id) => [
  token(id, 'ETH', 18),
  token(id, 'USDC', 6, '0xa'),
  token(id, 'USDT', 6, '0xb'),
])
const oneMore = (symbol: string): string | undefined => {
  const asset = token(1, symbol, 6, '0xnew')
  return resemblances([asset], [...famous, asset]).get(asset.asset_id)
}

it.each([
  ['USDC.e', 'USDC'],
  ['USDC', 'USDC'],
  ['usdc', 'USDC'],
  ['USDТ', 'USDT'],
  ['U5DC', 'USDC'],
  ['USDT0', 'USDT'],
  ['ETHW', 'ETH'],
])('%s next to the well-known ones resembles %s', (symbol, like) => expect(oneMore(symbol)).toBe(like))

it.each(['DAI', 'WBTC', 'S', 'USDCoin', 'US', 'stETH'])('%s resembles no other', (symbol) =>
  expect(oneMore(symbol)).toBeUndefined(),
)

it('flags only the less known one', () => {
  const e = token(1, 'USDC.e', 6, '0xe')
  expect([...resemblances([...famous, e], [...famous, e]).keys()]).toEqual([e.asset_id])
})

it('finds none among the default assets of operators', () => {
  const all = listed.map((row) => token(row.chainId, row.symbol, row.decimals, row.token))
  expect([...resemblances(all, all)]).toEqual([])
})
