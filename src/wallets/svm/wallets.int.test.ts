import { createPublicKey, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getWallets } from '@wallet-standard/app'
import { type LocalSvmChain, maker, startLocalSvmChain, user, usdcMint } from '#chains/svm/testing/localChain.ts'
import { tokenAddress } from '#chains/svm/instructions.ts'
import { chainId } from '#core/chain/chainId.ts'
import { svm } from '#chains/svm/family.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { parseOrderId } from '#core/order/id.ts'
import type { Step } from '#core/wire/order.ts'
import { fillPool, jupiterState, lookupTable, poolTokens } from '#local/svm/jupiter/pool.ts'
import { createJupiterStandIn } from '#local/svm/jupiter/standIn.ts'
import { localSvmKeypair } from '#local/svm/keys.ts'
import { WRAPPED } from '#server/swaps/jupiter/calls.ts'
import { configureWallets } from '../config.ts'
import type { Expectation, SignInRequest, WalletAccount, Transfers, WalletFamily } from '../contract.ts'
import { chainRow } from '../evm/testing/fixtures.ts'
import { svmWallets } from './wallets.ts'
import { registerLocalSvmWallet } from './localWallet.ts'
import { createFakeWallet, type FakeWallet } from './testing/fakeWallet.ts'
import { installFakeWindow } from './testing/fakeWindow.ts'

const CHAIN = 83797631
const ORDER = parseOrderId('1CauseWayTestorder1234')
let chain: LocalSvmChain
let page: ReturnType<typeof installFakeWindow>
let family: WalletFamily & Transfers
let fake: FakeWallet
let unregister: () => void

const row = (urls: readonly string[] = ['http://127.0.0.1:9', chain.url]) =>
  chainRow(CHAIN, { family: 'svm', rpc_urls: [...urls] })

