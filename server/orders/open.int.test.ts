import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodeOpenWithPermit } from '#chains/evm/order/calls.ts'
import { permitSignature, permitTypedData } from '#chains/evm/order/permit.ts'
import { orderFromWire } from '#chains/evm/order/wire.ts'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, localDeployment, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderDetail, Step } from '#core/wire/order.ts'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { ethRoute, placeOrder, usdcRoute } from '../testing/orderFlow.ts'
import { createTestApp, north, south, type TestApp } from '../testing/testApp.ts'

/** Runs the API's offers against the real contracts: a signed offer must open, and a watcher must find the deposit. */
let anvils: Anvil[] = []
let nodes: ReadonlyMap<ChainId, ChainNode>
let t: TestApp

beforeAll(async () => {
  anvils = await Promise.all([north, south].map((chainId) => startAnvil({ chainId })))
  await Promise.all(
    anvils.map(async ({ url, chainId }) => {
      await deployContracts(url, chainId)
      await prepareAccounts(url, chainId, [
        [devAccounts.user, 1000n],
        [devAccounts.maker, 1000n],
      ])
    }),
  )
  nodes = new Map(
    anvils.map(({ url, chainId }, i) => [i === 0 ? north : south, createEvmNode(localNodeOptions(chainId, [url]))]),
  )
  t = await createTestApp({ start: new Date(), deps: { chains: (id) => nodes.get(id) ?? null } })
})
afterAll(async () => {
  await t?.close()
  await Promise.all([...(nodes?.values() ?? [])].map((n) => n.close()))
  await Promise.all(anvils.map((a) => a.stop()))
})

const escrowOn = (id: ChainId): string => localDeployment(id).escrow

async function send(steps: readonly Step[]): Promise<string> {
  const wallet = createWalletClient({
    account: privateKeyToAccount(devAccounts.user.key),
    transport: http(anvils[0]?.url),
    pollingInterval: 50,
  })
  let last = ''
  for (const step of steps) {
    if (step.kind !== 'evm_call') throw new Error('not an EVM call')
    last = await sendTransaction(wallet, {
      to: step.to as `0x${string}`,
      data: step.data as `0x${string}`,
      value: BigInt(step.value),
      chain: null,
    })
    expect((await waitForTransactionReceipt(wallet, { hash: last as `0x${string}` })).status).toBe('success')
  }
  return last
}

async function watched(): Promise<void> {
  const node = nodes.get(north)
  const head = await node?.head()
  if (!node || !head) throw new Error('no node')
  for (const deposit of (await node.scan(0n, head.height)).deposits) await t.store.deposits.record(deposit)
}

// Offers are bound to block time, so the test app needs a real clock.
it.each([
  ['native coin', ethRoute, ['open']],
  ['token with approval', usdcRoute, ['approve', 'open']],
])('the escrow accepts what the API signed: %s', async (_, route, labels) => {
  await t.store.chainState.setHead(north, {
    height: 0n,
    hash: '0x0',
    time: Math.floor(Date.now() / 1000),
    finalized: 0n,
  })
  const { order, steps, token } = await placeOrder(t, route)
  expect(steps.map((s) => s.label)).toEqual(labels)
  const txHash = await send(steps)
  await watched()
  const seen = (
    await t.call('GET', `/api/bridge_api/v1/orders/${order.id}`, { headers: { authorization: `Bearer ${token}` } })
  ).body as { data: OrderDetail }
  expect(seen.data).toMatchObject({ status: 'deposit_seen', deposit: { tx_hash: txHash } })
  expect(await nodes.get(north)?.escrowStatus?.(escrowOn(north), order.onchain_id as `0x${string}`)).toBe('open')
})

it('the escrow accepts a token by permit, without an allowance or an earlier transaction', async () => {
  await t.store.chainState.setHead(south, {
    height: 0n,
    hash: '0x0',
    time: Math.floor(Date.now() / 1000),
    finalized: 0n,
  })
  const node = nodes.get(south)
  const { order, steps } = await placeOrder(t, {
    ...usdcRoute,
    from_chain_id: south,
    to_chain_id: north,
    amount: String(50n * 10n ** 18n),
  })
  const [first, open] = steps
  if (first?.kind !== 'evm_typed_data' || open?.kind !== 'evm_call' || !open.offer)
    throw new Error('not a permit and an opening')
  const { permit } = first
  const owner = privateKeyToAccount(devAccounts.user.key)
  const hex = (text: string) => text as `0x${string}`
  const terms = {
    ...permit,
    chainId: first.chain_id,
    token: hex(permit.token),
    owner: hex(permit.owner),
    spender: hex(permit.spender),
    amount: BigInt(permit.amount),
    nonce: BigInt(permit.nonce),
  }
  const signature = await permitSignature(terms, await owner.signTypedData(permitTypedData(terms)))
  if (!signature) throw new Error('not the signature of the owner')
  expect(await node?.allowance?.(permit.owner, permit.token, permit.spender)).toBe(0n)

  const wallet = createWalletClient({ account: owner, transport: http(anvils[1]?.url), pollingInterval: 50 })
  const data = encodeOpenWithPermit(orderFromWire(open.offer.order), hex(open.offer.maker_signature), signature)
  const hash = await sendTransaction(wallet, { to: hex(open.to), data, chain: null })
  expect((await waitForTransactionReceipt(wallet, { hash })).status).toBe('success')
  expect(await node?.escrowStatus?.(hex(open.to), hex(order.onchain_id ?? ''))).toBe('open')
})

it('the next order of the token needs no approval while an allowance remains', async () => {
  const wallet = createWalletClient({
    account: privateKeyToAccount(devAccounts.user.key),
    transport: http(anvils[0]?.url),
    pollingInterval: 50,
  })
  const first = await placeOrder(t, usdcRoute)
  const [approve] = first.steps
  if (approve?.kind !== 'evm_call') throw new Error('not an EVM call')
  const hash = await sendTransaction(wallet, {
    to: approve.to as `0x${string}`,
    data: approve.data as `0x${string}`,
    chain: null,
  })
  await waitForTransactionReceipt(wallet, { hash })
  expect((await placeOrder(t, usdcRoute)).steps.map((s) => s.label)).toEqual(['open'])
})
