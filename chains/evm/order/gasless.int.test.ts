import { createTestClient, createWalletClient, http, publicActions, toFunctionSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import bridgeEscrow from '#contracts/artifacts/BridgeEscrow.json' with { type: 'json' }
import forwarderFactory from '#contracts/artifacts/ForwarderFactory.json' with { type: 'json' }
import permit2 from '#contracts/test/fixtures/permit2.json' with { type: 'json' }
import type { DepositAuthorization } from '#core/order/depositAuthorization.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { devAccounts } from '../testing/accounts.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { type Deployment, deployContracts, escrowConfig, prepareAccounts } from '../testing/deploy.ts'
import { createChainNode } from '#chains/nodes.ts'
import { localNodeOptions } from '../testing/localChain.ts'
import { sampleOrder } from '../testing/orders.ts'
import { createUser } from '../testing/user.ts'
import { authorizationTypedData, encodeOpenForWithAuthorization } from './authorization.ts'
import {
  depositAddress,
  encodeDeployForwarder,
  encodeRelease,
  encodeSweep,
  encodeWithdraw,
  forwarderTerms,
} from './forwarder.ts'
import { encodeOpenForWithPermit2, PERMIT2, permit2TypedData } from './permit2.ts'
import { orderHash } from './hash.ts'
import { offerTypedData } from './typedData.ts'

type Hex = `0x${string}`
/** The Permit2 fixture caches its domain for chain 31337 at another address. */
const CHAIN = 31338
const UNIT = 10n ** 18n
const depositor = privateKeyToAccount(devAccounts.user.key)

let anvil: Anvil
let at: Deployment
beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN })
  at = await deployContracts(anvil.url, CHAIN)
  await prepareAccounts(anvil.url, CHAIN, [[devAccounts.user, 1_000n]])
})
afterAll(() => anvil.stop())

const chain = () => createTestClient({ mode: 'anvil', transport: http(anvil.url) }).extend(publicActions)
const balance = (owner: Hex) =>
  chain().readContract({ address: at.usdc, abi: testTokenAbi, functionName: 'balanceOf', args: [owner] })
const statusIn = (escrow: Hex, order: EscrowOrder) =>
  chain().readContract({ address: escrow, abi: bridgeEscrowAbi, functionName: 'status', args: [orderHash(order)] })
const offer = (order: EscrowOrder, escrow: Hex) =>
  privateKeyToAccount(devAccounts.offerSigner.key).signTypedData(offerTypedData(order, escrow))
const reverted = (error: string) => `custom error ${toFunctionSelector(error)}`
const relayer = () => createUser(anvil.url, devAccounts.stranger)

async function deploy(bytecode: string, abi: typeof bridgeEscrowAbi | [], args: readonly unknown[]): Promise<Hex> {
  const account = privateKeyToAccount(devAccounts.stranger.key)
  const wallet = createWalletClient({ account, transport: http(anvil.url) })
  const hash = await wallet.deployContract({ abi: abi as [], bytecode: bytecode as Hex, args: args as [], chain: null })
  const { contractAddress } = await chain().waitForTransactionReceipt({ hash, pollingInterval: 50 })
  return contractAddress?.toLowerCase() as Hex
}

async function tokenOrder(change: Partial<EscrowOrder> = {}): Promise<EscrowOrder> {
  const inputs = { inputToken: at.usdc, inputAmount: 5n * UNIT, outputToken: at.usdc, outputAmount: 4n * UNIT }
  return sampleOrder(await relayer().now(), { ...inputs, srcChainId: BigInt(CHAIN), dstChainId: 31337n, ...change })
}

describe('a deposit that its depositor only signs', () => {
  it('opens by ERC-3009 on a real token, once', async () => {
    const order = await tokenOrder()
    const validity = { validAfter: 0, validBefore: order.openBy }
    const data = authorizationTypedData(order, at.escrow, { name: 'USD Coin', version: '1' }, validity)
    const signature = await depositor.signTypedData(data)
    const call = encodeOpenForWithAuthorization(order, await offer(order, at.escrow), { ...validity, signature })
    const before = await balance(at.escrow)
    await relayer().send(at.escrow, call)
    expect(await statusIn(at.escrow, order)).toBe(1)
    expect((await balance(at.escrow)) - before).toBe(order.inputAmount)
    await expect(relayer().send(at.escrow, call)).rejects.toThrow(reverted('OrderUsed(bytes32)'))
  })

  it('opens by the real Permit2, once', async () => {
    await chain().setCode({ address: PERMIT2, bytecode: permit2.runtimeCode as Hex })
    const config = escrowConfig(at.usdc, at.usdcDecimals, PERMIT2)
    const escrow = await deploy(bridgeEscrow.bytecode, bridgeEscrowAbi, [config])
    const order = await tokenOrder({ maker: devAccounts.offerSigner.address })
    await createUser(anvil.url).approve(at.usdc, PERMIT2, order.inputAmount * 2n)
    const signature = await depositor.signTypedData(permit2TypedData(order, escrow, order.openBy))
    const call = encodeOpenForWithPermit2(order, await offer(order, escrow), { deadline: order.openBy, signature })
    await relayer().send(escrow, call)
    expect(await statusIn(escrow, order)).toBe(1)
    expect(await balance(escrow)).toBe(order.inputAmount)
    await expect(relayer().send(escrow, call)).rejects.toThrow(reverted('OrderUsed(bytes32)'))
  })
})

