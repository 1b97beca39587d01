import {
  createClient,
  custom,
  encodeFunctionResult,
  keccak256,
  pad,
  toFunctionSelector,
  toHex,
  type Client,
  type Hex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import bridgeEscrow from '#contracts/artifacts/BridgeEscrow.json' with { type: 'json' }
import bridgeFiller from '#contracts/artifacts/BridgeFiller.json' with { type: 'json' }
import { createEndpoint } from '#chains/rpc/endpoint.ts'
import { wrongChain } from '#chains/rpc/errors.ts'
import { createPool } from '#chains/rpc/pool.ts'
import { type EndpointVerdict, verifyPool } from '#chains/rpc/verifyEndpoints.ts'
import type { ChainSettlement } from '#core/catalogue/types.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { NodeContext } from './context.ts'
import { endpointChecks, isBuiltFrom } from './endpointChecks.ts'
import { faults } from './rpc.ts'

const catalogue = loadCatalogue({ profile: 'local' })
const chain = catalogue.chains.find(({ id }) => id === 31337) as (typeof catalogue.chains)[number]
const [pool] = chain.settlement?.pools ?? []
if (!pool) throw new Error('the local network has no pool')
const poolCode: Hex = '0x6003'
const settlement = {
  ...(chain.settlement as ChainSettlement),
  pools: [{ ...pool, codeHash: keccak256(poolCode) }],
}
/** The coin and one token. */
const assets = assetsOf(catalogue, chain.id).filter(({ symbol }) => symbol !== 'BTC' && symbol !== 'GRAM')
const [escrow, filler] = [settlement.escrows[0]?.address as Hex, settlement.filler as Hex]
const current = settlement.escrows[0] as ChainSettlement['escrows'][number]
const older: Hex = `0x${'0d'.repeat(20)}`
const maker: Hex = `0x${'11'.repeat(20)}`
const offerKey: Hex = `0x${'22'.repeat(20)}`
const stranger: Hex = `0x${'33'.repeat(20)}`
const genesis = keccak256('0x01')
const expected = { maker, offerSigner: offerKey as string, cursor: null }

/** The artifact as a chain shows it: without its constructor, every immutable filled in. */
function deployed({ bytecode, deployedBytecodeHash }: { bytecode: string; deployedBytecodeHash: string }): Hex {
  for (let at = bytecode.indexOf('6080604'); at !== -1; at = bytecode.indexOf('6080604', at + 1)) {
    const code = bytecode.slice(at)
    if (keccak256(`0x${code}`) === deployedBytecodeHash)
      return `0x${code.replaceAll(`7f${'00'.repeat(32)}`, `7f${'ab'.repeat(32)}`)}`
  }
  throw new Error('the artifact does not end with its deployed code')
}
const code: Readonly<Record<string, Hex>> = {
  [escrow]: deployed(bridgeEscrow),
  [filler]: deployed(bridgeFiller),
  [pool.address]: poolCode,
}

const DOMAIN = '0x84b0196e'
const domainOf = (version: string): Hex =>
  encodeFunctionResult({
    abi: bridgeEscrowAbi,
    functionName: 'eip712Domain',
    result: ['0x0f', 'Causeway Escrow', version, 31337n, escrow, `0x${'00'.repeat(32)}`, []],
  })

const ASSET = toFunctionSelector('asset()')
const ACCOUNT = toFunctionSelector('account()')

type Call = { method: string; params: readonly unknown[] }
type Lie = (call: Call) => unknown
const away = new Error('away')

function honest({ method, params }: Call): unknown {
  if (method === 'eth_getCode') return code[params[0] as string] ?? '0x'
  if (method === 'eth_getBlockByNumber') return { hash: genesis, number: '0x0', transactions: [] }
  const { data } = params[0] as { data: string }
  if (data === DOMAIN) return domainOf('2')
  if (data === ASSET) return pad(pool?.asset as Hex, { size: 32 })
  if (data === ACCOUNT) return pad(pool?.account as Hex, { size: 32 })
  return data === '0x313ce567' ? pad('0x06', { size: 32 }) : pad(offerKey, { size: 32 })
}

/** Three endpoints with a quorum of two; the first ones lie or are down. */
function look(
  lies: readonly Lie[],
  change: Partial<ChainSettlement> = {},
  wanted = expected,
): Promise<EndpointVerdict[]> {
  const endpoints = [0, 1, 2].map((index) => {
    const lie = lies[index]
    const request = async (call: Call): Promise<unknown> => lie?.(call) ?? honest(call)
    const check = async (): Promise<void> => {
      const served = lie?.({ method: 'eth_chainId', params: [] })
      if (typeof served === 'string') throw wrongChain(`${index}.example`, served, '31337')
    }
    return createEndpoint<Client>({
      label: `${index}.example`,
      connection: createClient({ transport: custom({ request: request as never }, { retryCount: 0 }) }),
      faults: { ...faults, isTransport: (error) => String(error).includes('away') },
      attempts: 1,
      baseMs: 0,
      check,
    })
  })
  const context = {
    id: chain.id,
    chain: { ...chain, settlement: { ...settlement, ...change } },
    filler,
  } as unknown as NodeContext
  return verifyPool(createPool(endpoints, 2), endpointChecks(context, assets, wanted))
}
const failed = (verdicts: readonly EndpointVerdict[]) =>
  verdicts.filter(({ verdict }) => verdict !== 'confirmed').map(({ check, verdict }) => `${check} ${verdict}`)
const codes = ['escrow_code', 'filler_code', 'pool_code']
const every = [
  'network',
  'token_decimals',
  'escrow_code',
  'escrow_version',
  'filler_code',
  'pool_code',
  'pool_parties',
  'offer_signer',
]

describe('contracts and keys on EVM endpoints', () => {
  it('are compared for every listed escrow, older ones by their pinned hash', async () => {
    const old = (codeHash: Hex) => ({ escrows: [{ ...current, address: older, codeHash }, current] })
    const lie: Lie = ({ method, params }) => (method === 'eth_getCode' && params[0] === older ? '0x6002' : undefined)
    expect(failed(await look([lie, lie, lie], old(keccak256('0x6002'))))).toEqual([])
    expect(failed(await look([lie, lie, lie], old(keccak256('0x6001'))))).toEqual(['escrow_code refuted'])
    expect(failed(await look([], old(keccak256('0x6002'))))).toEqual(['escrow_code refuted'])
  })

  it('match the catalogue, by artifacts and by pinned hashes', async () => {
    expect((await look([])).map(({ check, verdict, contradictions }) => [check, verdict, contradictions])).toEqual(
      every.map((check) => [check, 'confirmed', []]),
    )
    const pinned = { escrows: [{ ...current, codeHash: keccak256(code[escrow] as Hex) }], genesisHash: genesis }
    expect(failed(await look([], pinned))).toEqual([])
    expect(failed(await look([], { fillerCodeHash: genesis }))).toEqual(['filler_code refuted'])
    expect(failed(await look([], { genesisHash: keccak256('0x') }))).toEqual(['network refuted'])
  })

  const onCall =
    (selector: string, answer: Hex): Lie =>
    ({ method, params }) =>
      method === 'eth_call' && (params[0] as { data: string }).data.startsWith(selector) ? answer : undefined
  const onCode =
    (answer: Hex): Lie =>
    ({ method }) =>
      method === 'eth_getCode' ? answer : undefined
  it.each<[string, Lie, string[], RegExp]>([
    [
      'wrong decimals',
      onCall('0x313ce567', pad(toHex(18), { size: 32 })),
      ['token_decimals'],
      /^0\.example says that USDC .* has 18 decimals, not 6$/,
    ],
    ['no token', onCall('0x313ce567', '0x'), ['token_decimals'], /^0\.example answers with an error/],
    ['no contracts', onCode('0x'), codes, /^0\.example shows no contract at the escrow 0x/],
    ['other contracts', onCode('0x6001'), codes, /^0\.example shows other code at the escrow 0x/],
    [
      'an escrow of another version',
      onCall(DOMAIN, domainOf('1')),
      ['escrow_version'],
      /^0\.example says that the escrow 0x.* has version 1, not 2$/,
    ],
    [
      'a pool of another token',
      onCall(ASSET, pad(stranger, { size: 32 })),
      ['pool_parties'],
      /^0\.example says that the pool 0x.* lends 0x3333.*, not 0x/,
    ],
    [
      'a pool of another maker',
      onCall(ACCOUNT, pad(stranger, { size: 32 })),
      ['pool_parties'],
      /^0\.example says that the pool 0x.* pays through 0x3333.*, not 0x/,
    ],
    [
      'another signer',
      onCall('0x3b38ff3d', pad(stranger, { size: 32 })),
      ['offer_signer'],
      /^0\.example says that 0x3333/,
    ],
    [
      'another network',
      ({ method }) => (method === 'eth_chainId' ? '5' : undefined),
      every,
      /^0\.example serves another network$/,
    ],
  ])('with %s: one is outvoted and named, two refuse the start', async (_name, lie, checks, sentence) => {
    const outvoted = await look([lie])
    expect(failed(outvoted)).toEqual([])
    const named = outvoted.filter(({ contradictions }) => contradictions.length > 0)
    expect(named.map(({ check }) => check)).toEqual(checks)
    expect(named[0]?.contradictions[0]).toMatch(sentence)
    const refused = await look([lie, lie])
    expect(failed(refused)).toEqual(checks.map((check) => `${check} refuted`))
    expect(refused.every(({ advice }) => advice.length > 0)).toBe(true)
  })

  it('include the maker’s own key if no signer is registered', async () => {
    const none = onCall('0x3b38ff3d', pad('0x00', { size: 32 }))
    expect(failed(await look([none, none, none], {}, { ...expected, offerSigner: maker }))).toEqual([])
    expect(failed(await look([none, none, none]))).toEqual(['offer_signer refuted'])
    expect(
      (await look([], {}, { maker, offerSigner: null as never, cursor: null })).map(({ check }) => check),
    ).not.toContain('offer_signer')
  })

  it('are undecided while endpoints that could confirm them are down, even if another misreports them', async () => {
    const gone: Lie = () => {
      throw away
    }
    const decided = (verdicts: readonly EndpointVerdict[]) => verdicts.filter(({ check }) => check.endsWith('_code'))
    const unanswered = codes.map((check) => `${check} unanswered`)
    expect(failed(decided(await look([gone, gone])))).toEqual(unanswered)
    expect(failed(decided(await look([onCode('0x'), gone])))).toEqual(unanswered)
  })
})

it('accepts code of an artifact with any immutables, and no other code', () => {
  const served = code[escrow] as Hex
  const changed = (at: number): Hex =>
    `${served.slice(0, at)}${served[at] === '0' ? '1' : '0'}${served.slice(at + 1)}` as Hex
  expect(served).toContain('ab'.repeat(32))
  expect(isBuiltFrom(served, bridgeEscrow)).toBe(true)
  expect(isBuiltFrom(served, bridgeFiller)).toBe(false)
  for (const at of [2, 100, served.length - 1]) expect(isBuiltFrom(changed(at), bridgeEscrow)).toBe(false)
  expect(isBuiltFrom(`${served}00`, bridgeEscrow)).toBe(false)
  expect(isBuiltFrom('0x', bridgeEscrow)).toBe(false)
})
