import { ComputeBudgetProgram, Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ACCOUNT_SIZE,
  AccountLayout,
  createSetAuthorityInstruction,
  AuthorityType,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { createChainNode } from '#chains/nodes.ts'
import type { Dispute } from '#chains/rpc/votes.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer, PayoutAction, SignedTx } from '#chains/contract/payer.ts'
import { reasonOf } from '#core/errors.ts'
import { assetId, parseAssetId } from '#core/chain/assetId.ts'
import { createTokenAccount, memo, tokenAddress, transferTokens } from '../instructions.ts'
import {
  type LocalSvmChain,
  maker,
  makerSecret,
  solAsset,
  startLocalSvmChain,
  SVM_CHAIN,
  svmNodeOptions,
  usdcAsset,
  usdcMint,
  user,
} from '../testing/localChain.ts'
import { samplePayout } from '../testing/payouts.ts'
import { type Proxy, startProxy } from '../testing/proxy.ts'
import { createSvmNode } from './createNode.ts'

let chain: LocalSvmChain
let node: ChainNode
let payer: Payer
const mint = new PublicKey(usdcMint)
const tokens = (amount: bigint) =>
  transferTokens({ from: user.publicKey, to: maker.publicKey, mint, amount, decimals: 6 })
const coins = (lamports: bigint) =>
  SystemProgram.transfer({ fromPubkey: user.publicKey, toPubkey: maker.publicKey, lamports })

const transfer = (change: Partial<Extract<PayoutAction, { kind: 'transfer' }>> = {}): PayoutAction => ({
  kind: 'transfer',
  asset: usdcAsset,
  amount: 1_000n,
  recipient: Keypair.generate().publicKey.toBase58(),
  memo: 'memo',
  destinationGas: 0n,
  orderId: null,
  ...change,
})
const made = async (action: PayoutAction, previous: SignedTx | null = null): Promise<SignedTx> =>
  payer.sign(await payer.plan(action, previous ? 1 : 0, previous), 0n)
async function since<T>(work: () => Promise<T>): Promise<{ done: T; from: bigint; to: bigint }> {
  // The head's own block can hold transactions of the previous test.
  const from = (await node.head()).height + 1n
  const done = await work()
  return { done, from, to: (await node.head()).height }
}

beforeAll(async () => {
  chain = await startLocalSvmChain()
  node = createSvmNode(svmNodeOptions([chain.url]))
  payer = node.payer(makerSecret)
})
afterAll(() => chain.stop())

describe('watching the deposit address', () => {
  test('detects tokens and coins with their memos, in one transaction or several', async () => {
    const { done, from, to } = await since(async () => [
      await chain.send([tokens(11n), memo(user.publicKey, 'first')], [user]),
      await chain.send([coins(1_000_000n), tokens(12n), memo(user.publicKey, 'second')], [user]),
      await chain.send([tokens(13n)], [user]),
    ])
    const { deposits, endings } = await node.scan(from, to)
    expect(endings).toEqual([])
    expect(deposits.map((d) => [d.txId, d.asset, d.amount, d.sender, d.binding])).toEqual([
      [done[0], usdcAsset, 11n, user.publicKey.toBase58(), { kind: 'memo', memo: 'first' }],
      [done[1], expect.anything(), expect.anything(), user.publicKey.toBase58(), { kind: 'memo', memo: 'second' }],
      [done[1], expect.anything(), expect.anything(), user.publicKey.toBase58(), { kind: 'memo', memo: 'second' }],
      [done[2], usdcAsset, 13n, user.publicKey.toBase58(), { kind: 'memo', memo: null }],
    ])
    expect(new Set(deposits.slice(1, 3).map((d) => `${d.asset} ${d.amount}`))).toEqual(
      new Set([`${solAsset} 1000000`, `${usdcAsset} 12`]),
    )
    expect(deposits.map(({ ordinal }) => ordinal)).toEqual([0, 0, 1, 0])
    for (const { height, blockHash } of deposits) expect(await node.isCanonical(height, blockHash)).toBe(true)
  })

  test('ignores a perfect transfer in a failed transaction', async () => {
    const poor = SystemProgram.transfer({ fromPubkey: user.publicKey, toPubkey: maker.publicKey, lamports: 10n ** 15n })
    const { done, from, to } = await since(() =>
      chain.send([tokens(99n), memo(user.publicKey, 'cheat'), poor], [user], true),
    )
    expect(
      (await chain.connection.getSignaturesForAddress(maker.publicKey, {}, 'confirmed')).some(
        ({ signature }) => signature === done,
      ),
    ).toBe(true)
    expect((await node.scan(from, to)).deposits).toEqual([])
  })

  test('ignores the maker’s own payouts', async () => {
    const { from, to } = await since(async () => {
      const tx = await made(transfer({ asset: solAsset, amount: 1_000_000n, recipient: user.publicKey.toBase58() }))
      await payer.broadcast(tx)
      await chain.confirmed(tx.ref)
    })
    expect((await node.scan(from, to)).deposits).toEqual([])
  })

  test('sends no request to a node that has not reached the range', async () => {
    const { height } = await node.head()
    await expect(node.scan(height, height + 500n)).rejects.toMatchObject({ reason: 'rpc_behind', retriable: true })
  })
})

describe('slots without a block', () => {
  let proxy: Proxy
  beforeAll(async () => {
    proxy = await startProxy(chain.url)
  })
  afterAll(() => proxy.stop())

  test('are not part of the chain, once the next block proves it', async () => {
    const { height } = await node.head()
    const skipped = height - ((height + 1n) % 16n)
    expect(await node.isCanonical(skipped, 'any')).toBe(false)
  })

  test('a block that the node has lost is not taken for a skipped slot', async () => {
    await chain.slots(3)
    const { height, hash } = await node.head()
    await chain.slots(3)
    const forgetful = createSvmNode(svmNodeOptions([proxy.url]))
    let asked = 0
    proxy.tamper = (method, answer) =>
      method === 'getBlock' && asked++ === 0
        ? { error: { code: -32007, message: `Slot ${height} was skipped` } }
        : answer
    await expect(forgetful.isCanonical(height, hash)).rejects.toMatchObject({ reason: 'rpc_behind' })
    expect(await forgetful.isCanonical(height, hash)).toBe(true)
  })
})

describe('paying', () => {
  test('a token payout opens the recipient’s account, adds destination gas, and is proven', async () => {
    const sample = samplePayout(usdcAsset, 2_000_000n, 5_000_000n)
    const plan = await payer.plan(sample.action, 0, null)
    expect(plan.feeCap).toBe(5_000n + 2_039_280n)
    const tx = await payer.sign(plan, 0n)
    await payer.broadcast(tx)
    await chain.confirmed(tx.ref)
    expect(await node.verifyFill(sample.order, tx.ref, sample.memo)).toMatchObject({ txId: tx.ref, ordinal: 0 })
    const balances = await node.balances(sample.recipient, [usdcAsset, solAsset])
    expect([balances.get(usdcAsset), balances.get(solAsset)]).toEqual([2_000_000n, 5_000_000n])
    // By its address alone, as a token that no list has.
    expect(await node.unlistedBalance?.(sample.recipient, usdcAsset)).toBe(2_000_000n)
    const unheld = assetId(node.id, Keypair.generate().publicKey.toBase58())
    expect(await node.unlistedBalance?.(sample.recipient, unheld)).toBe(0n)
    expect(await node.unlistedTokens?.(sample.recipient)).toEqual({ tokens: [], since: null, isCut: false })
    const options = svmNodeOptions([chain.url])
    const bare = createSvmNode({ ...options, assets: options.assets.filter(({ id }) => id === solAsset) })
    expect(await bare.unlistedTokens?.(sample.recipient)).toEqual({
      tokens: [{ token: parseAssetId(usdcAsset).token, amount: 2_000_000n }],
      since: null,
      isCut: false,
    })
    expect((await payer.plan(transfer({ recipient: sample.recipient }), 0, null)).feeCap).toBe(5_000n)
  })

  test('a native payout is proven, and does not verify another order', async () => {
    const sample = samplePayout(solAsset, 3_000_000n)
    const tx = await made(sample.action)
    await payer.broadcast(tx)
    await chain.confirmed(tx.ref)
    expect(await node.verifyFill(sample.order, tx.ref, sample.memo)).not.toBeNull()
    expect(await node.verifyFill({ ...sample.order, memoHash: `0x${'11'.repeat(32)}` }, tx.ref, null)).toBeNull()
  })

  test.each<[string, PayoutAction]>([
    ['insufficient_inventory', transfer({ amount: 10n ** 18n })],
    ['insufficient_inventory', transfer({ asset: solAsset, amount: 10n ** 18n })],
    ['recipient_rejects', transfer({ asset: solAsset, amount: 1n })],
    ['asset_unknown', transfer({ asset: assetId(SVM_CHAIN, Keypair.generate().publicKey.toBase58()) })],
    ['address_invalid', transfer({ recipient: 'nobody' })],
    ['action_unsupported', { kind: 'void' }],
  ])('says %s before anything is signed', async (reason, action) => {
    await expect(payer.plan(action, 0, null)).rejects.toMatchObject({ reason })
  })

  test('nothing is signed again while the earlier transaction may land, which it cannot afterwards', async () => {
    const action = transfer()
    const first = await made(action)
    await expect(payer.plan(action, 1, first)).rejects.toMatchObject({ reason: 'tx_may_land', retriable: true })
    for (;;) {
      const head = await node.head()
      const again = await payer.plan(action, 1, first).catch(reasonOf)
      if (typeof again !== 'string') break
      expect(again).toBe('tx_may_land')
      expect(head.finalizedExpiry).toBeLessThanOrEqual(first.expiresAt ?? 0n)
      await chain.slots(1)
    }
    await expect(payer.broadcast(first)).rejects.toMatchObject({ reason: 'tx_expired' })
    expect((await node.txStatus(first.ref)).state).toBe('unknown')
  })

  test('nothing is signed again if the earlier transaction has landed', async () => {
    const action = transfer()
    const first = await made(action)
    await payer.broadcast(first)
    await chain.confirmed(first.ref)
    await expect(payer.plan(action, 1, first)).rejects.toMatchObject({ reason: 'tx_may_land' })
  })

  test('modified bytes are refused', async () => {
    const tx = await made(transfer())
    const bytes = Buffer.from(tx.raw, 'base64')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    await expect(payer.broadcast({ ...tx, raw: bytes.toString('base64') })).rejects.toMatchObject({
      reason: 'tx_refused',
    })
  })
})

describe('recipients', () => {
  test('reports recipients that cannot be paid, with the reason', async () => {
    const holder = Keypair.generate()
    await chain.send([createTokenAccount(user.publicKey, holder.publicKey, mint)], [user])
    const account = tokenAddress(holder.publicKey, mint)
    const unborn = PublicKey.findProgramAddressSync([Buffer.from('x')], SystemProgram.programId)[0]
    const incinerator = new PublicKey('1nc1nerator11111111111111111111111111111111')
    // Program in no list: the network itself reports it.
    const program = new PublicKey('ZkE1Gama1Proof11111111111111111111111111111')
    const problems = await Promise.all(
      [
        holder.publicKey,
        account,
        mint,
        program,
        ComputeBudgetProgram.programId,
        TOKEN_PROGRAM_ID,
        SystemProgram.programId,
        incinerator,
        unborn,
      ].map((key) => node.recipientProblem(key.toBase58(), usdcAsset)),
    )
    expect(problems).toEqual([
      null,
      'recipient_is_token',
      'recipient_is_token',
      'recipient_is_program',
      'recipient_dead',
      'recipient_dead',
      'recipient_zero',
      'recipient_dead',
      'recipient_unusable',
    ])
  })

  test('refuses a token account with another owner', async () => {
    const [holder, thief] = [Keypair.generate(), Keypair.generate()]
    const account = tokenAddress(holder.publicKey, mint)
    const give = createSetAuthorityInstruction(account, holder.publicKey, AuthorityType.AccountOwner, thief.publicKey)
    await chain.send([createTokenAccount(user.publicKey, holder.publicKey, mint), give], [user, holder])
    const info = await chain.connection.getAccountInfo(account)
    expect(
      AccountLayout.decode(info?.data.subarray(0, ACCOUNT_SIZE) ?? Buffer.alloc(0)).owner.equals(thief.publicKey),
    ).toBe(true)
    expect(await node.recipientProblem(holder.publicKey.toBase58(), usdcAsset)).toBe('recipient_rejects')
    await expect(payer.plan(transfer({ recipient: holder.publicKey.toBase58() }), 0, null)).rejects.toMatchObject({
      reason: 'recipient_rejects',
    })
  })
})

describe('three endpoints, two of which must agree', () => {
  let proxies: Proxy[]
  let three: ChainNode
  let alone: ChainNode
  beforeAll(async () => {
    proxies = [await startProxy(chain.url), await startProxy(chain.url), await startProxy(chain.url)]
    three = createSvmNode({
      ...svmNodeOptions(
        proxies.map(({ url }) => url),
        2,
      ),
      timeoutMs: 2_000,
    })
    alone = createSvmNode(svmNodeOptions([first().url]))
  })
  afterAll(() => Promise.all(proxies.map((proxy) => proxy.stop())))
  const first = (): Proxy => proxies[0] as Proxy
  /** Transaction as if it had created all tokens that exist after it. */
  const fromNothing = (transaction: unknown): unknown => {
    const copy = structuredClone(transaction) as { meta: { preTokenBalances: unknown[] } }
    copy.meta.preTokenBalances = []
    return copy
  }
  const withLiar = async <T>(tamper: Proxy['tamper'], work: () => Promise<T>): Promise<T> => {
    const before = first().tamper
    first().tamper = tamper
    return work().finally(() => {
      first().tamper = before
    })
  }

  test('a liar can neither invent an amount nor hide a deposit', async () => {
    const { done, from, to } = await since(() => chain.send([tokens(21n), memo(user.publicKey, 'm')], [user]))
    const honest = await three.scan(from, to)
    expect(honest.deposits).toMatchObject([{ txId: done, amount: 21n }])
    const inventing: Proxy['tamper'] = (method, answer) =>
      method === 'getTransaction' ? { result: fromNothing(answer.result) } : answer
    expect((await withLiar(inventing, () => alone.scan(from, to))).deposits).not.toEqual(honest.deposits)
    expect(await withLiar(inventing, () => three.scan(from, to))).toEqual(honest)
    const hiding: Proxy['tamper'] = (method, answer) => (method === 'getSignaturesForAddress' ? { result: [] } : answer)
    expect(await withLiar(hiding, () => three.scan(from, to))).toEqual(honest)
  })

  test('with two endpoints a hidden deposit is a dispute, not an empty list', async () => {
    const told: Dispute[] = []
    const pair = createChainNode({
      ...svmNodeOptions(
        proxies.slice(0, 2).map(({ url }) => url),
        2,
      ),
      onDispute: (dispute) => told.push(dispute),
    })
    const { done, from, to } = await since(() => chain.send([tokens(23n), memo(user.publicKey, 'm')], [user]))
    const hiding: Proxy['tamper'] = (method, answer) => (method === 'getSignaturesForAddress' ? { result: [] } : answer)
    await expect(withLiar(hiding, () => pair.scan(from, to))).rejects.toMatchObject({
      reason: 'rpc_disagree',
      retriable: true,
    })
    expect(told).toMatchObject([{ method: 'scan', subject: `${from} ${to}`, votes: [{}, {}] }])
    expect(told[0]?.votes[0]).toMatchObject({ endpoint: new URL(first().url).host })
    expect(told[0]?.votes[0]?.answer).toMatch(/^does not list/)
    expect(told[0]?.votes[1]?.answer).toMatch(/^lists/)
    expect((await pair.scan(from, to)).deposits).toMatchObject([{ txId: done, amount: 23n }])
  })

  test('an endpoint with a shorter history does not vote, and one that truncates pages hides nothing', async () => {
    const { done, from, to } = await since(async () => [
      await chain.send([tokens(24n), memo(user.publicKey, 'm')], [user]),
      await chain.send([tokens(25n), memo(user.publicKey, 'm')], [user]),
    ])
    const cutting: Proxy['tamper'] = (method, answer) =>
      method === 'getSignaturesForAddress' ? { result: (answer.result as object[]).slice(0, 1) } : answer
    const found = await withLiar(cutting, () => alone.scan(from, to))
    expect(found.deposits.map(({ txId }) => txId)).toEqual(done)
    const pruned: Proxy['tamper'] = (method, answer) => {
      if (method === 'getFirstAvailableBlock') return { result: Number(to) }
      return method === 'getSignaturesForAddress' ? { result: [] } : answer
    }
    const second = proxies[1] as Proxy
    second.tamper = pruned
    await expect(withLiar(pruned, () => three.scan(from, to))).rejects.toMatchObject({ reason: 'rpc_behind' })
    second.tamper = (_method, answer) => answer
  })

  test('a liar cannot make a payout look unsent, nor final', async () => {
    const tx = await made(transfer())
    await three.payer(makerSecret).broadcast(tx)
    await chain.confirmed(tx.ref)
    await chain.slots(8)
    const forgetting: Proxy['tamper'] = (method, answer) =>
      method === 'getSignatureStatuses' ? { result: { context: { slot: 9_000_000 }, value: [null] } } : answer
    expect(await withLiar(forgetting, () => three.txStatus(tx.ref))).toMatchObject({ state: 'mined', final: true })
    const rushing: Proxy['tamper'] = (method, answer) => (method === 'getSlot' ? { result: 9_000_000 } : answer)
    expect((await withLiar(rushing, () => three.head())).finalized).toBeLessThan(1_000_000n)
  })

  test('an endpoint of another cluster does not count, whatever it returns', async () => {
    const urls = [first().url, (proxies[1] as Proxy).url, (proxies[2] as Proxy).url]
    const elsewhere: Proxy['tamper'] = (method, answer) =>
      method === 'getGenesisHash' ? { result: Keypair.generate().publicKey.toBase58() } : answer
    await withLiar(elsewhere, async () => {
      const fresh = createSvmNode({ ...svmNodeOptions(urls, 2), timeoutMs: 2_000 })
      expect((await fresh.head()).height).toBeGreaterThan(0n)
      expect(fresh.endpoints().map(({ lastError }) => lastError)).toEqual(['rpc_wrong_chain', null, null])
      const pair = createSvmNode({ ...svmNodeOptions(urls.slice(0, 2)), timeoutMs: 2_000 })
      await expect(pair.balances(maker.publicKey.toBase58(), [solAsset])).rejects.toMatchObject({
        reason: 'rpc_disagree',
        retriable: true,
      })
    })
  })

  test('a liar that shows an invented payment twice still has one vote', async () => {
    const { done, from, to } = await since(() => chain.send([tokens(22n), memo(user.publicKey, 'm')], [user]))
    const honest = await three.scan(from, to)
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'getTransaction',
      params: [done, { commitment: 'confirmed', maxSupportedTransactionVersion: 0 }],
    })
    const genuine = (await (await fetch(chain.url, { method: 'POST', body })).json()) as { result: unknown }
    const invented = fromNothing(genuine.result)
    const twice = (rows: object[]): object[] => rows.flatMap((row) => [row, { ...row, signature: '1'.repeat(64) }])
    const doubling: Proxy['tamper'] = (method, answer) => {
      if (method === 'getSignaturesForAddress') return { result: twice(answer.result as object[]) }
      return method === 'getTransaction' ? { result: invented } : answer
    }
    expect(await withLiar(doubling, () => three.scan(from, to))).toEqual(honest)
  })

  test('continues without one endpoint and names it; without two it reports an outage', async () => {
    const gone: Proxy['tamper'] = () => null
    await withLiar(gone, async () => {
      expect((await three.head()).height).toBeGreaterThan(0n)
      expect(three.endpoints().map(({ healthy }) => healthy)).toEqual([false, true, true])
      const second = proxies[1] as Proxy
      second.tamper = gone
      await expect(three.head()).rejects.toMatchObject({ reason: 'rpc_unreachable' })
      second.tamper = (_method, answer) => answer
    })
  })
})
