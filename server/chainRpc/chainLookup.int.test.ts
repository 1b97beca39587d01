import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt, writeContract } from 'viem/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { checkInAddress, deployCheckIn } from '#chains/evm/testing/checkIn.ts'
import { honest, type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { checkInAbi } from '#contracts/abi/checkIn.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import { testAccount } from '#chains/starknet/testing/accounts.ts'
import { createLocalState } from '#chains/starknet/testing/state.ts'
import { startLocalRpc } from '#chains/starknet/testing/localRpc.ts'
import { servicesOf } from '#chains/services.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createChainLookup } from './chainLookup.ts'
import { north } from '../testing/testApp.ts'

let anvil: Anvil
let liar: RpcProxy
let checkIn: string
beforeAll(async () => {
  anvil = await startAnvil({ chainId: north })
  liar = await startRpcProxy(anvil.url)
  await deployCheckIn(anvil.url)
  const { timestamp } = (await anvil.rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const wallet = createWalletClient({ account: privateKeyToAccount(devAccounts.user.key), transport: http(anvil.url) })
  const date = BigInt(dateNumber(utcDay(new Date(Number(timestamp) * 1000))))
  checkIn = await writeContract(wallet, {
    abi: checkInAbi,
    address: checkInAddress,
    functionName: 'checkIn',
    args: [date],
    chain: null,
  })
})
afterAll(async () => {
  await liar?.stop()
  await anvil?.stop()
})

/** Looks up a check-in on a network without settlement, the default for check-in networks. */
function look(endpoints: readonly string[], hash: string): Promise<unknown> {
  const { chains, assets, ...rest } = loadCatalogue({ profile: 'local' })
  const catalogue = { ...rest, assets, chains: chains.map((one) => ({ ...one, settlement: null })) }
  const lookup = createChainLookup({
    catalogue,
    overrides: new Map([[Number(north), endpoints]]),
    quorum: 2,
    counted: new Set([north]),
  })
  return (lookup.chains(north)?.checkIn?.(checkInAddress, hash) ?? Promise.reject(new Error('no network'))).finally(
    () => lookup.close(),
  )
}

it('trusts no single endpoint about a check-in if there are several', async () => {
  const forged = `0x${'f0'.repeat(32)}`
  liar.meddle = async ({ method, params }, next) => {
    if (method !== 'eth_getTransactionReceipt' || params[0] !== forged) return next()
    const receipt = (await anvil.rpc('eth_getTransactionReceipt', [checkIn])) as object
    return { ...receipt, transactionHash: forged }
  }
  await expect.poll(() => look([liar.url, anvil.url], checkIn)).toMatchObject({ state: 'mined' })
  expect(await look([liar.url], forged)).toMatchObject({
    state: 'mined',
    entries: [{ account: devAccounts.user.address.toLowerCase() }],
  })
  await expect(look([liar.url, anvil.url], forged)).rejects.toMatchObject({ reason: 'rpc_disagree' })
  liar.meddle = honest
})

it('accepts a single endpoint if it is the only one', async () => {
  expect(await look([anvil.url], checkIn)).toMatchObject({ state: 'mined' })
})

it('trusts no single endpoint about a signature where accounts are contracts', async () => {
  const id = chainId(666666666)
  const account = testAccount('0x5eed')
  const state = createLocalState()
  state.accounts.set(account.address, account.publicKey)
  const [honestOne, lying] = await Promise.all([startLocalRpc(state), startLocalRpc(state)])
  lying.lie = (method, answer) => (method === 'starknet_call' ? { result: ['0x56414c4944'] } : answer)
  const lookup = createChainLookup({
    catalogue: loadCatalogue({ profile: 'default' }),
    overrides: new Map([[Number(id), [lying.url, honestOne.url]]]),
    quorum: 3,
    counted: new Set(),
  })
  const accepts = (signature: string) => lookup.chains(id)?.acceptsSignature?.(account.address, 'Hello', signature)
  expect(await accepts(account.signText('Hello'))).toBe(true)
  await expect(accepts(testAccount('0x666').signText('Hello'))).rejects.toMatchObject({ reason: 'rpc_disagree' })
  await Promise.all([lookup.close(), honestOne.stop(), lying.stop()])
})

/** Lookup with a network on which nothing settles or counts. */
const plain = (endpoints: readonly string[], quorum = 2) => {
  const catalogue = loadCatalogue({ profile: 'local' })
  return createChainLookup({
    catalogue: { ...catalogue, chains: catalogue.chains.map((one) => ({ ...one, settlement: null })) },
    overrides: new Map([[Number(north), endpoints]]),
    quorum,
    counted: new Set(),
  })
}
/** Sends seven units of the coin, and returns the transaction in its block. */
async function payment(): Promise<string> {
  const wallet = createWalletClient({ account: privateKeyToAccount(devAccounts.user.key), transport: http(anvil.url) })
  const hash = await sendTransaction(wallet, {
    to: checkInAddress.replace(/..$/, '77') as never,
    value: 7n,
    chain: null,
  })
  await waitForTransactionReceipt(wallet, { hash })
  return hash
}
/** Answers each verification of a signature with yes. */
const accepting: RpcProxy['meddle'] = async ({ method }, next) => (method === 'eth_call' ? '0x01' : next())

it('no endpoint alone signs in as an account by a contract’s consent, on a network where nothing settles', async () => {
  liar.meddle = accepting
  const forged: [string, string, string] = [devAccounts.user.address.toLowerCase(), 'Hello', `0x${'11'.repeat(65)}`]
  const one = plain([liar.url], 1)
  expect(await one.chains(north)?.acceptsSignature?.(...forged)).toBe(true)
  const two = plain([liar.url, anvil.url])
  await expect(two.chains(north)?.acceptsSignature?.(...forged)).rejects.toMatchObject({
    reason: 'rpc_disagree',
  })
  const few = plain([liar.url])
  expect(few.chains(north)?.acceptsSignature).toBeUndefined()
  const verify = servicesOf('evm')?.signIn?.createVerifier(few.chains)
  const [account, message, signature] = forged
  await expect(verify?.({ account, message, signature, chainId: Number(north) })).rejects.toMatchObject({
    reason: 'signature_unverifiable',
  })
  // Balances need one endpoint as before.
  expect(few.chains(north)?.balances).toBeDefined()
  liar.meddle = honest
  await Promise.all([one, two, few].map((lookup) => lookup.close()))
})

it('no endpoint alone proves a payout or a deposit, on a network where nothing settles', async () => {
  const txId = await payment()
  const read = { asset: assetId(north, NATIVE), account: devAccounts.user.address.toLowerCase(), txId }
  liar.meddle = async ({ method }, next) => {
    const answer = JSON.stringify(await next())
    return JSON.parse(method === 'eth_getTransactionByHash' ? answer.replace('"0x7"', '"0x70"') : answer) as unknown
  }
  const [two, few, one] = [plain([liar.url, anvil.url]), plain([anvil.url]), plain([anvil.url], 1)]
  await expect(two.chains(north)?.moved?.(read)).rejects.toMatchObject({ reason: 'rpc_disagree' })
  liar.meddle = honest
  expect((await two.chains(north)?.moved?.(read))?.amount).toBe(-7n)
  expect(await two.chains(north)?.emitted?.({ contract: read.account, txId })).toMatchObject({ events: [] })
  expect([few.chains(north)?.moved, few.chains(north)?.emitted]).toEqual([undefined, undefined])
  expect((await one.chains(north)?.moved?.(read))?.amount).toBe(-7n)
  await Promise.all([two, few, one].map((lookup) => lookup.close()))
})

it('no endpoint alone shows a call, ends a wallet’s nonce or makes a block final, on a network where nothing settles', async () => {
  const txId = await payment()
  const wallet = devAccounts.user.address.toLowerCase()
  const many = plain([liar.url, anvil.url])
  const three = plain([liar.url, anvil.url], 3)
  const few = plain([liar.url])
  const unseen = `0x${'ee'.repeat(32)}`
  const lies: readonly [string, RpcProxy['meddle'], string][] = [
    [
      'a lie',
      async ({ method }, next) => {
        const answer = JSON.stringify(await next())
        return JSON.parse(method === 'eth_getTransactionByHash' ? answer.replace('"0x7"', '"0x70"') : answer) as unknown
      },
      txId,
    ],
    [
      'a missing answer',
      ({ method }, next) => (/^eth_getTransaction(ByHash|Receipt)$/.test(method) ? null : next()),
      txId,
    ],
    [
      'an invented transaction',
      async ({ method, params }, next) => {
        if (!/^eth_getTransaction(ByHash|Receipt)$/.test(method) || params[0] !== unseen) return next()
        const answer = (await anvil.rpc(method, [txId])) as object
        return { ...answer, hash: unseen, transactionHash: unseen }
      },
      unseen,
    ],
  ]
  for (const [name, lie, hash] of lies) {
    liar.meddle = lie
    for (const lookup of [many, three])
      await expect(lookup.chains(north)?.execution?.(hash), name).rejects.toMatchObject({ reason: 'rpc_disagree' })
  }
  liar.meddle = async ({ method, params }, next) => {
    if (method === 'eth_getTransactionCount') return '0xffff'
    if (method === 'eth_getBlockByNumber' && params[0] === 'finalized') return anvil.rpc(method, ['latest', params[1]])
    return next()
  }
  await expect(many.chains(north)?.nonceUse?.(wallet, 5_000n, 0n)).rejects.toMatchObject({ reason: 'rpc_disagree' })
  liar.meddle = honest
  const head = await plain([anvil.url], 1).chains(north)?.head()
  liar.meddle = async ({ method, params }, next) => {
    const isOld = method === 'eth_blockNumber' || (method === 'eth_getBlockByNumber' && params[0] === 'latest')
    if (method === 'eth_getBlockByNumber' && params[0] === 'finalized') return anvil.rpc(method, ['latest', params[1]])
    return isOld ? anvil.rpc('eth_getBlockByNumber', ['0x0', false]) : next()
  }
  const [seen, alone] = [await many.chains(north)?.head(), await few.chains(north)?.head()]
  // The old answer delays, the false one makes nothing final; alone, both would be believed.
  expect([seen?.height, seen?.finalized]).toEqual([0n, 0n])
  expect(head?.height).toBeGreaterThan(0n)
  expect(alone?.height).toBe(0n)
  liar.meddle = honest
  expect(await many.chains(north)?.execution?.(txId)).toMatchObject({ value: 7n, mined: { ok: true } })
  expect(await few.chains(north)?.execution?.(txId)).toMatchObject({ value: 7n })
  expect([many, three, few].map((lookup) => lookup.endpointShortage(north))).toEqual([
    null,
    { endpoints: 2, needed: 3 },
    { endpoints: 1, needed: 2 },
  ])
  await Promise.all([many, three, few].map((lookup) => lookup.close()))
})

it.each([
  [1, false],
  [2, true],
])('with %i endpoints, names are looked up: %s', (endpoints, offered) => {
  const lookup = createChainLookup({
    catalogue: loadCatalogue({ profile: 'default' }),
    overrides: new Map([[84797801, ['http://127.0.0.1:1', 'http://127.0.0.1:2'].slice(0, endpoints)]]),
    quorum: 2,
    counted: new Set(),
  })
  expect(lookup.chains(chainId(84797801))?.askContract !== undefined).toBe(offered)
})
