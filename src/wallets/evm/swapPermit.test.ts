import { decodeFunctionData, encodeFunctionData, parseSignature, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeApprove } from '#chains/evm/order/calls.ts'
import { permitTypedData } from '#chains/evm/order/permit.ts'
import { PERMIT2, permit2SingleTypedData } from '#chains/evm/order/permit2.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type AssetId, assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { Step } from '#core/wire/order.ts'
import { routerAbi, routerCall, type RouterSwap, wrapCall } from '#server/swaps/uniswap/calls.ts'
import { readUniversalCall, universalAbi } from '#server/swaps/uniswap/universalCalls.ts'
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { configureWallets } from '../config.ts'
import type { Expectation, Transfers, WalletFamily } from '../contract.ts'
import { swapEnd } from '../external.ts'
import { createFakeWallet, type FakeWallet, walletError } from './testing/fakeProvider.ts'
import { announce, installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'
import { NOW, usdc } from './testing/steps.ts'
import { evmWallets } from './wallets.ts'

const METHOD = 'eth_signTypedData_v4'
const deployment = deploymentOf(31337)
if (!deployment) throw new Error('no local deployment')
const { router, wrapped } = deployment
const sender = devAccounts.user.address.toLowerCase() as `0x${string}`
const stranger = `0x${'66'.repeat(20)}`
const token = assetId(chainId(31337), usdc)
const native = '31337:native' as AssetId
const deadline = NOW + 1200

const swap: RouterSwap = {
  from: token,
  to: native,
  exact: 'send',
  path: { version: 'v3', tokens: [usdc, wrapped], fees: [3000] },
  maxSend: 50_000_000n,
  minReceive: 19_000_000_000_000_000n,
  sender,
  deadline,
}
const base = {
  kind: 'evm_call',
  chain_id: 31337,
  status: 'waiting',
  tx_ref: null,
  offer: null,
  approval: null,
} as const
type Call = Extract<Step, { kind: 'evm_call' }>
const swapStep = (change: Partial<RouterSwap> = {}): Call => {
  const { to, data, value } = routerCall(deployment, { ...swap, ...change })
  return { ...base, label: 'swap', to, data, value: String(value) }
}
const approve = (amount = swap.maxSend, spender = router): Call => ({
  ...base,
  label: 'approve',
  to: usdc,
  data: encodeApprove(spender as `0x${string}`, amount),
  value: '0',
  approval: { token: usdc, spender, amount: String(amount) },
})
const permitTerms = {
  chainId: 31337,
  token: usdc,
  name: 'USD Coin',
  version: '1',
  owner: sender,
  spender: router as `0x${string}`,
  amount: swap.maxSend,
  nonce: 0n,
  deadline: NOW + 1800,
} as const
const permitStep = (change: { amount?: string; spender?: string; owner?: string } = {}): Step => ({
  kind: 'evm_typed_data',
  chain_id: 31337,
  label: 'permit',
  status: 'waiting',
  tx_ref: null,
  permit: {
    token: usdc,
    name: 'USD Coin',
    version: '1',
    owner: sender,
    spender: router,
    amount: String(swap.maxSend),
    nonce: '0',
    deadline: permitTerms.deadline,
    ...change,
  },
  fallback: approve(),
})
const expected: Expectation = {
  quote: {
    from_asset: token,
    to_asset: native,
    send_amount: String(swap.maxSend),
    receive_amount: '20000000000000000',
    min_receive_amount: String(swap.minReceive),
    custody: 'provider_contract',
    fill_mode: 'contract',
  },
  provider: 'uniswap',
  swap: true,
  orderId: 's1',
  recipient: sender,
  depositor: sender,
  refundAddress: null,
  settlementAddress: '',
  openBy: new Date(deadline * 1000).toISOString(),
}

let remove: () => void
let fake: FakeWallet
let wallets: WalletFamily & Transfers

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 })
  remove = installFakeWindow()
  fake = createFakeWallet({ account: sender, chainId: 31337 })
  fake.answer('eth_sendTransaction', () => '0x12')
  fake.answer(METHOD, () => privateKeyToAccount(devAccounts.user.key).signTypedData(permitTypedData(permitTerms)))
  announce(fake)
  configureWallets({ walletConnectProjectId: null, chains: rows })
  wallets = evmWallets()
  await wallets.connect('test.fake')
})
afterEach(() => {
  vi.useRealTimers()
  remove()
})
const asked = (method: string) => fake.calls.filter((call) => call.method === method)

