import {
  Keypair,
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { memo, TOKEN_PROGRAM, tokenAddress, transferTokens } from '#chains/svm/instructions.ts'
import { createSvmNode } from '#chains/svm/node/createNode.ts'
import {
  type LocalSvmChain,
  maker,
  SVM_CHAIN,
  solAsset,
  startLocalSvmChain,
  svmNodeOptions,
  usdcAsset,
  usdcMint,
  user,
} from '#chains/svm/testing/localChain.ts'
import { type AssetId, assetId } from '#core/chain/assetId.ts'
import type { Step } from '#core/wire/order.ts'
import type { Swap, SwapMade, SwapToken } from '#core/wire/swap.ts'
import { fillPool, jupiterState, poolTokens, vaultOf } from '#local/svm/jupiter/pool.ts'
import { createJupiterStandIn, type JupiterStandIn, type SwapParts } from '#local/svm/jupiter/standIn.ts'
import { localSvmKeypair } from '#local/svm/keys.ts'
import { silentLog } from '#runtime/log.ts'
import { startVendorServer, type VendorServer } from '../../providers/testing/vendorServer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { startSwapFollower } from '../followSwaps.ts'
import type { SwapProvider } from '../provider.ts'
import { swapCalls } from '../testing/swapCalls.ts'
import { tokenAccountOf, TOKEN, WRAPPED } from './calls.ts'
import { createJupiterSwaps, type JupiterSettings } from './createJupiterSwaps.ts'

const me = user.publicKey.toBase58()
const thief = localSvmKeypair('mint-btc').publicKey
const bitcoin = assetId(SVM_CHAIN, localSvmKeypair('mint-btc').publicKey.toBase58())
const wrapped = assetId(SVM_CHAIN, WRAPPED)
const tokens = poolTokens(SVM_CHAIN)

let chain: LocalSvmChain
let node: NetworkNode
let standIn: JupiterStandIn
let server: VendorServer
let t: TestApp
let provider: SwapProvider
let follower: ReturnType<typeof startSwapFollower>

beforeAll(async () => {
  chain = await startLocalSvmChain(40, jupiterState(tokens))
  await fillPool(chain.url, tokens)
  node = createSvmNode(svmNodeOptions([chain.url]))
  standIn = createJupiterStandIn(() => chain.url, tokens)
  server = await startVendorServer((call) => standIn.handle(call))
  t = await createTestApp({
    start: new Date(),
    deps: {
      chains: (id) => (id === SVM_CHAIN ? node : null),
      swapProviders: [{ ...open(), chains: () => [SVM_CHAIN] }],
    },
  })
  provider = t.deps.swapProviders[0] as SwapProvider
  follower = startSwapFollower({ ...t.deps, providers: t.deps.swapProviders, log: silentLog }, 2 ** 30)
})
afterAll(async () => {
  await follower.stop()
  await t.close()
  await server.close()
  await chain.stop()
})
beforeEach(() => {
  standIn.change(null)
  standIn.changeQuote(null)
  server.set(null)
  server.calls.length = 0
})

function open(change: Partial<JupiterSettings> = {}): SwapProvider {
  const settings = { url: server.url, apiKey: 'key', perMinute: 100_000, fee: null, ...change }
  // The app that serves it has a clock of its own, which the tests advance.
  const clock = { now: () => (t as TestApp | undefined)?.clock.now() ?? new Date() }
  return createJupiterSwaps({ catalogue: { chains: [svmNodeOptions([]).chain] }, clock }, settings)
}

const { call, asked, best, reason, make, refusal, report, status, follow } = swapCalls({
  app: () => t,
  follower: () => follower,
  sender: me,
})

type Built = Extract<Step, { kind: 'svm_built' }>
const stepOf = ({ steps }: SwapMade): Built => {
  const [step, second] = steps
  if (step?.kind !== 'svm_built' || second) throw new Error('not one transaction')
  return step
}
/** Signs and sends a step as the user's wallet does; returns the signature, also if it fails. */
async function send(step: Built): Promise<string> {
  const transaction = VersionedTransaction.deserialize(Buffer.from(step.transaction, 'base64'))
  transaction.sign([user])
  const signature = await chain.connection.sendTransaction(transaction, { skipPreflight: true })
  await chain.confirmed(signature)
  return signature
}
const balances = async (): Promise<{ sol: bigint; usdc: bigint }> => {
  const held = await node.balances(me, [solAsset, usdcAsset])
  return { sol: held.get(solAsset) ?? 0n, usdc: held.get(usdcAsset) ?? 0n }
}
const SOL = 10n ** 9n
const USDC = 10n ** 6n
const sale = asked(usdcAsset, solAsset, 100n * USDC)

describe('a swap', () => {
  it('of a token for coins is one transaction, and ends with what it moved', async () => {
    const quote = await best(sale)
    expect(quote).toMatchObject({ provider: 'jupiter', kind: 'swap', approval: null, problem: null })
    expect(BigInt(quote.min_receive_amount)).toBe((BigInt(quote.receive_amount) * 99n) / 100n)
    expect(quote.route).toEqual([
      { share_bps: 10_000, hops: [{ dex: 'Stand-in', from_asset: usdcAsset, to_asset: solAsset, fee_pips: null }] },
    ])
    const made = await make(quote)
    const before = await balances()
    const signature = await send(stepOf(made))
    const after = await balances()
    await report(made.swap.id, signature)
    expect(await follow(made.swap.id, 'done')).toMatchObject({
      sent_amount: String(100n * USDC),
      received_amount: quote.receive_amount,
      tx: { chain_id: SVM_CHAIN, tx_hash: signature },
    })
    expect(before.usdc - after.usdc).toBe(100n * USDC)
    const { list } = await call<{ list: Swap[] }>('GET', `/${me}/swaps`)
    expect(list[0]).toMatchObject({ id: made.swap.id, status: 'done' })
    const row = await t.store.swaps.get(made.swap.id as never)
    expect(after.sol - before.sol + (row?.gasFee ?? 0n)).toBe(BigInt(quote.receive_amount))
    // Its end is read until its block is final, and then no longer.
    await chain.slots(40)
    t.clock.advance(60)
    await follower.runOnce()
    expect((await t.store.swaps.get(made.swap.id as never))?.pollAt).toBeNull()
  })

  it('of coins wraps them, and returns what isn’t needed', async () => {
    const quote = await best(asked(solAsset, usdcAsset, SOL))
    const made = await make(quote)
    const signature = await send(stepOf(made))
    await report(made.swap.id, signature)
    expect(await follow(made.swap.id, 'done')).toMatchObject({
      sent_amount: String(SOL),
      received_amount: quote.receive_amount,
    })
  })

  it('of an exact payout sends at most the quoted bound', async () => {
    const quote = await best(asked(solAsset, usdcAsset, 50n * USDC, { exact: 'receive' }))
    expect(quote).toMatchObject({ exact: 'receive', receive_amount: '50000000', min_receive_amount: '50000000' })
    expect(BigInt(quote.max_send_amount)).toBe((BigInt(quote.send_amount) * 101n + 99n) / 100n)
    const made = await make(quote)
    await report(made.swap.id, await send(stepOf(made)))
    expect(await follow(made.swap.id, 'done')).toMatchObject({
      sent_amount: quote.send_amount,
      received_amount: '50000000',
    })
  })

  it('names what a new token account locks, and nothing for one that exists or for coins', async () => {
    const locked = await chain.connection.getMinimumBalanceForRentExemption(165)
    const stranger = { from_address: Keypair.generate().publicKey.toBase58() }
    expect((await best(asked(solAsset, usdcAsset, SOL, stranger))).account_rent).toMatchObject({
      asset: solAsset,
      amount: String(locked),
    })
    expect((await best(asked(solAsset, usdcAsset, SOL))).account_rent).toBeNull()
    expect((await best(asked(usdcAsset, solAsset, USDC, stranger))).account_rent).toBeNull()
    const { from_address: _, ...anyone } = asked(solAsset, usdcAsset, SOL)
    expect((await best(anyone)).account_rent).toBeNull()
  })

  it('is quoted without what an account locks while no node answers', async () => {
    const { from, to, ...ask } = await askOf()
    const silent = { ...node, askContract: () => new Promise<never>(() => {}) }
    const answer = await open().quote({ ...ask, node: silent, from: to, to: from }, new AbortController().signal)
    expect(answer).toMatchObject({ offer: { accountRent: null } })
  })

  it('of wrapped coins leaves them wrapped', async () => {
    const quote = await best(asked(usdcAsset, wrapped, 10n * USDC))
    const made = await make(quote)
    await report(made.swap.id, await send(stepOf(made)))
    expect(await follow(made.swap.id, 'done')).toMatchObject({ received_amount: quote.receive_amount })
    expect((await node.balances(me, [wrapped, solAsset])).get(wrapped)).toBe(BigInt(quote.receive_amount))
    const found = await t.call('GET', `/api/portfolio_api/v1/found-tokens?chain_id=${SVM_CHAIN}&owner=${me}`)
    expect(found).toMatchObject({ status: 200, body: { data: { list: [] } } })
    const back = await make(await best(asked(wrapped, usdcAsset, BigInt(quote.receive_amount))))
    await report(back.swap.id, await send(stepOf(back)))
    expect(await follow(back.swap.id, 'done')).toMatchObject({ sent_amount: quote.receive_amount })
  })

  it('that fails on chain by Jupiter’s bound says that the price moved', async () => {
    const made = await make(await best(asked(usdcAsset, bitcoin, 10n * USDC)))
    // A larger swap before it takes a tenth of what the pool holds.
    const big = await make(await best(asked(usdcAsset, bitcoin, 90_000n * USDC)))
    await send(stepOf(big))
    const signature = await send(stepOf(made))
    await report(made.swap.id, signature)
    expect(await follow(made.swap.id, 'failed')).toMatchObject({
      failure: 'slippage',
      sent_amount: '0',
      received_amount: '0',
    })
  })

  it('whose transaction never lands expires by its block height, and only then', async () => {
    const made = await make(await best(sale))
    const transaction = VersionedTransaction.deserialize(Buffer.from(stepOf(made).transaction, 'base64'))
    transaction.sign([user])
    const signature = '5'.repeat(87)
    await report(made.swap.id, signature)
    t.clock.advance(600)
    await follower.runOnce()
    expect(await status(made.swap.id)).toMatchObject({ status: 'sent' })
    await chain.slots(300)
    expect(await follow(made.swap.id, 'expired', 60)).toMatchObject({ tx: null })
  })

  it('counts as valid for as long as any new transaction is, if Jupiter states less', async () => {
    const quote = await best(sale)
    standIn.change((parts) => (parts.lastValidBlockHeight -= 140))
    const { finalizedExpiry = 0n } = await node.head()
    expect(stepOf(await make(quote)).last_valid_block_height).toBeGreaterThanOrEqual(Number(finalizedExpiry) + 200)
  })

  it('isn’t ended by another transaction that someone reports', async () => {
    const first = await make(await best(sale))
    const signature = await send(stepOf(first))
    await report(first.swap.id, signature)
    await follow(first.swap.id, 'done')
    const second = await make(await best(asked(usdcAsset, solAsset, 7n * USDC)))
    await report(second.swap.id, signature)
    await follower.runOnce()
    t.clock.advance(5)
    await follower.runOnce()
    expect(await status(second.swap.id)).toMatchObject({ status: 'waiting', tx: null })
  })
})

describe('refuses before a quote', () => {
  it.each([
    ['limited', 'provider_busy'],
    ['down', 'provider_unavailable'],
    ['hangs', 'provider_unavailable'],
    ['garbage', 'provider_unavailable'],
    ['redirects', 'provider_unavailable'],
  ] as const)('while the vendor is %s', async (fault, expected) => {
    server.set(fault)
    const fresh = open()
    const ask = { ...(await askOf()), signal: AbortSignal.timeout(1_500) }
    const answer = await fresh.quote(ask, ask.signal)
    expect('refusal' in answer && answer.refusal.reason).toBe(expected)
  })

  it.each(['unknown_field', 'slow'] as const)('not with %s', async (fault) => {
    server.set(fault)
    expect(await refusal(await best(sale))).toBe('made')
  })

  it.each<[string, (quote: Record<string, unknown>) => void]>([
    ['another amount', (quote) => (quote['inAmount'] = '1')],
    ['another token', (quote) => (quote['outputMint'] = usdcMint)],
    ['another slippage', (quote) => (quote['slippageBps'] = 5_000)],
    ['another kind', (quote) => (quote['swapMode'] = 'ExactOut')],
    ['the older form', (quote) => (quote['instructionVersion'] = 'V1')],
    ['nothing to receive', (quote) => (quote['outAmount'] = '0')],
    ['a fee that no one asked for', (quote) => (quote['platformFee'] = { amount: '1', feeBps: 50 })],
  ])('an answer with %s', async (_, by) => {
    standIn.changeQuote(by)
    expect(await reason(sale)).toBe('provider_unavailable')
  })

  it('a pair without a route, and one that only wraps', async () => {
    expect(await reason(asked(solAsset, usdcAsset, 1n))).toBe('no_route')
    expect(await reason(asked(solAsset, wrapped, SOL))).toBe('no_route')
  })

  it('an invalid key is no missing route', async () => {
    const denied = await startVendorServer(() => ({ status: 401, body: { error: 'Unauthorized' } }))
    const answer = await open({ url: denied.url }).quote(await askOf(), AbortSignal.timeout(5_000))
    await denied.close()
    expect(answer).toMatchObject({ refusal: { reason: 'provider_unavailable' } })
  })
})

async function askOf() {
  const chainDef = svmNodeOptions([]).chain
  const token = (id: AssetId, symbol: string, decimals: number) => ({
    id,
    chainId: SVM_CHAIN,
    token: id.split(':')[1] ?? '',
    symbol,
    name: symbol,
    decimals,
    icon: '',
    priceKey: null,
    isListed: true,
  })
  return {
    chain: chainDef,
    node,
    from: token(usdcAsset, 'USDC', 6),
    to: token(solAsset, 'SOL', 9),
    amount: 100n * USDC,
    exact: 'send' as const,
    slippageBps: 100,
    sender: me,
    toReceived: () => null,
    gasPrice: 5_000n,
  }
}

describe('refuses a transaction', () => {
  const key = (pubkey: PublicKey, isSigner = false) => ({ pubkey, isSigner, isWritable: true })
  const tokenCall = (data: number[], ...keys: PublicKey[]) =>
    new TransactionInstruction({
      programId: TOKEN_PROGRAM,
      keys: keys.map((one) => key(one, one.equals(user.publicKey))),
      data: Buffer.from(data),
    })
  const [usdc] = [new PublicKey(usdcMint)]
  const mine = tokenAddress(user.publicKey, usdc)

  it.each<[string, (parts: SwapParts) => void]>([
    ['that pays another account', ({ accounts }) => (accounts[5] = key(tokenAddress(thief, new PublicKey(WRAPPED))))],
    ['that takes more than quoted', ({ data }) => data.writeBigUInt64LE(101n * USDC, 9)],
    ['that may pay less than the minimum', ({ data }) => data.writeUInt16LE(5_000, 25)],
    ['with a higher fee', ({ data }) => data.writeUInt16LE(200, 27)],
    ['with the older form of the swap', ({ data }) => Buffer.from('c1209b3341d69c81', 'hex').copy(data)],
    ['that swaps without Jupiter’s own accounts', ({ data }) => Buffer.from('bb64facc31c4af14', 'hex').copy(data)],
    ['that lets exchanges sign for the sender', ({ accounts }) => void accounts.push(key(user.publicKey, true))],
    ['that calls another program', ({ before }) => void before.push(memo(user.publicKey, 'hello'))],
    [
      'that sends coins to someone',
      ({ after }) =>
        void after.push(SystemProgram.transfer({ fromPubkey: user.publicKey, toPubkey: thief, lamports: 1_000_000 })),
    ],
    [
      'that approves a delegate',
      ({ after }) => void after.push(tokenCall([4, 1, 0, 0, 0, 0, 0, 0, 0], mine, thief, user.publicKey)),
    ],
    [
      'that gives an account away',
      ({ after }) => void after.push(tokenCall([6, 2, 1, ...thief.toBytes()], mine, user.publicKey)),
    ],
    [
      'that closes another account',
      ({ after }) => void after.push(tokenCall([9], mine, user.publicKey, user.publicKey)),
    ],
    [
      'that pays the coins of a closed account to someone',
      ({ after }) =>
        void (after[0] = tokenCall([9], tokenAddress(user.publicKey, new PublicKey(WRAPPED)), thief, user.publicKey)),
    ],
    [
      'that sends tokens to someone',
      ({ after }) =>
        void after.push(
          transferTokens({ from: user.publicKey, to: maker.publicKey, mint: usdc, amount: 1n, decimals: 6 }),
        ),
    ],
    [
      'that pays too much for its priority',
      ({ before }) => void (before[1] = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 50_000_000_000 })),
    ],
    ['that someone else signs too', (parts) => (parts.payer = maker.publicKey)],
    ['that never expires', (parts) => (parts.lastValidBlockHeight += 100_000)],
    ['that has expired', (parts) => (parts.lastValidBlockHeight = 1)],
  ])('%s', async (_, by) => {
    const quote = await best(sale)
    standIn.change((parts) => by(parts))
    expect(await refusal(quote)).toBe('provider_unavailable')
  })

  it('that would pay less than the minimum now', async () => {
    const quote = await best(sale)
    // The route pays a tenth less than what was quoted.
    standIn.change(({ data }) => data.writeBigUInt64LE((BigInt(quote.receive_amount) * 9n) / 10n, 35))
    expect(await refusal(quote)).toBe('swap_slippage')
  })

  it('that the sender can’t pay for', async () => {
    expect(await refusal(await best(asked(usdcAsset, solAsset, 10n ** 13n)))).toBe('swap_balance')
    expect(await refusal(await best(asked(solAsset, usdcAsset, 100_000n * SOL)))).toBe('swap_balance')
  })
})

