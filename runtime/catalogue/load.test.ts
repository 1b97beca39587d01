import { currentEscrow, escrowAt as escrowAddress } from '#core/catalogue/escrows.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { Keypair } from '@solana/web3.js'
import { getContractAddress } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { routeAvailability } from '#core/catalogue/availability.ts'
import { assetBySymbol, assetsOf, chainById, chainFromLink, exchangeById } from '#core/catalogue/lookups.ts'
import { exchangeProblems, type MemoRoom } from '#core/catalogue/exchanges.ts'
import { createMisleadingMarks, looksAlike } from '#core/catalogue/misleading.ts'
import type { ChainDef, ExchangeDef } from '#core/catalogue/types.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import { networkOf } from '#chains/bitcoin/networks.ts'
import { openMakerKeys } from '#chains/bitcoin/wallet/keys.ts'
import { bitcoinToken, gramToken } from '#chains/evm/testing/issuedTokens.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import { chainId } from '#core/chain/chainId.ts'
import { localBitcoinSeed } from '#runtime/config/production.ts'
import { loadCatalogue } from './load.ts'
import { loadPolicy } from './followPolicy.ts'

describe('default profile holds the specification’s values (§9)', () => {
  const catalogue = loadCatalogue({ profile: 'default' })
  const ids = new Set<number>(catalogue.chains.map((c) => c.id))

  it('default pair 1 → 42161, default token ETH, main channel 98675412', () => {
    expect(catalogue.defaults).toMatchObject({ fromChainId: 1, toChainId: 42161, token: 'ETH', channelId: 98675412 })
  })

  it('marks no token of the lists as misleading, and no two symbols look alike', () => {
    const rows = catalogue.assets.map(({ id, symbol, name }) => ({ asset_id: id, symbol, name }))
    const unknown = createMisleadingMarks([])
    const marksOf = createMisleadingMarks(rows)
    expect(rows.filter((row) => [...unknown(row), ...marksOf(row)].length > 0)).toEqual([])
    const symbols = [...new Set(rows.map(({ symbol }) => symbol))]
    const alike = (one: string) => symbols.filter((other) => looksAlike(one, other))
    expect(symbols.map(alike)).toEqual(symbols.map((symbol) => [symbol]))
  })

  it('exchange chains are 42161, 10, 1 and for BTC only 56; only exchange 11 takes BTC', () => {
    expect(catalogue.defaults.exchangeChains).toEqual([42161, 10, 1])
    expect(catalogue.defaults.exchangeChainsBtc).toEqual([56])
    expect(catalogue.defaults.recommendedChains.map((id) => catalogue.chains.find((c) => c.id === id)?.alias)).toEqual([
      'zkSync Era',
      'Scroll',
      'Linea',
      'Taiko',
    ])
    expect(catalogue.exchanges.filter((e) => e.tokens.includes('BTC')).map((e) => e.id)).toEqual([11])
    expect(exchangeById(catalogue, 11)?.networks.map((n) => n.chainId)).toContain(56)
  })

  const named = [
    1, 100, 8217, 59144, 534352, 534351, 204, 5611, 169, 255, 7000, 7001, 81457, 168587773, 167000, 167007, 167008,
    167009, 4200, 196, 1116, 60808, 34443, 80094, 80085, 80084, 43114, 250, 146, 1868, 2741, 10143, 57073, 43111, 480,
    130, 54176, 91342, 324, 8453, 48900, 200901, 56, 137, 10, 42161, 1101, 39,
  ]
  it.each(named)('lists EVM network %i', (id) => expect(chainById(catalogue, id).family).toBe('evm'))

  it.each([
    [666666666, 'starknet'],
    [83797601, 'svm'],
    [69677601, 'svm'],
    [83797901, 'svm'],
    [999706684, 'bitcoin'],
    [999706677, 'bitcoin'],
    [66706701, 'benfen'],
    [9889, 'fuel'],
    [84797801, 'ton'],
    [888888888, 'evm'],
  ])('lists special network %i as %s', (id, family) => expect(chainById(catalogue, id).family).toBe(family))

  it('has about 100 EVM mainnets', () => {
    expect(catalogue.chains.filter((c) => c.family === 'evm' && !c.isTestnet).length).toBeGreaterThanOrEqual(95)
  })

  it('drops 61022 and 8086', () => expect(ids.has(61022) || ids.has(8086)).toBe(false))

  it('amount decimals: 18 on EVM, 9 for Solana, Eclipse and Fuel, 8 for Bitcoin', () => {
    const decimals = (id: number): number => chainById(catalogue, id).nativeCurrency.decimals
    expect([83797601, 69677601, 9889].map(decimals)).toEqual([9, 9, 9])
    expect(decimals(999706684)).toBe(8)
    expect(
      catalogue.chains.filter((c) => c.family === 'evm' && c.nativeCurrency.decimals !== 18).map((c) => c.id),
    ).toEqual([])
  })

  it('no network has a route until an operator adds one, and each gives a reason', () => {
    for (const chain of catalogue.chains) {
      const { available, reason } = routeAvailability(catalogue, chain)
      expect(available).toBe(false)
      expect(reason).toMatch(/\.$/)
    }
  })

  it('channels U2U (light), Over (dark) and the others are defined', () => {
    expect(catalogue.channels.map((c) => c.id)).toEqual([98675412, 1081, 531, 4536, 4567, 827])
    expect(catalogue.channels.find((c) => c.id === 531)?.forcedTheme).toBe('light')
    expect(catalogue.channels.find((c) => c.id === 827)?.forcedTheme).toBe('dark')
  })

  it('short slugs are those of the specification (§3)', () => {
    const slugs = {
      1: 'eth',
      56: 'bsc',
      137: 'polygon',
      196: 'xlayer',
      42161: 'arbitrum',
      10: 'optimism',
      8453: 'base',
      324: 'zksync',
      1101: 'polygon-zkevm',
      59144: 'linea',
      534352: 'scroll',
      666666666: 'starknet',
      204: 'opbnb',
      169: 'manta',
      83797601: 'sol',
    }
    for (const [id, slug] of Object.entries(slugs)) expect(chainById(catalogue, Number(id)).slug).toBe(slug)
    expect(chainById(catalogue, 480).slug).toBe('world-chain')
  })

  it('a link resolves its network by number, slug or code', () => {
    for (const text of ['42161', 'arbitrum', 'ArbitrumOneMainnet'])
      expect(chainFromLink(catalogue.chains, text)?.id).toBe(42161)
    expect(chainFromLink(catalogue.chains, 'nowhere')).toBeNull()
  })

  it('test network coins have no price', () => {
    expect(assetBySymbol(catalogue, chainById(catalogue, 11155111).id, 'ETH')?.priceKey).toBeNull()
  })
})