/** Passes requests on to a node, and drops its answers to sent transactions, or refuses these as a node that is behind does. */
async function startFaulty(target: string, fault: 'forgets' | 'refuses') {
  let sent = 0
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (fault === 'refuses' && body.includes('"sendTransaction"')) {
        sent += 1
        const { id } = JSON.parse(body) as { id: string }
        const error = { code: -32002, message: 'Transaction simulation failed: Blockhash not found' }
        return response.end(JSON.stringify({ jsonrpc: '2.0', id, error }))
      }
      const answer = await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const answered = await answer.text()
      if (!body.includes('"sendTransaction"')) return response.end(answered)
      sent += 1
      return response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => sent,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
const request: SignInRequest = {
  domain: 'app.test',
  uri: 'https://app.test',
  nonce: 'abcdef123456',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-01T00:10:00.000Z',
  statement: 'Sign in.',
  chainId: CHAIN,
}

function deposit(
  amount: bigint,
  mint: string | null = usdcMint,
): { step: Extract<Step, { kind: 'svm_tx' }>; expected: Expectation } {
  const [from, to] = [user.publicKey.toBase58(), maker.publicKey.toBase58()]
  const memo =
    writeDepositMemo(svm.depositMemo, {
      id: ORDER,
      sendAmount: amount,
      toChain: chainId(31337),
      onchainId: `0x${'ab'.repeat(32)}`,
      refundAddress: from,
    }) ?? ''
  return {
    step: {
      kind: 'svm_tx',
      chain_id: CHAIN,
      label: 'transfer',
      status: 'waiting',
      tx_ref: null,
      transfer: { from, to, mint, decimals: 6, amount: String(amount), memo },
    },
    expected: {
      quote: {
        from_asset: `${CHAIN}:${mint ?? 'native'}`,
        to_asset: '31337:native',
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

function isSignedBy(address: string, message: string, signature: string): boolean {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(message), key, base58.decode(signature))
}

beforeAll(async () => {
  page = installFakeWindow()
  chain = await startLocalSvmChain(40, jupiterState(poolTokens(CHAIN)))
  await fillPool(chain.url, poolTokens(CHAIN))
})
afterAll(async () => {
  await chain.stop()
  page.remove()
})
beforeEach(() => {
  configureWallets({ walletConnectProjectId: null, chains: [row()] })
  family = svmWallets()
  fake = createFakeWallet('Phantom', user)
  unregister = getWallets().register(fake.wallet)
})
afterEach(async () => {
  await family.disconnect()
  unregister()
})

describe('connecting', () => {
  test('lists installed and installable wallets', async () => {
    expect((await family.connectors()).map(({ id, installed, installUrl }) => [id, installed, installUrl])).toEqual([
      ['Phantom', true, null],
      ['Backpack', false, 'https://backpack.app/download'],
      ['Solflare', false, 'https://solflare.com/download'],
    ])
  })

  test('a missing wallet is named as specified, and its site opens', async () => {
    await expect(family.connect('Backpack')).rejects.toMatchObject({
      reason: 'wallet_not_found',
      message: 'no backpack',
    })
    await expect(family.connect('Solflare')).rejects.toMatchObject({
      reason: 'wallet_not_found',
      message: 'Error: Please install Solflare first.',
    })
    unregister()
    await expect(family.connect('Phantom')).rejects.toMatchObject({ reason: 'wallet_not_found', message: 'no phantom' })
    expect(page.opened).toEqual([
      'https://backpack.app/download',
      'https://solflare.com/download',
      'https://phantom.com/download',
    ])
  })

  test('connects, reconnects silently on the next visit, and not after disconnecting', async () => {
    expect(await family.reconnect()).toBeNull()
    const account = await family.connect('Phantom')
    expect(account).toMatchObject({ family: 'svm', address: user.publicKey.toBase58(), connectorId: 'Phantom' })
    expect(await svmWallets().reconnect()).toEqual(account)
    expect(fake.asked).toEqual(['connect', 'connect silently'])
    await family.disconnect()
    expect(await svmWallets().reconnect()).toBeNull()
  })

  test('a rejection is reported as one', async () => {
    fake.rejectNext()
    await expect(family.connect('Phantom')).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })

  test('follows the selected account, and a lock', async () => {
    await family.connect('Phantom')
    const heard: (string | undefined)[] = []
    const stop = family.subscribe((account: WalletAccount | null) => heard.push(account?.address))
    const other = Keypair.generate()
    fake.choose(other)
    fake.choose(null)
    stop()
    fake.choose(other)
    expect(heard).toEqual([other.publicKey.toBase58(), undefined])
  })
})

describe('a deposit', () => {
  test('is built, signed, sent and awaited', async () => {
    await family.connect('Phantom')
    const { step, expected } = deposit(3_000_000n)
    const account = tokenAddress(maker.publicKey, localSvmKeypair('mint-usdc').publicKey)
    const before = BigInt((await chain.connection.getTokenAccountBalance(account)).value.amount)
    const ref = await family.send(step, expected)
    expect(await family.waitFor(ref, row())).toEqual({ ref, status: 'success' })
    expect(BigInt((await chain.connection.getTokenAccountBalance(account)).value.amount)).toBe(before + 3_000_000n)
    const [found] = await chain.connection.getSignaturesForAddress(account, { limit: 1 }, 'confirmed')
    const { memo } = step.transfer
    expect(found).toMatchObject({ signature: ref, memo: `[${memo.length}] ${memo}` })
  })

  test('of native coins works the same', async () => {
    await family.connect('Phantom')
    const { step, expected } = deposit(70_000_000n, null)
    const before = await chain.connection.getBalance(maker.publicKey)
    const ref = await family.send(step, expected)
    expect((await family.waitFor(ref, row())).status).toBe('success')
    expect(await chain.connection.getBalance(maker.publicKey)).toBe(before + 70_000_000)
  })

  test('that never lands is reported as failed once it cannot land, also after a reload', async () => {
    const lost = base58.encode(new Uint8Array(64).fill(5))
    expect(await svmWallets().waitFor(lost, row())).toEqual({ ref: lost, status: 'failed' })
  })

  test('that differs from the agreed terms never reaches the wallet', async () => {
    await family.connect('Phantom')
    const { step, expected } = deposit(3_000_000n)
    await expect(
      family.send(step, { ...expected, settlementAddress: Keypair.generate().publicKey.toBase58() }),
    ).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(fake.asked).toEqual(['connect'])
  })

  test('is refused if the wallet switched to another account', async () => {
    await family.connect('Phantom')
    fake.choose(Keypair.generate())
    const { step, expected } = deposit(3_000_000n)
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
  })

  test('above the balance fails as insufficient funds, a declined one as rejected', async () => {
    configureWallets({ walletConnectProjectId: null, chains: [row([chain.url])] })
    family = svmWallets()
    await family.connect('Phantom')
    const { step, expected } = deposit(10n ** 15n)
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_insufficient_funds' })
    fake.rejectNext()
    const small = deposit(1n)
    await expect(family.send(small.step, small.expected)).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })

  test('cannot be signed by a wallet that only sends through its own node on another network', async () => {
    const limited = createFakeWallet('Limited', user, { signTransaction: false })
    Object.assign(limited.wallet.features, {
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy'],
        signAndSendTransaction: vi.fn(),
      },
    })
    const off = getWallets().register(limited.wallet)
    await family.connect('Limited')
    const { step, expected } = deposit(1n)
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_wrong_network' })
    off()
  })
})

describe('signing in', () => {
  test('signs a text with domain, account and nonce', async () => {
    await family.connect('Phantom')
    const { message, signature } = await family.signIn(request)
    expect(message).toContain('app.test wants you to sign in with your Solana account:\n' + user.publicKey.toBase58())
    expect(message).toContain('Nonce: abcdef123456')
    expect(isSignedBy(user.publicKey.toBase58(), message, signature)).toBe(true)
  })

  test('prefers the wallet’s own sign-in', async () => {
    const able = createFakeWallet('Able', user, { signIn: true })
    const off = getWallets().register(able.wallet)
    await family.connect('Able')
    const { message, signature } = await family.signIn(request)
    expect(able.asked).toEqual(['connect', 'sign in'])
    expect(isSignedBy(user.publicKey.toBase58(), message, signature)).toBe(true)
    off()
  })
})

describe('the local test wallet', () => {
  test('uses the standard connector, signs with the node’s unlocked account, and deposits', async () => {
    registerLocalSvmWallet({ rpcUrl: chain.url })
    expect((await family.connectors()).find(({ name }) => name === 'Local Solana wallet')).toMatchObject({
      installed: true,
    })
    const account = await family.connect('Local Solana wallet')
    expect(account.address).toBe(user.publicKey.toBase58())
    const { message, signature } = await family.signIn(request)
    expect(isSignedBy(account.address, message, signature)).toBe(true)
    const { step, expected } = deposit(5_000_000n)
    const ref = await family.send(step, expected)
    expect((await family.waitFor(ref, row())).status).toBe('success')
  })
})

describe('swapping', () => {
  /** A step as the server makes it of Jupiter's answers, and what its review showed. */
  async function swap(): Promise<{ step: Extract<Step, { kind: 'svm_built' }>; expected: Expectation }> {
    const tokens = poolTokens(CHAIN)
    const standIn = createJupiterStandIn(() => chain.url, tokens)
    const from = user.publicKey.toBase58()
    const query = new URLSearchParams({
      inputMint: usdcMint,
      outputMint: WRAPPED,
      amount: '1000000',
      slippageBps: '100',
      instructionVersion: 'V2',
    })
    const call = { headers: {}, body: null, query }
    const quoted = await standIn.handle({ ...call, method: 'GET', path: '/swap/v1/quote' })
    const quote = quoted?.body as { outAmount: string }
    const body = { userPublicKey: from, quoteResponse: quote }
    const made = await standIn.handle({ ...call, method: 'POST', path: '/swap/v1/swap', body })
    const { swapTransaction, lastValidBlockHeight } = (made ?? { body: {} }).body as {
      swapTransaction: string
      lastValidBlockHeight: number
    }
    const table = lookupTable(tokens)
    const addresses = table.state.addresses.map((key, index) => ({ index, address: key.toBase58() }))
    return {
      step: {
        kind: 'svm_built',
        chain_id: CHAIN,
        label: 'swap',
        status: 'waiting',
        tx_ref: null,
        transaction: swapTransaction,
        lookups: [{ table: table.key.toBase58(), addresses }],
        last_valid_block_height: lastValidBlockHeight,
      },
      expected: {
        quote: {
          from_asset: `${CHAIN}:${usdcMint}`,
          to_asset: `${CHAIN}:native`,
          send_amount: '1000000',
          receive_amount: quote.outAmount,
          min_receive_amount: String((BigInt(quote.outAmount) * 99n) / 100n),
          custody: 'provider_contract',
          fill_mode: 'contract',
        },
        provider: 'jupiter',
        swap: true,
        orderId: ORDER,
        recipient: from,
        depositor: from,
        refundAddress: null,
        settlementAddress: '',
        openBy: '2030-01-01T00:01:00.000Z',
      },
    }
  }

  test('sends the provider’s transaction as it is, and waits for it', async () => {
    await family.connect('Phantom')
    const { step, expected } = await swap()
    const ref = await family.send(step, expected)
    expect(await family.waitFor(ref, row())).toEqual({ ref, status: 'success' })
    expect(fake.asked).toEqual(['connect', 'sign transaction'])
  })

  test('is known by its signature if the node’s answer is lost, and asked for again it is not sent twice', async () => {
    const forgetful = await startFaulty(chain.url, 'forgets')
    configureWallets({ walletConnectProjectId: null, chains: [row([forgetful.url])] })
    family = svmWallets()
    await family.connect('Phantom')
    const { step, expected } = await swap()
    const tokens = tokenAddress(user.publicKey, localSvmKeypair('mint-usdc').publicKey)
    const held = async () => BigInt((await chain.connection.getTokenAccountBalance(tokens)).value.amount)
    const before = await held()
    const ref = await family.send(step, expected)
    expect(await family.waitFor(ref, row())).toEqual({ ref, status: 'success' })
    expect(forgetful.sent()).toBeGreaterThan(0)
    configureWallets({ walletConnectProjectId: null, chains: [row()] })
    const reloaded = svmWallets()
    await reloaded.connect('Phantom')
    expect(await reloaded.send(step, expected)).toBe(ref)
    expect(before - (await held())).toBe(1_000_000n)
    await forgetful.stop()
  })

  test('is followed if one node’s answer is lost and another refuses it, and fails if every node refuses it', async () => {
    const [forgetful, behind] = await Promise.all([
      startFaulty(chain.url, 'forgets'),
      startFaulty(chain.url, 'refuses'),
    ])
    const through = async (...urls: string[]) => {
      configureWallets({ walletConnectProjectId: null, chains: [row(urls)] })
      family = svmWallets()
      await family.connect('Phantom')
      const { step, expected } = await swap()
      return family.send(step, expected)
    }
    const ref = await through(forgetful.url, behind.url)
    expect(behind.sent()).toBe(1)
    expect(await family.waitFor(ref, row())).toEqual({ ref, status: 'success' })
    await expect(through(behind.url)).rejects.toMatchObject({ reason: 'wallet_failed' })
    await Promise.all([forgetful.stop(), behind.stop()])
  })

  test.each<[string, (expected: Expectation) => Expectation]>([
    ['takes more than was shown', (one) => ({ ...one, quote: { ...one.quote, send_amount: '999999' } })],
    [
      'pays less than was shown',
      (one) => ({ ...one, quote: { ...one.quote, min_receive_amount: one.quote.receive_amount } }),
    ],
    ['pays another token', (one) => ({ ...one, quote: { ...one.quote, to_asset: `${CHAIN}:${usdcMint}` } })],
    ['pays another wallet', (one) => ({ ...one, recipient: maker.publicKey.toBase58() })],
    ['is of another wallet', (one) => ({ ...one, depositor: maker.publicKey.toBase58() })],
    ['is no swap', ({ swap: _, ...one }) => one],
  ])('a transaction that %s never reaches the wallet', async (_, change) => {
    await family.connect('Phantom')
    const { step, expected } = await swap()
    await expect(family.send(step, change(expected))).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(fake.asked).toEqual(['connect'])
  })

  test('a transaction that has expired isn’t sent again', async () => {
    // A node that can't be reached may have it.
    configureWallets({ walletConnectProjectId: null, chains: [row([chain.url])] })
    family = svmWallets()
    await family.connect('Phantom')
    const { step, expected } = await swap()
    await chain.slots(200)
    await expect(family.send(step, expected)).rejects.toMatchObject({ reason: 'wallet_failed' })
  })
})
