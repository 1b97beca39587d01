import { StarknetInjectedWallet } from '@starknet-io/get-starknet-wallet-standard'
import { getWallets } from '@wallet-standard/app'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { createNetworkNode } from '#chains/nodes.ts'
import { padFelt } from '#chains/starknet/address.ts'
import { starknetServices } from '#chains/starknet/services.ts'
import { testAccount } from '#chains/starknet/testing/accounts.ts'
import { createLocalState, type LocalState } from '#chains/starknet/testing/state.ts'
import { type LocalRpc, startLocalRpc } from '#chains/starknet/testing/localRpc.ts'
import { starknet } from '#chains/starknet/family.ts'
import { contracts } from '#chains/starknet/testing/contracts.ts'
import { AVNU, POOL } from '#chains/starknet/testing/avnuExchange.ts'
import { chainId } from '#core/chain/chainId.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { parseOrderId } from '#core/order/id.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { CallsStep } from '#server/swaps/avnu/policy.ts'
import { createAvnuStandIn } from '#server/swaps/avnu/testing/standIn.ts'
import { buildAnswer, quotesAnswer } from '#server/swaps/avnu/wire.ts'
import { configureWallets } from '../config.ts'
import type { Expectation, SignInRequest, Transfers, WalletAccount, WalletFamily } from '../contract.ts'
import { chainRow } from '../evm/testing/fixtures.ts'
import { installFakeWindow } from '../svm/testing/fakeWindow.ts'
import { createFakeWallet, type FakeWallet, type FakeWalletOptions, MAINNET, SEPOLIA } from './testing/fakeWallet.ts'
import type { StarknetStep } from './verifyStep.ts'
import { starknetWallets } from './wallets.ts'

const CHAIN = 666666666
const user = testAccount('0x5eed')
const other = testAccount('0x07e4')

let state: LocalState
let rpc: LocalRpc
let node: NetworkNode
let page: ReturnType<typeof installFakeWindow>
let family: WalletFamily & Transfers
let fake: FakeWallet

const row = () => chainRow(CHAIN, { family: 'starknet', rpc_urls: ['http://127.0.0.1:9', rpc.url] })
const request: SignInRequest = {
  domain: 'app.test',
  uri: 'https://app.test',
  nonce: 'abcdef123456',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-01T00:10:00.000Z',
  statement: 'Sign in.',
  chainId: CHAIN,
}

/** Injects a wallet into the page, as an extension does. */
function inject(options: FakeWalletOptions = {}, account = user): FakeWallet {
  const made = createFakeWallet(account, options)
  Object.assign(window, { [`starknet_${made.injected.id}`]: made.injected })
  return made
}

beforeAll(async () => {
  state = createLocalState()
  rpc = await startLocalRpc(state)
  const { chains, assets } = loadCatalogue({ profile: 'default' })
  const chain = chains.find(({ id }) => Number(id) === CHAIN)
  if (!chain) throw new Error('the catalogue has no Starknet')
  node = createNetworkNode({ chain, assets, endpoints: [rpc.url], quorum: 1 })
})
afterAll(() => rpc?.stop())
beforeEach(() => {
  page = installFakeWindow()
  configureWallets({ walletConnectProjectId: null, chains: [row()] })
  fake = inject({ node: rpc.url })
  family = starknetWallets()
})
afterEach(async () => {
  await family.disconnect()
  page.remove()
})