describe('local profile', () => {
  const catalogue = loadCatalogue({ profile: 'local' })
  const deployer = mnemonicToAccount('test test test test test test test test test test test junk', {
    addressIndex: 9,
  }).address
  const created = (nonce: bigint): string => getContractAddress({ from: deployer, nonce }).toLowerCase()
  const svm = (name: string): string =>
    Keypair.fromSeed(createHash('sha256').update(`causeway local svm ${name}`).digest()).publicKey.toBase58()

  it('names the contracts that the deployer’s first three transactions create', () => {
    for (const id of [31337, 31338]) {
      const chain = chainById(catalogue, id)
      expect(chain.settlement).toMatchObject({ escrows: [{ address: created(1n) }], filler: created(2n) })
      expect(assetBySymbol(catalogue, chain.id, 'USDC')?.token).toBe(created(0n))
    }
  })

  const svmChains = catalogue.chains.filter(({ family }) => family === 'svm')

  it('names the mints of the local Solana-style networks, and the maker of all of them', () => {
    expect(svmChains.map(({ settlement }) => settlement?.depositAddress)).toEqual(svmChains.map(() => svm('maker')))
    expect(svmChains.map(({ id }) => [id, assetsOf(catalogue, id).map((a) => a.token)])).toEqual([
      [83797631, ['native', svm('mint-eth'), svm('mint-usdc'), svm('mint-btc')]],
      [69677631, ['native']],
    ])
  })

  it('names the deposit account and the inventory of the local Bitcoin-like network, and the tokens for coins of other families', () => {
    const network = networkOf(999706631)
    if (!network) throw new Error('no network')
    const keys = openMakerKeys(localBitcoinSeed('maker').toString('hex'), network)
    expect(chainById(catalogue, 999706631).settlement).toMatchObject({
      depositAddress: null,
      depositAccount: keys.depositAccountKey,
      payoutAddress: keys.payout.address,
    })
    expect(assetBySymbol(catalogue, chainId(31337), 'BTC')?.token).toBe(bitcoinToken.address)
    expect(assetBySymbol(catalogue, chainId(31337), 'GRAM')?.token).toBe(gramToken.address)
  })

  it('is not a test network, so that everything runs as on a real one', () => {
    expect(catalogue.chains.some((c) => c.isTestnet)).toBe(false)
  })

  it('serves ETH, USDC, BTC and GRAM between EVM networks and with others, from EVM by escrow, to others by transfer', () => {
    expect(catalogue.routes).toHaveLength(28)
    const isEvm = (asset: AssetId): boolean =>
      catalogue.chains.some(({ id, family }) => family === 'evm' && id === parseAssetId(asset).chain)
    for (const route of catalogue.routes) {
      expect(route.custody).toBe(isEvm(route.from) ? 'escrow' : 'maker')
      expect(route.fillMode).toBe(isEvm(route.to) ? 'contract' : 'transfer')
      expect(route.feeRatio).toBe(100_000n)
      expect(route.min).toBeLessThan(route.max)
    }
  })

  it('cuts gas tiers of ETH at 0.01, 0.5 and 0.8', () => {
    const route = catalogue.routes.find((r) => parseAssetId(r.from).chain === 31337 && r.to === '31338:native')
    expect(route?.gasTiers.map((t) => t.upTo)).toEqual([10n ** 16n, 5n * 10n ** 17n, 8n * 10n ** 17n, null])
  })

  it('every network with settlement has a route', () => {
    for (const chain of catalogue.chains.filter(({ settlement }) => settlement))
      expect(routeAvailability(catalogue, chain)).toEqual({ available: true, reason: null })
  })
})

