import { describe, expect, it } from 'vitest'
import { chain } from '#src/testing/rows.ts'
import { swapToken } from '#src/testing/swapRows.ts'
import { readSwapLink, refusedWhole, settleSwapLink, swapParams, unknownAddress, wishedChain } from './swapLink.ts'
import { allTokens, defaultPair, namedToken, tokenRows } from './tokenRows.ts'

const ADDRESS = `0x${'ab'.repeat(20)}`
const eth = { ...swapToken('ETH', 18), is_popular: true }
const usdc = swapToken('USDC', 6, '0xusdc')
const dai = { ...swapToken('DAI', 18, '0xdai'), usd: '1' }
const fake = { ...swapToken('USDC', 18, ADDRESS), usd: null, warnings: ['same_symbol' as const] }
const tokens = [dai, fake, usdc, eth]
const symbols = (rows: readonly { asset_id: string }[]) => rows.map(({ asset_id }) => asset_id.split(':')[1])

describe('the list of tokens', () => {
  it('puts what the wallet holds first by its value, then popular ones, then its own order', () => {
    const balances = new Map<string, bigint | null>([
      [usdc.asset_id, 5_000_000n],
      [dai.asset_id, 9n * 10n ** 18n],
      [fake.asset_id, 10n ** 30n],
    ])
    expect(symbols(tokenRows(tokens, balances, ''))).toEqual(['0xdai', '0xusdc', ADDRESS, 'native'])
    expect(symbols(tokenRows(tokens, new Map(), ''))).toEqual(['native', '0xdai', ADDRESS, '0xusdc'])
  })

  it.each([
    ['a symbol', 'usd', [ADDRESS, '0xusdc']],
    ['a name', 'DAI name', ['0xdai']],
    ['an address in any case', ADDRESS.toUpperCase().replace('X', 'x'), [ADDRESS]],
    ['nothing', 'nope', []],
  ])('finds %s', (_, search, found) => {
    expect(symbols(tokenRows(tokens, new Map(), search))).toEqual(found)
  })

  it('has imported tokens of its own network, unless the server lists them', () => {
    const other = swapToken('X', 18, '0xx', 2)
    const renamed = { ...usdc, symbol: 'OLD' }
    expect(allTokens(tokens, [renamed, other, swapToken('Y', 18, '0xy')], 1).map(({ symbol }) => symbol)).toEqual([
      'DAI',
      'USDC',
      'USDC',
      'ETH',
      'Y',
    ])
  })

  it('starts with the native coin and the listed dollar token', () => {
    expect(symbols(defaultPair(tokens) ?? [])).toEqual(['native', '0xusdc'])
    expect(symbols(defaultPair([dai, eth]) ?? [])).toEqual(['native', '0xdai'])
    expect(defaultPair([eth])).toBeNull()
  })
})

describe('a link', () => {
  it('names a token by symbol, address or id; a symbol means the listed one', () => {
    expect(namedToken(tokens, 'usdc')).toBe(usdc)
    expect(namedToken(tokens, ADDRESS)).toBe(fake)
    expect(namedToken(tokens, '1:0xdai')).toBe(dai)
    expect(namedToken([fake], 'USDC')).toBeNull()
    expect(namedToken(tokens, undefined)).toBeNull()
  })

  it('is read without trust in its contents', () => {
    const link = new URLSearchParams('chain=base&from=ETH&to=%3Cb%3E&amount=1e9&exact=both&bridge=0x2')
    expect(readSwapLink(link)).toEqual({
      chain: 'base',
      from: 'ETH',
      exact: 'send',
      refused: [
        { field: 'to', value: '<b>' },
        { field: 'bridge', value: '0x2' },
        { field: 'amount', value: '1e9' },
        { field: 'exact', value: 'both' },
      ],
    })
    const receive = { amount: '1.5', exact: 'receive', refused: [] }
    expect(readSwapLink(new URLSearchParams('chain=&amount=1,5&exact=receive'))).toEqual(receive)
  })

  it('restores the form that it was made from', () => {
    const to = `1:${ADDRESS}`
    const form = { chainId: 1, from: '1:native', to, amount: '0.5', exact: 'receive', bridge: 8453 } as const
    const text = swapParams(form).toString()
    expect(text).toBe(`chain=1&from=native&to=${ADDRESS}&amount=0.5&exact=receive&bridge=8453`)
    const read = readSwapLink(new URLSearchParams(text))
    expect([namedToken(tokens, read.from), namedToken(tokens, read.to)]).toEqual([eth, fake])
    expect(read).toMatchObject({ amount: '0.5', exact: 'receive', bridge: '8453' })
  })

  it('names a network by its id or short name', () => {
    const chains = [chain(1, 'North'), chain(8453, 'Base')]
    expect(wishedChain(chains, { chain: 'BASE' })?.chain_id).toBe(8453)
    expect(wishedChain(chains, { chain: '1' })?.chain_id).toBe(1)
    expect(wishedChain(chains, {})).toBeNull()
  })

  const chains = [chain(1, 'North')]
  const read = (text: string) => readSwapLink(new URLSearchParams(text))

  it.each([
    ['chain=137&from=USDC&to=ETH&amount=7&exact=receive', ['chain 137', 'from USDC', 'to ETH', 'amount 7']],
    ['chain=%3Cb%3E&from=USDC', ['chain <b>', 'from USDC']],
    ['chain=1&from=ZZZ', undefined],
    ['from=USDC', undefined],
  ])('of a network without swaps does nothing: %s', (text, parts) => {
    expect(refusedWhole(chains, read(text))?.map(({ field, value }) => `${field} ${value}`)).toEqual(parts)
  })

  const [ETH, USDC, DAI] = ['1:native', '1:0xusdc', '1:0xdai']
  const stranger = `0x${'cd'.repeat(20)}`
  it.each([
    ['', ETH, USDC, []],
    ['from=DAI&to=ETH', DAI, ETH, []],
    ['from=USDC&to=ZZZ', USDC, null, ['to ZZZ']],
    ['from=ZZZ&to=YYY', null, null, ['from ZZZ', 'to YYY']],
    ['from=ZZZ', null, USDC, ['from ZZZ']],
    ['from=USDC', USDC, ETH, []],
    ['to=ETH', USDC, ETH, []],
    ['to=%3Cb%3E', ETH, null, ['to <b>']],
    ['from=DAI&to=dai', DAI, null, ['to dai']],
    [`from=${stranger}&to=ETH`, null, ETH, []],
    [`from=${stranger}&to=0x${'ef'.repeat(20)}`, null, null, [`to 0x${'ef'.repeat(19)}…`]],
  ])('fills %s with tokens that are there, and no others', (text, from, to, parts) => {
    const settled = settleSwapLink(tokens, read(text), { from: ETH, to: USDC })
    expect(settled).toMatchObject({ from, to })
    expect(settled.refused.map(({ field, value }) => `${field} ${value}`)).toEqual(parts)
    expect(settled.unlisted).toEqual(text.startsWith('from=0x') ? { side: 'send', address: stranger } : null)
  })

  it('asks about an address that no list has, and about nothing else', () => {
    expect(unknownAddress(ADDRESS, null)).toBe(ADDRESS)
    expect(unknownAddress(ADDRESS, fake)).toBeNull()
    expect(unknownAddress('USDX', null)).toBeNull()
  })
})