describe('the operator’s fee', () => {
  const owner = maker.publicKey.toBase58()

  it('is asked for where the operator has an account, and bounds what arrives', async () => {
    const charging = open({ fee: { owner, bps: 50 } })
    const ask = { ...(await askOf()), from: (await askOf()).to, to: (await askOf()).from, amount: SOL }
    const answer = await charging.quote(ask, AbortSignal.timeout(5_000))
    if (!('offer' in answer)) throw new Error(answer.refusal.reason)
    const { fee, receive, minReceive, detail } = answer.offer
    expect(server.calls.at(-1)?.query.get('platformFeeBps')).toBe('50')
    expect(fee?.asset).toBe(usdcAsset)
    expect(minReceive).toBe((((receive * 99n) / 100n) * 9_950n) / 10_000n)
    expect(detail).toMatchObject({ feeAccount: tokenAccountOf(owner, usdcMint, TOKEN) })
    await charging.prepare({ ...ask, sender: me }, answer.offer, AbortSignal.timeout(5_000))
    expect(server.calls.at(-1)?.body).toMatchObject({ feeAccount: tokenAccountOf(owner, usdcMint, TOKEN) })
  })

  it('is none for a token without an account, for an exact payout, and by default', async () => {
    const charging = open({ fee: { owner, bps: 50 } })
    const ask = await askOf()
    await charging.quote(ask, AbortSignal.timeout(5_000))
    await charging.quote({ ...ask, from: ask.to, to: ask.from, exact: 'receive' }, AbortSignal.timeout(5_000))
    await provider.quote(ask, AbortSignal.timeout(5_000))
    expect(server.calls.map(({ query }) => query.get('platformFeeBps'))).toEqual([null, null, null])
  })
})