describe('the wallets of the page', () => {
  const listed = async () => (await family.connectors()).map(({ id, name, installed }) => [id, name, installed])

  test('are listed before those that can be installed', async () => {
    expect(await listed()).toEqual([
      ['braavos', 'Braavos', true],
      ['argentX', 'Ready', false],
    ])
    inject({ id: 'argentX', name: 'Ready Wallet (formerly Argent)' })
    expect(await listed()).toEqual([
      ['braavos', 'Braavos', true],
      ['argentX', 'Ready Wallet (formerly Argent)', true],
    ])
  })

  test('count once: by both protocols, and under the common name', async () => {
    Object.assign(window, { starknet: fake.injected, starknet_version: 2, starknet_broken: { id: 'broken' } })
    const announced = createFakeWallet(other)
    const unregister = getWallets().register(new StarknetInjectedWallet(announced.injected))
    expect(await listed()).toHaveLength(2)
    expect((await family.connect('braavos')).address).toBe(other.address)
    expect(fake.asked).toEqual([])
    unregister()
  })

  test('are found even if they are late', async () => {
    inject({ id: 'keplr', name: 'Keplr' })
    expect((await family.connectors()).map(({ id }) => id)).toContain('keplr')
  })

  test('give their version, unlike those that are elsewhere', async () => {
    const versions = (await family.connectors()).map(({ id, version }) => [id, version])
    expect(versions).toEqual(
      expect.arrayContaining([
        ['braavos', fake.injected.version],
        ['argentX', undefined],
      ]),
    )
  })

  test('a missing one is named, and its site opens', async () => {
    await expect(family.connect('argentX')).rejects.toMatchObject({
      reason: 'wallet_not_found',
      message: 'Error: Please install Ready first.',
    })
    await expect(family.connect('nobody')).rejects.toMatchObject({ reason: 'wallet_not_found' })
    expect(page.opened).toEqual(['https://www.ready.co/'])
  })

  test('in Telegram only one whose own browser opens', async () => {
    Reflect.deleteProperty(window, 'starknet_braavos')
    configureWallets({
      walletConnectProjectId: null,
      chains: [row()],
      launch: '#tgWebAppVersion=9.1&tgWebAppPlatform=ios',
    })
    const offered = (await starknetWallets().connectors()).filter(({ ways }) => ways.length > 0)
    expect(offered.map(({ id, ways }) => [id, ways])).toEqual([['braavos', ['browser']]])
    expect(offered[0]?.browser?.('https://app.test/order/1?x=1')).toBe(
      'https://link.braavos.app/dapp/app.test/order/1?x=1',
    )
  })
})

describe('connecting', () => {
  test('asks once, and connects silently on the next visit', async () => {
    expect(await family.reconnect()).toBeNull()
    const account = await family.connect('braavos')
    expect(account).toEqual({
      family: 'starknet',
      address: user.address,
      connectorId: 'braavos',
      walletName: 'Braavos',
      icon: 'data:image/svg+xml;base64,',
      chainId: CHAIN,
    })
    expect(await family.reconnect()).toEqual(account)
    fake.asked.length = 0
    expect(await starknetWallets().reconnect()).toEqual(account)
    expect(fake.asked).toEqual(['wallet_getPermissions', 'wallet_requestAccounts (silent)', 'wallet_requestChainId'])
  })

  test('never asks a wallet that the user has revoked', async () => {
    await family.connect('braavos')
    fake.revoke()
    fake.asked.length = 0
    expect(await starknetWallets().reconnect()).toBeNull()
    expect(fake.asked).toEqual(['wallet_getPermissions'])
  })

  test('asks silently if the wallet knows no permissions', async () => {
    const older = inject({ id: 'argentX', name: 'Argent X', withoutPermissions: true })
    await family.connect('argentX')
    expect((await starknetWallets().reconnect())?.address).toBe(user.address)
    older.revoke()
    expect(await starknetWallets().reconnect()).toBeNull()
  })

  test('not after disconnecting', async () => {
    await family.connect('braavos')
    await family.disconnect()
    fake.asked.length = 0
    expect(await starknetWallets().reconnect()).toBeNull()
    expect(fake.asked).toEqual([])
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_not_found' })
  })

  test('writes every spelling of an account as one', async () => {
    inject({ id: 'argentX', name: 'Ready', short: true })
    expect((await family.connect('argentX')).address).toBe(user.address)
  })

  test.each([
    [undefined, 'wallet_rejected'],
    [new Error('User abort'), 'wallet_rejected'],
    [{ code: 163, message: 'An error occurred (UNKNOWN_ERROR)' }, 'wallet_failed'],
  ])('reports %j as %s, to retry', async (error, reason) => {
    fake.rejectNext(error)
    await expect(family.connect('braavos')).rejects.toMatchObject({ reason, retriable: true })
    fake.choose(null)
    await expect(family.connect('braavos')).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })
})

describe('a connected wallet', () => {
  test('reports the selected account, a lock, and nothing afterwards', async () => {
    await family.connect('braavos')
    const heard: (string | undefined)[] = []
    const stop = family.subscribe((account: WalletAccount | null) => heard.push(account?.address))
    fake.choose(other)
    fake.choose(null)
    await expect.poll(() => heard).toEqual([other.address, undefined])
    stop()
    await family.connect('braavos').catch(() => undefined)
    fake.choose(user)
    expect(heard).toHaveLength(2)
  })

  test('on the test network counts as on the wrong one, and switches back', async () => {
    await family.connect('braavos')
    const heard: (number | null | undefined)[] = []
    family.subscribe((account) => heard.push(account?.chainId))
    fake.moveTo(SEPOLIA, false)
    expect(heard).toHaveLength(1)
    expect(heard[0]).not.toBe(CHAIN)
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_wrong_network' })
    await family.switchNetwork?.(row())
    expect(heard.at(-1)).toBe(CHAIN)
    fake.rejectNext({ code: 117, message: 'An error occurred (CHAIN_ID_NOT_SUPPORTED)' })
    await expect(family.switchNetwork?.(row())).rejects.toMatchObject({ reason: 'wallet_no_switch' })
    await expect(family.switchNetwork?.(chainRow(5))).rejects.toMatchObject({ reason: 'wallet_no_switch' })
  })

  test('that starts on the test network connects, on no network of ours', async () => {
    inject({ id: 'argentX', name: 'Ready', network: SEPOLIA })
    expect((await family.connect('argentX')).chainId).not.toBe(CHAIN)
  })
})

