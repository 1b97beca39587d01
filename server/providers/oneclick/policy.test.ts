import { verifyQuoteSignature } from '@defuse-protocol/one-click-sdk-typescript'
import { sha256 } from '@noble/hashes/sha2.js'
import { decodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { stepProblem, type StepTerms } from '#core/order/stepPolicy.ts'
import { step as stepSchema, type Step } from '#core/wire/order.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { paymentCall } from '../evmCalls.ts'
import { oneClickNames } from './assetIds.ts'
import { orderFrom } from './orderFrom.ts'
import { oneClickPolicy } from './policy.ts'
import { isSigned, QUOTE_KEY, signedText } from './statement.ts'
import { createStandIn, signAs, STAND_IN_KEY } from './testing/standIn.ts'
import { listedTokens } from './testing/tokens.ts'
import { listedNames, servedBy } from './tokens.ts'
import type { QuoteAnswer, QuoteBody } from './wire.ts'

type VendorTransfer = Extract<Step, { kind: 'vendor_transfer' }>
const catalogue = loadCatalogue({ profile: 'default' })
const at = (chain: number, token = 'native') => assetId(chainId(chain), token)
const [sender, recipient] = [`0x${'5e'.repeat(20)}`, `0x${'4e'.repeat(20)}`]
const usdc = at(1, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
const now = new Date('2026-03-01T12:00:00Z')

const body: QuoteBody = {
  dry: false,
  depositMode: 'SIMPLE',
  swapType: 'EXACT_INPUT',
  slippageTolerance: 50,
  originAsset: 'nep141:eth-0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.omft.near',
  depositType: 'ORIGIN_CHAIN',
  destinationAsset: 'nep141:arb-0xaf88d065e77c8cc2239327c5edb3a432268e5831.omft.near',
  amount: '20000000',
  refundTo: sender,
  refundType: 'ORIGIN_CHAIN',
  recipient,
  recipientType: 'DESTINATION_CHAIN',
  deadline: '2026-03-01T14:00:00.000Z',
}
const answerTo = (change: Partial<QuoteBody> = {}): QuoteAnswer =>
  createStandIn().handle({
    method: 'POST',
    path: '/v0/quote',
    query: new URLSearchParams(),
    headers: {},
    body: { ...body, ...change },
  })?.body as QuoteAnswer
const assetOf = (id: string) => catalogue.assets.find((asset) => asset.id === id) as never
const chainOf = (id: number) => catalogue.chains.find((chain) => chain.id === id) as never
const request = {
  from: assetOf(usdc),
  to: assetOf(at(42161, '0xaf88d065e77c8cc2239327c5edb3a432268e5831')),
  fromChain: chainOf(1),
}
const stepOf = (answer: QuoteAnswer = answerTo()): VendorTransfer =>
  orderFrom(request as never, answer, STAND_IN_KEY).steps[0] as VendorTransfer

const terms: StepTerms = {
  chain: 1,
  asset: usdc,
  amount: 20_000_000n,
  nativeFee: 0n,
  toChain: 42161,
  recipient,
  toAsset: at(42161, '0xaf88d065e77c8cc2239327c5edb3a432268e5831'),
  minReceive: 19_000_000n,
  refundTo: sender,
  now,
}
const problem = (step: Step, change: Partial<StepTerms> = {}) =>
  stepProblem(step, { ...terms, ...change }, oneClickPolicy(STAND_IN_KEY))

/** A quote that the vendor signed with other terms, and a step that repeats them where it can. */
function signedWith(change: Record<string, unknown>): VendorTransfer {
  const step = stepOf()
  const signed = JSON.stringify({ ...(JSON.parse(step.statement.signed) as object), ...change })
  return { ...step, statement: { ...step.statement, signed, signature: signAs(signed) } }
}

describe('signatures', () => {
  /** Quote of the production service of 2026-09-28, whose deposit address has long been closed. */
  const live = {
    signed:
      '{"amount":"20000000","amountIn":"20000000","amountInFormatted":"20.0","amountInUsd":"19.996640000000","amountOut":"3989884828432205272415725","amountOutFormatted":"3.989884828432205272415725","amountOutUsd":"19.869626445592","deadline":"2026-10-01T11:29:43.000Z","depositAddress":"0xabd5745F77fCd032C710a38bF8B6cC8631b2ffcD","depositType":"ORIGIN_CHAIN","destinationAsset":"nep141:wrap.near","dry":false,"minAmountIn":"20000000","minAmountOut":"3949985980147883219691567","originAsset":"nep141:eth-0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.omft.near","recipient":"alice.near","recipientType":"DESTINATION_CHAIN","refundFee":"300000","refundTo":"0x2527D02599Ba641c19FEa793cD0F167589a0f10D","refundType":"ORIGIN_CHAIN","slippageTolerance":100,"swapType":"EXACT_INPUT","timeEstimate":45,"timeWhenInactive":"2026-10-01T11:29:43.000Z","timestamp":"2026-09-28T10:29:44.764Z","withdrawFee":"0"}',
    signature: 'ed25519:3TpgBQAQ51AvNhSnwDXGJufUWZyH4he4MJvJvCpxW1EZQjkeyWnzK7D8DBe18SZMbLtRCJDryhoZeUT9hyjBXSuf',
  }
  /** Quote of the staging service, from the tests of the vendor's SDK, with its key. */
  const staging = {
    key: 'ed25519:5J5tkaxyPoR3Q9S8LXfo5bWnXK5Z2bctJ4mB9gENh7co',
    timestamp: '2026-06-23T17:10:41.104Z',
    signature: 'ed25519:53wcpim7FDNLbBHVezUpakthWq2TR9Lag3PwW3e8Cxmz4bFEodcc4rui5BiVHRRaHocYE9URVapzJD8JxLNDs8K9',
    quoteRequest: {
      dry: false,
      swapType: 'EXACT_INPUT',
      slippageTolerance: 100,
      originAsset: '1cs_v1:btc:native:coin',
      depositType: 'ORIGIN_CHAIN',
      destinationAsset: 'nep141:eth-0xdac17f958d2ee523a2206206994597c13d831ec7.stft.near',
      amount: '10000',
      refundTo: 'bc1q6mte80265ghwq4vsrpm9lnaz46uvdreu9z8wly',
      refundType: 'ORIGIN_CHAIN',
      recipient: '0xcac3C41676deF4FE375E57118f3eB83A99105577',
      recipientType: 'DESTINATION_CHAIN',
      deadline: '2026-06-23T19:00:00.000Z',
      quoteWaitingTimeMs: 0,
      referral: null,
    },
    quote: {
      amountIn: '10000',
      amountInFormatted: '0.0001',
      amountInUsd: '6.237600000000',
      minAmountIn: '10000',
      amountOut: '5931560',
      amountOutFormatted: '5.93156',
      amountOutUsd: '5.925171709880',
      minAmountOut: '5872244',
      timeEstimate: 812,
      refundFee: '1900',
      withdrawFee: '300000',
      deadline: '2026-06-26T19:00:00.000Z',
      timeWhenInactive: '2026-06-26T19:00:00.000Z',
      depositAddress: 'bc1q873cxltdc560dth6tpwqpehq9uvhxxcdgwnmnw',
    },
  }

  it('accepts what production and staging signed, and nothing else', () => {
    expect(isSigned(live.signed, live.signature, QUOTE_KEY)).toBe(true)
    expect(isSigned(live.signed.replace('0xabd5', '0xabd6'), live.signature, QUOTE_KEY)).toBe(false)
    expect(isSigned(signedText(staging), staging.signature, staging.key)).toBe(true)
    expect(isSigned(signedText(staging), staging.signature, QUOTE_KEY)).toBe(false)
    const moved = { ...staging, quote: { ...staging.quote, depositAddress: 'bc1q0000' } }
    expect(isSigned(signedText(moved), staging.signature, staging.key)).toBe(false)
    for (const bad of ['', 'ed25519:', 'not base58: 0OIl', live.signature.slice(0, -1)])
      expect(isSigned(live.signed, bad, QUOTE_KEY)).toBe(false)
  })

  it('the stand-in signs as the vendor’s SDK verifies', () => {
    for (const dry of [true, false]) {
      const answer = answerTo({ dry })
      expect(verifyQuoteSignature(answer as never, STAND_IN_KEY)).toBe(true)
      expect(isSigned(signedText(answer), answer.signature, STAND_IN_KEY)).toBe(true)
    }
  })
})

describe('a payment to a deposit address', () => {
  it('is what its signed quote says, and survives the wire', async () => {
    const step = stepOf()
    expect(stepSchema.parse(JSON.parse(JSON.stringify(step)))).toEqual(step)
    expect(await problem(step)).toBeNull()
  })

  it('is refused by the key that the app is built with if another key signed it', async () => {
    expect(await stepProblem(stepOf(), terms, oneClickPolicy())).toBe('unreadable')
    const { signed } = stepOf().statement
    const forged = { vendor: 'oneclick', signed, signature: signAs(signed, sha256(new Uint8Array(3))) }
    expect(await problem({ ...stepOf(), statement: forged })).toBe('unreadable')
  })

  const { transfer, statement } = stepOf()
  it.each<[string, Partial<VendorTransfer>]>([
    ['pays another address', { transfer: { ...transfer, to: `0x${'66'.repeat(20)}` } }],
    ['pays more', { transfer: { ...transfer, amount: '20000001' } }],
    ['pays another token', { transfer: { ...transfer, asset: at(1, '0xdac17f958d2ee523a2206206994597c13d831ec7') } }],
    ['pays on another network', { transfer: { ...transfer, asset: at(8453) } }],
    ['carries a memo', { transfer: { ...transfer, memo: '1' } }],
    ['may be paid for longer', { transfer: { ...transfer, deadline: '2026-03-01T13:00:00.001Z' } }],
    ['brings another token', { receive_asset: at(42161) }],
    ['is of another vendor', { statement: { ...statement, vendor: 'relay' } }],
    [
      'has a changed quote',
      { statement: { ...statement, signed: statement.signed.replace('"20000000"', '"20000001"') } },
    ],
    ['has an empty quote', { statement: { ...statement, signed: '' } }],
  ])('that %s is refused though its server asks for it', async (_, change) =>
    expect(await problem({ ...stepOf(), ...change })).toBe('unreadable'),
  )

  it.each<[string, Record<string, unknown>]>([
    ['unreadable', { dry: true }],
    ['unreadable', { swapType: 'FLEX_INPUT' }],
    ['unreadable', { recipientType: 'INTENTS' }],
    ['unreadable', { refundType: 'INTENTS' }],
    ['unreadable', { amountIn: '1' }],
    ['unreadable', { depositMemo: '7' }],
    ['unreadable', { destinationAsset: 'nep141:arb.omft.near' }],
    ['unreadable', { virtualChainRecipient: recipient }],
    ['unreadable', { customRecipientMsg: '{}' }],
    ['unreadable', { aFieldOfNextYear: '1' }],
    ['unreadable', { deadline: '2026-03-01T12:59:59.999Z' }],
    ['unreadable', { timestamp: '2026-03-01T11:59:59.999Z' }],
    ['unreadable', { minAmountOut: '-1' }],
    ['unreadable', { recipient: 'alice.near' }],
    ['recipient', { recipient: sender }],
    ['refund', { refundTo: recipient }],
    ['minimum', { minAmountOut: '18999999' }],
  ])('is refused as %s if the vendor signed %j', async (expected, change) =>
    expect(await problem(signedWith(change))).toBe(expected),
  )

  it('is refused when its time is over', async () => {
    expect(await problem(stepOf(), { now: new Date('2026-03-01T12:59:59Z') })).toBeNull()
    expect(await problem(stepOf(), { now: new Date('2026-03-01T13:00:00Z') })).toBe('expired')
  })

  it('is sent as the wallet’s coins or as a transfer of the token', () => {
    const call = paymentCall(transfer)
    expect(call).toMatchObject({ chain: 1, to: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', value: 0n })
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: call.data as `0x${string}` })
    expect([functionName, String(args[0]).toLowerCase(), args[1]]).toEqual(['transfer', transfer.to, 20_000_000n])
    expect(paymentCall({ asset: at(10), to: sender, amount: '7' })).toEqual({
      chain: 10,
      to: sender,
      data: '0x',
      value: 7n,
    })
  })
})

describe('names of assets', () => {
  it('are derived as the vendor lists them', () => {
    const listed = listedNames(catalogue, listedTokens)
    // All but wNEAR and those that the catalogue does not have.
    expect([...listed.values()].toSorted()).toEqual(
      listedTokens
        .map(({ assetId }) => assetId)
        .filter((name) => name !== 'nep141:wrap.near')
        .toSorted(),
    )
    const { sources, destinations } = servedBy(listed, catalogue)
    expect(sources).toEqual(destinations)
    for (const id of [usdc, at(83797601), at(84797801), at(999706684)]) expect(sources.has(id)).toBe(true)
  })

  it('count only if contract, network and decimals are the asset’s too', () => {
    const [eth] = listedTokens.filter(({ assetId }) => assetId === body.originAsset)
    if (!eth) throw new Error('the list lacks USDC')
    const found = (change: object) => listedNames(catalogue, [{ ...eth, ...change }]).size
    expect(found({})).toBe(1)
    for (const change of [
      { decimals: 18 },
      { blockchain: 'arb' },
      { contractAddress: sender },
      { assetId: 'nep141:usdc.near' },
    ])
      expect(found(change)).toBe(0)
  })

  it('have the aliases under which the vendor signs', () =>
    expect(oneClickNames(at(999706684))).toEqual(['1cs_v1:btc:native:coin', 'nep141:btc.omft.near']))
})