describe('a request', () => {
  it('has the key, which no answer to a page has', async () => {
    const quote = await best(sale)
    const made = await make(quote)
    expect(server.calls.map(({ headers }) => headers['x-api-key'])).toEqual(['key', 'key'])
    expect(JSON.stringify([quote, made])).not.toContain('x-api-key')
    expect(server.calls[1]?.body).toMatchObject({ userPublicKey: me, useSharedAccounts: true, wrapAndUnwrapSol: true })
  })

  it('of quotes alone is a single one at each refresh, and prepares no transaction', async () => {
    for (let refresh = 0; refresh < 3; refresh++) await best(sale)
    expect(server.calls.map(({ path }) => path)).toEqual(Array(3).fill('/swap/v1/quote'))
  })
})

describe('a token', () => {
  const token = (address: string) => call<SwapToken>('GET', `/token?chain_id=${SVM_CHAIN}&address=${address}`)

  it('is imported by its mint, with the decimals that the network shows', async () => {
    expect(await token(WRAPPED)).toMatchObject({ asset_id: wrapped, decimals: 9, warnings: ['unlisted', 'unchecked'] })
  })

  it('is none at another account', async () => {
    for (const address of [me, vaultOf(usdcMint).toBase58()])
      await expect(token(address)).rejects.toThrow('token_unknown')
  })
})