describe('the steps of a swap', () => {
  it('are sent as the provider’s rules allow', async () => {
    expect(await wallets.send(approve(), expected)).toBe('0x12')
    expect(await wallets.send(swapStep(), expected)).toBe('0x12')
    expect(asked('eth_sendTransaction')).toHaveLength(2)
  })

  it.each<[string, Step]>([
    ['more of the token', swapStep({ maxSend: swap.maxSend + 1n })],
    ['a lower minimum', swapStep({ minReceive: swap.minReceive - 1n })],
    ['another recipient', swapStep({ sender: stranger })],
    [
      'another token',
      swapStep({
        to: assetId(chainId(31337), stranger),
        path: { version: 'v3', tokens: [usdc, stranger], fees: [500] },
      }),
    ],
    ['another contract', { ...swapStep(), to: stranger }],
    ['coins on top', { ...swapStep(), value: '1' }],
    ['a call that has expired', swapStep({ deadline: NOW })],
    ['a larger approval', approve(swap.maxSend + 1n)],
    ['an approval of another spender', approve(swap.maxSend, stranger)],
    ['another network', { ...swapStep(), chain_id: 31338 }],
  ])('are refused for %s', async (_, step) => {
    await expect(wallets.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(asked('eth_sendTransaction')).toEqual([])
  })

  it('are refused for an exact amount that the call does not fix', async () => {
    const exact = { ...expected, quote: { ...expected.quote, exact: 'receive' as const } }
    await expect(wallets.send(swapStep(), exact)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    const fixed = swapStep({ exact: 'receive', minReceive: 20_000_000_000_000_000n })
    expect(await wallets.send(fixed, exact)).toBe('0x12')
  })

  it('are refused for a provider that this build has no rules of', async () => {
    await expect(wallets.send(swapStep(), { ...expected, provider: 'relay' })).rejects.toMatchObject({
      reason: 'provider_unknown',
    })
  })
})

describe('a permit in a swap', () => {
  it('is signed for exactly the amount and becomes a part of the call', async () => {
    const left = await wallets.permit?.([permitStep(), swapStep()], expected)
    expect(left).toHaveLength(1)
    const [call] = left ?? []
    if (call?.kind !== 'evm_call') throw new Error('not a call')
    const outer = decodeFunctionData({ abi: routerAbi, data: call.data as `0x${string}` })
    if (outer.functionName !== 'multicall') throw new Error('not a multicall')
    const permit = decodeFunctionData({ abi: routerAbi, data: outer.args[1][0] ?? '0x' })
    const [, text] = fake.paramsOf(METHOD) as [string, string]
    expect(JSON.parse(text)).toMatchObject({ message: { spender: router, value: String(swap.maxSend) } })
    const signed = parseSignature(
      await privateKeyToAccount(devAccounts.user.key).signTypedData(permitTypedData(permitTerms)),
    )
    expect(permit).toMatchObject({
      functionName: 'selfPermit',
      args: [expect.anything(), swap.maxSend, BigInt(permitTerms.deadline), 27 + signed.yParity, signed.r, signed.s],
    })
    // It passes the check before the wallet again.
    expect(await wallets.send(call, expected)).toBe('0x12')
  })

  it.each<[string, Step]>([
    ['more', permitStep({ amount: String(swap.maxSend + 1n) })],
    ['another spender', permitStep({ spender: stranger })],
    ['another owner', permitStep({ owner: stranger })],
  ])('is never asked for %s', async (_, step) => {
    await expect(wallets.permit?.([step, swapStep()], expected)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(asked(METHOD)).toEqual([])
  })

  it('is never asked for a swap that breaks the rules', async () => {
    const other = swapStep({ minReceive: 1n })
    await expect(wallets.permit?.([permitStep(), other], expected)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(asked(METHOD)).toEqual([])
  })

  it('leaves an approval to a wallet that signs no typed data', async () => {
    fake.answer(METHOD, () => Promise.reject(walletError(4200, 'unsupported')))
    expect(await wallets.permit?.([permitStep(), swapStep()], expected)).toBeNull()
  })
})

describe('a permit of Permit2 in a swap', () => {
  const { v4 } = deployment
  if (!v4) throw new Error('no V4')
  const path = { version: 'v4', tokens: [usdc, zeroAddress], fees: [3000] } as const
  const terms = {
    chainId: 31337,
    token: usdc as `0x${string}`,
    spender: v4.router as `0x${string}`,
    amount: swap.maxSend,
    nonce: 4n,
    deadline,
  }
  const args = [usdc, terms.spender, swap.maxSend, deadline] as const
  const data = encodeFunctionData({ abi: universalAbi, functionName: 'approve', args })
  const fallback: Call = { ...base, label: 'approve', to: PERMIT2, data, value: '0' }
  const signing = (change: { contract?: `0x${string}`; amount?: string } = {}): Step => ({
    ...permitStep(),
    kind: 'evm_typed_data',
    label: 'permit',
    permit: {
      contract: PERMIT2,
      token: usdc,
      name: 'Permit2',
      version: '',
      owner: sender,
      spender: v4.router,
      amount: String(swap.maxSend),
      nonce: '4',
      deadline,
      ...change,
    },
    fallback,
  })
  const answer = (typed: ReturnType<typeof permit2SingleTypedData>) =>
    fake.answer(METHOD, () => privateKeyToAccount(devAccounts.user.key).signTypedData(typed))

  it('is signed for exactly the amount until the end of the call, and becomes a part of it', async () => {
    answer(permit2SingleTypedData(terms))
    const [call] = (await wallets.permit?.([signing(), swapStep({ path })], expected)) ?? []
    if (call?.kind !== 'evm_call') throw new Error('not a call')
    expect(readUniversalCall(v4, call.data as `0x${string}`)).toMatchObject({ permitted: swap.maxSend })
    const [, text] = fake.paramsOf(METHOD) as [string, string]
    expect(JSON.parse(text)).toMatchObject({
      domain: { name: 'Permit2', verifyingContract: PERMIT2 },
      message: { details: { amount: String(swap.maxSend), nonce: 4, expiration: deadline }, spender: v4.router },
    })
    expect(await wallets.send(call, expected)).toBe('0x12')
    expect(await wallets.send(fallback, expected)).toBe('0x12')
  })

  it('is left to an approval if another account signed it', async () => {
    answer(permit2SingleTypedData({ ...terms, nonce: 5n }))
    expect(await wallets.permit?.([signing(), swapStep({ path })], expected)).toBeNull()
  })

  it.each([{ contract: stranger as `0x${string}` }, { amount: String(swap.maxSend + 1n) }])(
    'is never asked for %j',
    async (change) => {
      const asking = wallets.permit?.([signing(change), swapStep({ path })], expected)
      await expect(asking).rejects.toMatchObject({ reason: 'wallet_mismatch' })
      expect(asked(METHOD)).toEqual([])
    },
  )
})

describe('the end of a swap', () => {
  it('is the deadline in its call', async () => {
    expect(await swapEnd('uniswap', [approve(), swapStep()])).toEqual(new Date(deadline * 1000))
  })

  it('is unknown where the call has none', async () => {
    const { to, data, value } = wrapCall(deployment, native, 5n)
    expect(await swapEnd('uniswap', [{ ...base, label: 'swap', to, data, value: String(value) }])).toBeNull()
  })

  it('is not read for an unknown provider', async () => {
    await expect(swapEnd('other', [swapStep()])).rejects.toMatchObject({ reason: 'provider_unknown' })
  })
})