describe('checking an authorization', () => {
  const domain = { name: 'USD Coin', version: '1' }
  const nodeFor = (escrow: Hex) =>
    createChainNode(
      localNodeOptions(CHAIN, [anvil.url], { escrows: [{ address: escrow, version: '2', firstBlock: 0 }] }),
    )
  const check = (order: EscrowOrder, authorization: DepositAuthorization, escrow = at.escrow) =>
    nodeFor(escrow).checkAuthorization?.(escrow, order, authorization)

  it('accepts the depositor’s key, and detects any change of order, window, domain, escrow and signature', async () => {
    const order = await tokenOrder()
    const window = { validAfter: 5, validBefore: order.openBy }
    const signature = await depositor.signTypedData(authorizationTypedData(order, at.escrow, domain, window))
    const signed = { kind: 'erc3009', domain, ...window, signature } as const
    expect(await check(order, signed)).toBe('signed')
    const orders = [{ inputAmount: 1n }, { depositor: devAccounts.friend.address }, { recipient: order.maker }]
    for (const change of orders) expect(await check({ ...order, ...change }, signed)).toBe('not_signed')
    for (const change of [
      { validAfter: 4 },
      { validBefore: order.openBy + 1 },
      { domain: { ...domain, version: '2' } },
      { signature: `${signature.slice(0, -2)}00` as Hex },
      { signature: `${signature.slice(0, -2)}01` as Hex },
      { signature: `${signature}00` as Hex },
      { signature: '0x' as Hex },
    ])
      expect(await check(order, { ...signed, ...change })).toBe('not_signed')
    expect(await check(order, signed, order.maker)).toBe('not_signed')
    expect(await check({ ...order, srcChainId: 1n }, signed)).toBe('unavailable')
  })

  it('verifies a contract wallet by quorum, for Permit2 only, and only if the escrow accepts it', async () => {
    const escrow = await deploy(bridgeEscrow.bytecode, bridgeEscrowAbi, [
      escrowConfig(at.usdc, at.usdcDecimals, PERMIT2),
    ])
    const [wallet, refusing] = [devAccounts.attesters[0].address, devAccounts.attesters[1].address]
    // Answers ERC-1271's magic value to every call; the other one returns nothing.
    await chain().setCode({ address: wallet, bytecode: '0x631626ba7e60e01b60005260206000f3' })
    await chain().setCode({ address: refusing, bytecode: '0x60206000f3' })
    const order = await tokenOrder({ depositor: wallet })
    const signature = `0x${'12'.repeat(80)}` as const
    const authorization = { kind: 'permit2', deadline: order.openBy, signature } as const
    expect(await check(order, authorization, escrow)).toBe('signed')
    expect(await check({ ...order, depositor: refusing }, authorization, escrow)).toBe('not_signed')
    expect(await check(order, authorization)).toBe('unavailable')
    const window = { validAfter: 0, validBefore: order.openBy }
    expect(await check(order, { kind: 'erc3009', domain, ...window, signature }, escrow)).toBe('not_signed')
  })
})

describe('a deposit address', () => {
  const [owner, friend] = [devAccounts.user.address, devAccounts.friend.address]
  const partsOf = (order: EscrowOrder) => ({ escrow: at.escrow, owner, order })

  it('is known before it exists, can be swept by any account, and pays its owner back', async () => {
    const factory = await deploy(forwarderFactory.bytecode, [], [])
    const sample = await tokenOrder()
    const terms = forwarderTerms(partsOf(sample))
    const address = depositAddress(factory, partsOf(sample))
    const user = createUser(anvil.url)
    await user.transfer(at.usdc, address, sample.inputAmount + 3n * UNIT)
    expect(await chain().getCode({ address })).toBeUndefined()
    const order = { ...sample, depositor: address }
    const signature = await offer(order, at.escrow)
    const release = encodeRelease(terms, order, at.usdc)
    await expect(relayer().send(factory, release)).rejects.toThrow(reverted('ReleaseTooEarly(uint256)'))
    await relayer().send(factory, encodeSweep(terms, order, signature))
    expect(await statusIn(at.escrow, order)).toBe(1)
    expect(await balance(address)).toBe(3n * UNIT)

    const withdraw = encodeWithdraw(at.usdc, friend, 2n * UNIT)
    await expect(relayer().send(address, withdraw)).rejects.toThrow(reverted('NotOwner()'))
    const before = [await balance(friend), await balance(owner)]
    await user.send(address, withdraw)
    await relayer().send(factory, release)
    const after = [await balance(friend), await balance(owner)]
    expect(after.map((sum, i) => sum - (before[i] ?? 0n))).toEqual([2n * UNIT, UNIT])
    expect(await balance(address)).toBe(0n)
  })

  it('can be deployed without a sweep', async () => {
    const factory = await deploy(forwarderFactory.bytecode, [], [])
    const order = await tokenOrder()
    await relayer().send(factory, encodeDeployForwarder(forwarderTerms(partsOf(order))))
    expect(await chain().getCode({ address: depositAddress(factory, partsOf(order)) })).not.toBeUndefined()
  })
})