describe('an operator’s folder', () => {
  let dir = ''
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'causeway-config-'))))

  it('must exist, and contain no unknown JSON file', () => {
    writeFileSync(join(dir, 'notes.md'), 'mine')
    expect(() => loadCatalogue({ profile: 'default', configDir: dir })).not.toThrow()
    writeFileSync(join(dir, 'campaign.json'), '{}')
    expect(() => loadCatalogue({ profile: 'default', configDir: dir })).toThrow(
      expect.objectContaining({
        reason: 'config_unknown',
        message: expect.stringMatching(/campaign\.json.*Known: .*campaigns\.json/),
      }),
    )
    expect(() => loadCatalogue({ profile: 'default', configDir: join(dir, 'nowhere') })).toThrow(
      expect.objectContaining({ reason: 'config_missing', message: expect.stringContaining('nowhere') }),
    )
  })
  afterEach(() => rmSync(dir, { recursive: true }))
  const write = (name: string, value: unknown): void =>
    writeFileSync(join(dir, name), typeof value === 'string' ? value : JSON.stringify(value))
  const load = () => loadCatalogue({ profile: 'local', configDir: dir })

  it('changes the packaged profile row by row', () => {
    write('prices.json', { ETH: '2500.5' })
    expect(load().prices.get('ETH')?.usdE8).toBe(250_050_000_000n)
    expect(load().prices.get('SOL')?.usdE8).toBe(15_000_000_000n)
    expect(load().routes).toHaveLength(28)
  })

  it('reports file and place of a wrong value', () => {
    write('prices.json', { ETH: 3000 })
    expect(load).toThrow(/prices\.json is not valid:\s+row ETH: /)
  })

  it('changes one network of 136 and keeps the others as packaged', () => {
    const packaged = loadCatalogue({ profile: 'default' })
    write('chains.json', [{ id: 1, rpcUrls: ['https://rpc.example.org'] }])
    write('tokens.json', [{ chainId: 1, token: 'native', name: 'Ether of Ethereum' }])
    const { chains, assets } = loadCatalogue({ profile: 'default', configDir: dir })
    expect(chains).toEqual(
      packaged.chains.map((chain) => (chain.id === 1 ? { ...chain, rpcUrls: ['https://rpc.example.org'] } : chain)),
    )
    expect(assets.map(({ name }) => name)).toEqual(
      packaged.assets.map(({ id, name }) => (id === '1:native' ? 'Ether of Ethereum' : name)),
    )
  })

  it('refuses a route to Starknet that charges less than a payout may use, and no other route for it', () => {
    const row = (from: string, to: string, gasUnits: number) => ({
      from,
      to,
      custody: 'maker',
      fillMode: 'transfer',
      min: '0.01',
      max: '1',
      feeRatio: '0.001',
      gasTiers: [{ upTo: null, gasUnits, marginPercent: 0 }],
      etaSeconds: 60,
      enabled: false,
      disabledReason: null,
    })
    const refusal = (gasUnits: number): string => {
      write('routes.json', [
        row('1:native', '666666666:native', gasUnits),
        row('666666666:native', '1:native', 140_000),
      ])
      try {
        loadCatalogue({ profile: 'default', configDir: dir })
        return ''
      } catch (error) {
        return (error as Error).message
      }
    }
    expect(refusal(1_999_999).match(/must charge at least .* on \w+/g)).toEqual([
      'must charge at least 2000000 units of gas, margin included: a payout on Starknet',
    ])
    expect(refusal(2_000_000)).not.toMatch(/must charge/)
  })

  it('accepts a complete file of an operator only if it removes all packaged rows', () => {
    const own = loadCatalogue({ profile: 'default' }).routes
    write('routes.json', [{ remove: 'all' }])
    expect(load().routes).toEqual(own)
  })

  it.each<[string, string, unknown, string, RegExp]>([
    [
      'a new network that lacks fields',
      'chains.json',
      [{ id: 5, name: 'Five' }],
      'config_invalid',
      /row 5, field family: /,
    ],
    [
      'a slug in capitals',
      'chains.json',
      [{ id: 31337, slug: 'North' }],
      'config_invalid',
      /row 31337, field slug: lower/,
    ],
    [
      'a slug of another network',
      'chains.json',
      [{ id: 31337, slug: 'southshore' }],
      'config_invalid',
      /southshore: this slug/,
    ],
    ['an unknown field', 'chains.json', [{ id: 31337, color: 1 }], 'config_invalid', /row 31337: .*color/],
    [
      'a network twice',
      'chains.json',
      [{ id: 31337 }, { id: 31337 }],
      'config_row_duplicate',
      /chains\.json, row 31337/,
    ],
    ['a row to remove that is not there', 'exchanges.json', [{ id: 99, remove: true }], 'config_row_unknown', /row 99/],
    ['a price key twice', 'prices.json', '{"ETH": "1", "ETH": "2"}', 'config_row_duplicate', /prices\.json: "ETH"/],
    ['a removed network that a route needs', 'chains.json', [{ id: 31338, remove: true }], 'config_invalid', /31338/],
  ])('refuses %s', (_, name, content, reason, message) => {
    write(name, content)
    expect(load).toThrow(expect.objectContaining({ reason, message: expect.stringMatching(message) }))
  })

  it('reports a file that is not JSON', () => {
    write('routes.json', '[')
    expect(load).toThrow(/routes\.json is not JSON/)
  })

  it('refuses an enabled route whose token has no price', () => {
    write('prices.json', { ETH: { remove: true } })
    expect(load).toThrow(/routes\.json, 31337:native → 31338:native: ETH has no price/)
  })

  it('refuses settlement for an unknown network', () => {
    write('settlement.json', { 5: chainById(loadCatalogue({ profile: 'local' }), 31337).settlement })
    expect(load).toThrow(/settlement\.json, 5: network 5 is not in chains\.json/)
  })

  /** A catalogue with the family's network alone. */
  const aloneOf = (family: string): ChainDef => {
    const { chains, assets } = loadCatalogue({ profile: 'default' })
    const chain = chains.find((each) => each.family === family && !each.disabled)
    if (!chain) throw new Error(`no network of ${family}`)
    const { settlement: _, settlementStatus: __, ...row } = chain
    write('chains.json', [row])
    write(
      'tokens.json',
      assets.filter(({ chainId }) => chainId === chain.id).map(({ id: ___, ...token }) => token),
    )
    return chain
  }
  const codeOf = ({ id }: ChainDef) => routeAvailability(load(), chainById(load(), id)).code

  it.each(['fuel', 'benfen'])('refuses settlement on %s, whose payouts are not built', (family) => {
    const chain = aloneOf(family)
    expect(chain.settlementStatus).toBe('none')
    expect(codeOf(chain)).toBe('wallets_only')
    write('settlement.json', { [chain.id]: chainById(loadCatalogue({ profile: 'local' }), 83797631).settlement })
    expect(load).toThrow(`settlement.json, ${chain.id}: transfers cannot settle on networks of ${family}`)
  })

  it('settles on Starknet only once the operator accepts that it is unproven, and caps it', () => {
    const chain = aloneOf('starknet')
    expect(chain.settlementStatus).toBe('unproven')
    const { settlement: svm } = chainById(loadCatalogue({ profile: 'local' }), 83797631)
    const settlement = { ...svm, depositAddress: `0x${'01'.repeat(32)}`, outflowCapUsd: undefined }
    const caps = { custodyCapUsd: '500', outflowCapUsd: '500' }
    write('settlement.json', { [chain.id]: { ...settlement, ...caps } })
    expect(codeOf(chain)).toBe('unproven')
    for (const missing of Object.keys(caps)) {
      write('settlement.json', { [chain.id]: { ...settlement, ...caps, [missing]: undefined, acceptUnproven: true } })
      expect(load).toThrow(`acceptUnproven needs ${missing}`)
    }
    write('settlement.json', { [chain.id]: { ...settlement, ...caps, acceptUnproven: true } })
    expect(codeOf(chain)).toBe('none_added')
  })

  const escrowAt = (digits: string, firstBlock: number, codeHash?: string) => ({
    address: `0x${digits.repeat(20)}`,
    version: '2',
    firstBlock,
    ...(codeHash ? { codeHash } : {}),
  })
  const hash = `0x${'ab'.repeat(32)}`
  const files = () =>
    Object.fromEntries(
      loadCatalogue({ profile: 'local' }).chains.flatMap((c) => (c.settlement ? [[c.id, c.settlement]] : [])),
    )
  const northWith = (change: Record<string, unknown>) => {
    const north = chainById(loadCatalogue({ profile: 'local' }), 31337).settlement
    write('settlement.json', { ...files(), 31337: { ...north, ...change } })
  }

  it('reads several escrows of a network, oldest first, in canonical form', () => {
    northWith({ escrows: [{ ...escrowAt('AA', 3, hash), address: `0x${'AA'.repeat(20)}` }, escrowAt('bb', 9)] })
    const { settlement } = chainById(load(), 31337)
    expect(settlement?.escrows.map(({ address }) => address)).toEqual([`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`])
    expect(currentEscrow(settlement)?.address).toBe(`0x${'bb'.repeat(20)}`)
    expect(escrowAddress(settlement, `0x${'aa'.repeat(20)}`)?.firstBlock).toBe(3)
    expect(escrowAddress(settlement, `0x${'cc'.repeat(20)}`)).toBeNull()
    expect(escrowAddress(settlement, null)).toBeNull()
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['one twice', { escrows: [escrowAt('aa', 1, hash), escrowAt('AA', 2)] }, /escrows lists 0xaaaa.* twice/],
    ['a younger one first', { escrows: [escrowAt('aa', 2, hash), escrowAt('bb', 1)] }, /ordered by firstBlock.*0xbbbb/],
    [
      'an older one without its code',
      { escrows: [escrowAt('aa', 1), escrowAt('bb', 2)] },
      /0xaaaa.* needs its codeHash/,
    ],
    ['one from before its network', { escrows: [escrowAt('aa', 1)], firstBlock: 2 }, /firstBlock is after/],
    ['none for a route', { escrows: [] }, /has no escrow in settlement\.json/],
    ['another version', { escrows: [{ ...escrowAt('aa', 1), version: '1' }] }, /settles escrows of version 2 only/],
    ['no address', { escrows: [{ ...escrowAt('aa', 1), address: '0x12' }] }, /settlement\.json, 31337, escrows, 0/],
    ['the form for one escrow', { escrow: `0x${'aa'.repeat(20)}` }, /moved into "escrows"/],
  ])('refuses escrows: %s', (_, change, message) => {
    northWith(change)
    expect(load).toThrow(message)
  })

  it('names the pools of the local networks where they are deployed', () => {
    const { chains } = loadCatalogue({ profile: 'local' })
    expect(chains.flatMap(({ id, settlement }) => (settlement?.pools ? [[id, settlement.pools]] : []))).toEqual([
      [31337, [localPool(31337)]],
      [31338, [localPool(31338)]],
    ])
  })

  const ether = `0x${'ee'.repeat(20)}`
  const north = localPool(31337)
  it('reads addresses of a pool in canonical form', () => {
    northWith({ pools: [{ ...north, address: `0x${'AB'.repeat(20)}` }] })
    expect(chainById(load(), 31337).settlement?.pools?.[0]?.address).toBe(`0x${'ab'.repeat(20)}`)
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a token that is not in tokens.json', { pools: [{ ...north, asset: ether }] }, /0xeeee.* is not a token/],
    ['a token twice', { pools: [north, north] }, /pools lists 0x.* twice/],
    ['another account than on other networks', { pools: [{ ...north, account: ether }] }, /one account on every/],
    ['no address', { pools: [{ ...north, address: '0x12' }] }, /settlement\.json, 31337, pools, 0, address/],
    [
      'a fee above the contract’s',
      { pools: [{ ...north, feePpm: 50_001 }] },
      /pools, 0, feePpm|pools\.0\.feePpm|feePpm/,
    ],
    ['no filler', { filler: null }, /has a pool but no filler/],
  ])('refuses pools: %s', (_, change, message) => {
    northWith(change)
    expect(load).toThrow(message)
  })

  it('refuses a mistyped contract address', () => {
    write('tokens.json', [
      {
        chainId: 31337,
        token: '0x700b6a60ce7eaaea56f065753d8dcb9653dbad3',
        symbol: 'USDC',
        name: 'USD Coin',
        decimals: 6,
        icon: 'usdc',
        priceKey: 'USDC',
      },
    ])
    expect(load).toThrow(/tokens\.json, row 31337:0x700b6a60ce7eaaea56f065753d8dcb9653dbad3, field token: /)
  })

  it('an unknown policy preset is refused with the known ones', () => {
    expect(() => loadPolicy({ profile: 'local' }, 'closed')).toThrow(/open, telegram-guidelines/)
    expect(new Set(Object.values(loadPolicy({ profile: 'local' }).telegram))).toEqual(new Set(['allowed']))
  })
})