describe('signing in', () => {
  const verify = (signed: { message: string; signature: string }, account = user.address) =>
    starknetServices.signIn?.createVerifier(() => node)({ account, chainId: CHAIN, ...signed })

  test.each([{}, { id: 'argentX', name: 'Ready', decimal: true, short: true }])(
    'signs a text that the account’s contract confirms: %j',
    async (options: FakeWalletOptions) => {
      state.accounts.set(user.address, user.publicKey)
      inject(options)
      await family.connect(options.id ?? 'braavos')
      const signed = await family.signIn({ ...request, requestId: 'telegram:7' })
      expect(starknetServices.signIn?.read(signed.message, user.address)).toMatchObject({
        domain: 'app.test',
        address: user.address,
        statement: 'Sign in.',
        uri: 'https://app.test',
        chainId: CHAIN,
        nonce: 'abcdef123456',
        requestId: 'telegram:7',
      })
      expect(await verify(signed)).toBe('contract')
      expect(await verify({ ...signed, message: signed.message.replace('telegram:7', 'telegram:8') })).toBeNull()
      state.accounts.set(other.address, user.publicKey)
      expect(await verify(signed, other.address)).toBeNull()
    },
  )

  test('is rejected, or answered by no contract', async () => {
    await family.connect('braavos')
    fake.rejectNext()
    await expect(family.signIn(request)).rejects.toMatchObject({ reason: 'wallet_rejected', retriable: true })
    state.accounts.delete(user.address)
    await expect(verify(await family.signIn(request))).rejects.toMatchObject({ reason: 'account_not_deployed' })
  })
})

const ORDER = parseOrderId('1CauseWayTestorder1234')
const maker = testAccount('0x3a4e')

function deposit(amount: bigint, token: string | null = contracts.usdc): { step: StarknetStep; expected: Expectation } {
  const [from, to] = [user.address, maker.address]
  const memo =
    writeDepositMemo(starknet.depositMemo, {
      id: ORDER,
      sendAmount: amount,
      toChain: chainId(42161),
      onchainId: `0x${'ab'.repeat(32)}`,
      refundAddress: from,
    }) ?? ''
  const transfer = { from, to, token, amount: String(amount), memo }
  return {
    step: { kind: 'starknet_invoke', chain_id: CHAIN, label: 'transfer', status: 'waiting', tx_ref: null, transfer },
    expected: {
      quote: {
        from_asset: `${CHAIN}:${token ?? 'native'}`,
        to_asset: '42161:native',
        send_amount: String(amount),
        receive_amount: '1',
        custody: 'maker',
        fill_mode: 'contract',
      },
      orderId: ORDER,
      recipient: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
      depositor: from,
      refundAddress: from,
      settlementAddress: to,
      openBy: '2030-01-01T00:01:00.000Z',
    },
  }
}

