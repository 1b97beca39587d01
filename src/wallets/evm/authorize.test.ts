import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authorizationTypedData } from '#chains/evm/order/authorization.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { configureWallets } from '../config.ts'
import type { Transfers, WalletFamily } from '../contract.ts'
import { createFakeWallet, type FakeWallet, walletError } from './testing/fakeProvider.ts'
import { announce, installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'
import { approveStep, escrow, expectation, NOW, openStep, order, usdc } from './testing/steps.ts'
import { evmWallets } from './wallets.ts'

const METHOD = 'eth_signTypedData_v4'
const domain = { name: 'USD Coin', version: '1' }
const validity = { validAfter: 0, validBefore: order.openBy }
const agreed = { ...expectation(order), authorization: domain }
const signedBy = (key: `0x${string}`) => () =>
  privateKeyToAccount(key).signTypedData(authorizationTypedData(order, escrow, domain, validity))
let remove: () => void
let fake: FakeWallet
let wallets: WalletFamily & Transfers

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 })
  remove = installFakeWindow()
  fake = createFakeWallet({ account: order.depositor, chainId: 31337 })
  fake.answer(METHOD, signedBy(devAccounts.user.key))
  announce(fake)
  configureWallets({ walletConnectProjectId: null, chains: rows })
  wallets = evmWallets()
  await wallets.connect('test.fake')
})
afterEach(() => {
  vi.useRealTimers()
  remove()
})

const asked = () => fake.calls.filter(({ method }) => method === METHOD).length

describe('a deposit by signature', () => {
  it('names exactly the amount, the pinned contract, the order and the end of the offer', async () => {
    const request = await wallets.authorize?.(openStep(order), agreed)
    expect(request).toMatchObject({ kind: 'erc3009', valid_after: 0, valid_before: order.openBy })
    const [, text] = fake.paramsOf(METHOD) as [string, string]
    expect(JSON.parse(text)).toMatchObject({
      primaryType: 'ReceiveWithAuthorization',
      domain: { ...domain, verifyingContract: usdc },
      message: {
        from: order.depositor,
        to: escrow,
        value: String(order.inputAmount),
        validAfter: '0',
        validBefore: String(order.openBy),
        nonce: orderHash(order),
      },
    })
  })

  it.each<readonly [string, Partial<EscrowOrder>]>([
    ['another amount', { inputAmount: order.inputAmount + 1n }],
    ['another recipient', { recipient: `0x${'66'.repeat(20)}` }],
    ['a longer validity', { openBy: order.openBy + 1 }],
    ['other gas on arrival', { destinationGas: order.destinationGas + 1n }],
  ])('never reaches the wallet for %s', async (_, change) => {
    await expect(wallets.authorize?.(openStep({ ...order, ...change }), agreed)).rejects.toMatchObject({
      reason: 'wallet_mismatch',
    })
    expect(asked()).toBe(0)
  })

  it('never reaches the wallet for another step, contract or account, or without the token’s domain', async () => {
    const tries = [
      wallets.authorize?.(approveStep(order.inputAmount), agreed),
      wallets.authorize?.(openStep(order), { ...agreed, settlementAddress: `0x${'66'.repeat(20)}` }),
      wallets.authorize?.(openStep(order), expectation(order)),
    ]
    for (const one of tries) await expect(one).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(asked()).toBe(0)
  })

  it('is refused if another key has signed, and reports a rejection', async () => {
    fake.answer(METHOD, signedBy(devAccounts.friend.key))
    await expect(wallets.authorize?.(openStep(order), agreed)).rejects.toMatchObject({ reason: 'signature_invalid' })
    fake.answer(METHOD, () => {
      throw walletError(4001, 'User rejected the request.')
    })
    await expect(wallets.authorize?.(openStep(order), agreed)).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })
})