describe('exchanges of an operator', () => {
  const whole = loadCatalogue({ profile: 'local' })
  const problems = (change: Partial<ExchangeDef>): string[] => {
    const [first] = whole.exchanges
    const room: MemoRoom = ({ family }) => (family === 'svm' ? 64 : null)
    return first
      ? exchangeProblems({ ...whole, exchanges: [{ ...first, ...change }] }, room).map(({ message }) => message)
      : []
  }
  const network = (id: number, memo: ExchangeDef['networks'][number]['memo'] = 'none') => ({
    chainId: chainById(whole, id).id,
    memo,
    confirmations: null,
  })

  it('keep all packaged rows', () => expect(problems({})).toEqual([]))

  it.each<[string, Partial<ExchangeDef>, RegExp]>([
    ['a memo on a network that carries none', { networks: [network(31338, 'required')] }, /would be lost/],
    ['a memo that is optional there', { networks: [network(31338, 'optional')] }, /would be lost/],
    ['a network twice', { networks: [network(31338), network(31338)] }, /twice/],
    ['a token that exchanges are not paid in', { tokens: ['ETH', 'USDC', 'DAI'] }, /only ETH, USDC, USDT, BTC/],
    ['a minimum of another token', { tokens: ['ETH'] }, /not in tokens/],
    [
      'a token that a route brings and that has no minimum',
      { minDeposit: [{ symbol: 'ETH', amount: '0.002' }] },
      /no amount for USDC/,
    ],
    ['a suspension without a reason', { suspended: true }, /suspendedReason/],
    ['a reason without a suspension', { suspendedReason: 'Maintenance.' }, /suspendedReason/],
  ])('are refused: %s', (_, change, message) => expect(problems(change)).toEqual([expect.stringMatching(message)]))

  it('need no minimum for assets without a route, and can declare that there is none', () => {
    expect(
      problems({
        minDeposit: [
          { symbol: 'ETH', amount: '0' },
          { symbol: 'USDC', amount: '0' },
        ],
      }),
    ).toEqual([])
    const [first] = whole.exchanges
    const closed = {
      ...whole,
      routes: whole.routes.map((route) => ({ ...route, enabled: false })),
      exchanges: first ? [{ ...first, minDeposit: [] }] : [],
    }
    expect(exchangeProblems(closed, () => 64)).toEqual([])
  })

  it('are refused on a network that the profile does not pay exchanges on', () => {
    const elsewhere = { ...whole, defaults: { ...whole.defaults, exchangeChains: [], exchangeChainsBtc: [] } }
    expect(exchangeProblems(elsewhere, () => 64).map(({ message }) => message)).toContain(
      'network 31338 is not among exchangeChains or exchangeChainsBtc of defaults.json',
    )
  })
})

it('an exchange that needs an unsupported memo stops the start', () => {
  const dir = mkdtempSync(join(tmpdir(), 'causeway-config-'))
  const row = {
    id: 9,
    name: 'Quay',
    icon: 'quay',
    networks: [{ chainId: 31338, memo: 'required', confirmations: null }],
    tokens: ['ETH'],
    minDeposit: [],
    suspended: false,
    suspendedReason: null,
  }
  writeFileSync(join(dir, 'exchanges.json'), JSON.stringify([row]))
  expect(() => loadCatalogue({ profile: 'local', configDir: dir })).toThrow(
    /exchanges\.json, 9: a memo is required on Southshore/,
  )
  rmSync(dir, { recursive: true })
})