describe('a transfer', () => {
  beforeEach(() => {
    state.accounts.set(user.address, user.publicKey)
    state.nonces.clear()
    state.balances.set(`${contracts.usdc} ${user.address}`, 9_000_000n)
    state.balances.set(`${contracts.ether} ${user.address}`, 2n ** 130n)
    for (const token of [contracts.usdc, contracts.ether]) state.balances.set(`${token} ${maker.address}`, 0n)
  })

  test.each([
    ['a token', 3_000_000n, contracts.usdc],
    ['more than half a number of Ether', 2n ** 129n + 7n, null],
  ])('of %s is signed, sent with its memo in one transaction, and awaited', async (_, amount, token) => {
    await family.connect('braavos')
    const { step, expected } = deposit(amount, token)
    const ref = await family.send(step, expected)
    expect(await family.waitFor(ref, row())).toEqual({ ref, status: 'success' })
    expect(state.balances.get(`${token ?? contracts.ether} ${maker.address}`)).toBe(amount)
    expect(state.memos.get(ref)).toBe(step.transfer.memo)
    expect(await node.txStatus(ref)).toMatchObject({ state: 'mined' })
  })

  test('of more than the account has fails on the chain, and moves nothing', async () => {
    await family.connect('braavos')
    const { step, expected } = deposit(9_000_001n)
    const ref = await family.send(step, expected)
    expect(await family.waitFor(ref, row())).toEqual({ ref, status: 'failed' })
    expect(state.balances.get(`${contracts.usdc} ${user.address}`)).toBe(9_000_000n)
  })

  test.each<[string, (step: StarknetStep) => Partial<StarknetStep['transfer']>, string]>([
    ['another recipient', () => ({ to: other.address }), 'the deposit address'],
    ['another token', () => ({ token: contracts.strk }), 'the asset you send'],
    ['another amount', () => ({ amount: '3000001' }), 'the amount you send'],
    ['another sender', () => ({ from: other.address }), 'the sender'],
    ['no memo', () => ({ memo: '' }), 'the order in the memo'],
    [
      'another refund address',
      ({ transfer }) => ({ memo: transfer.memo.replace(user.address, other.address) }),
      'the refund address',
    ],
    ['another destination', ({ transfer }) => ({ memo: transfer.memo.replace(':42161:', ':10:') }), 'the destination'],
  ])('with %s never reaches the wallet', async (_, change, words) => {
    await family.connect('braavos')
    const { step, expected } = deposit(3_000_000n)
    const asked = fake.asked.length
    const changed = { ...step, transfer: { ...step.transfer, ...change(step) } }
    const sent = family.send(changed, expected)
    await expect(sent).rejects.toMatchObject({ reason: 'wallet_mismatch', message: expect.stringContaining(words) })
    expect(fake.asked).toHaveLength(asked)
  })

  test('is refused after a switch of account or network, and reported if rejected', async () => {
    await family.connect('braavos')
    const { step, expected } = deposit(1n)
    fake.rejectNext()
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_rejected' })
    fake.moveTo(SEPOLIA)
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_wrong_network' })
    fake.moveTo(MAINNET)
    fake.choose(other)
    await expect
      .poll(() => family.send(step, expected).catch((error: unknown) => error))
      .toMatchObject({
        reason: 'wallet_mismatch',
      })
  })
})

/** A step as the server makes it of AVNU's answers, and what its review showed. */
function swap(): { step: CallsStep; expected: Expectation } {
  const standIn = createAvnuStandIn(() => state.rates)
  const query = { sellTokenAddress: contracts.usdc, buyTokenAddress: contracts.ether, sellAmount: '0x2dc6c0' }
  const call = { headers: {}, body: null, query: new URLSearchParams(query) }
  const quoted = standIn.handle({ ...call, method: 'GET', path: '/swap/v3/quotes' })
  const [quote] = quotesAnswer.parse(quoted?.body)
  const receive = quote?.buyAmount ?? 0n
  const body = { quoteId: quote?.quoteId, takerAddress: user.address, slippage: 0.01, includeApprove: true }
  const built = standIn.handle({ ...call, body, method: 'POST', path: '/swap/v3/build' })
  const calls = buildAnswer.parse(built?.body).calls
  const { address } = user
  return {
    step: { kind: 'starknet_calls', chain_id: CHAIN, label: 'swap', status: 'waiting', tx_ref: null, calls },
    expected: {
      quote: {
        from_asset: `${CHAIN}:${contracts.usdc}`,
        to_asset: `${CHAIN}:native`,
        send_amount: '3000000',
        receive_amount: String(receive),
        min_receive_amount: String((receive * 99n) / 100n),
        custody: 'provider_contract',
        fill_mode: 'contract',
      },
      provider: 'avnu',
      swap: true,
      orderId: ORDER,
      recipient: address,
      depositor: address,
      refundAddress: null,
      settlementAddress: '',
      openBy: '2030-01-01T00:01:00.000Z',
    },
  }
}

describe('a swap', () => {
  beforeEach(() => {
    state.accounts.set(user.address, user.publicKey)
    state.nonces.clear()
    state.balances.set(`${contracts.usdc} ${user.address}`, 9_000_000n)
    state.balances.set(`${contracts.ether} ${user.address}`, 0n)
    for (const token of [contracts.usdc, contracts.ether]) state.balances.set(`${token} ${POOL}`, 10n ** 30n)
    state.rates.set(`${contracts.usdc} ${contracts.ether}`, [10n ** 18n, 2_500_000_000n])
  })

  test('is signed as the provider’s calls in one transaction, and awaited', async () => {
    await family.connect('braavos')
    const { step, expected } = swap()
    const ref = await family.send(step, expected)
    expect(await family.waitFor(ref, row())).toEqual({ ref, status: 'success' })
    expect(state.balances.get(`${contracts.usdc} ${user.address}`)).toBe(6_000_000n)
    expect(state.balances.get(`${contracts.ether} ${user.address}`)).toBe(1_200_000_000_000_000n)
    expect(fake.asked.filter((type) => type === 'wallet_addInvokeTransaction')).toHaveLength(1)
  })

  test('that the wallet’s estimate refuses by its bound says so, and not that funds are missing', async () => {
    await family.connect('braavos')
    const { step, expected } = swap()
    for (const text of ['Insufficient tokens received', 'Insufficient token from amount']) {
      const data = `Execution failed. Failure reason:\n(0x${Buffer.from(text).toString('hex')} ('${text}'))`
      fake.rejectNext({ code: 163, message: 'An error occurred (UNKNOWN_ERROR)', data })
      await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'swap_slippage' })
    }
  })

  test('reaches the wallet without fields that weren’t checked', async () => {
    await family.connect('braavos')
    const { step, expected } = swap()
    const hidden = { contractAddress: contracts.strk, entrypoint: 'transfer', to: other.address }
    await family.send({ ...step, calls: step.calls.map((one) => ({ ...one, ...hidden })) }, expected)
    expect(fake.lastParams).toEqual({ calls: step.calls })
  })

  const number = (calls: CallsStep['calls'], place: number, value: string) =>
    calls.map((one, at) =>
      at === 1 ? { ...one, calldata: one.calldata.map((felt, of) => (of === place ? value : felt)) } : one,
    )
  const extra = { contract_address: contracts.strk, entry_point: 'transfer', calldata: [other.address, '0x1', '0x0'] }
  test.each<[string, (calls: CallsStep['calls']) => CallsStep['calls'], string]>([
    ['another recipient', (calls) => number(calls, 8, other.address), 'the recipient'],
    ['a lower minimum', (calls) => number(calls, 6, '0x1'), 'the amount you receive'],
    ['another token', (calls) => number(calls, 3, contracts.strk), 'the recipient'],
    ['a further call', (calls) => [...calls, extra], 'the call'],
    ['a call before it', (calls) => [extra, ...calls], 'the call'],
    ['no approval', (calls) => calls.slice(1), 'the call'],
    [
      'a larger approval',
      ([approval, ...rest]) => [{ ...extra, ...approval, calldata: [AVNU, '0x2dc6c1', '0x0'] }, ...rest],
      'the call',
    ],
    [
      'another exchange',
      (calls) => calls.map((one) => (one.contract_address === AVNU ? { ...one, contract_address: POOL } : one)),
      'the call',
    ],
  ])('with %s never reaches the wallet', async (_, change, words) => {
    await family.connect('braavos')
    const { step, expected } = swap()
    const asked = fake.asked.length
    const sent = family.send({ ...step, calls: change(step.calls) }, expected)
    await expect(sent).rejects.toMatchObject({ reason: 'wallet_mismatch', message: expect.stringContaining(words) })
    expect(fake.asked).toHaveLength(asked)
  })

  test('of more than was shown, by another kind of step, or by a provider of a newer version is refused', async () => {
    await family.connect('braavos')
    const { step, expected } = swap()
    const less = { ...expected, quote: { ...expected.quote, send_amount: '2999999' } }
    await expect(family.send(step, less)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    await expect(family.send(deposit(1n).step, expected)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    const { swap: _, ...transfer } = expected
    await expect(family.send(step, transfer)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    await expect(family.send(step, { ...expected, provider: 'other' })).rejects.toMatchObject({
      reason: 'provider_unknown',
    })
    fake.moveTo(SEPOLIA)
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_wrong_network' })
  })
})

test('a transaction is awaited until its block is accepted', async () => {
  expect(MAINNET).toBe(state.chainId)
  const ref = padFelt('abc')
  state.transactions.set(ref, { status: 'RECEIVED' })
  const waiting = family.waitFor(ref, row())
  setTimeout(() => state.transactions.set(ref, { status: 'PRE_CONFIRMED' }), 500)
  setTimeout(() => state.transactions.set(ref, { status: 'ACCEPTED_ON_L2', block: 1_000 }), 1_000)
  expect(await waiting).toEqual({ ref, status: 'success' })
  state.transactions.set(ref, { status: 'ACCEPTED_ON_L1', block: 1_000, reverted: true })
  expect(await family.waitFor(ref, row())).toEqual({ ref, status: 'failed' })
})
