import { parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { authorizationTypedData } from '#chains/evm/order/authorization.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { depositAddress } from '#chains/evm/order/forwarder.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderIdFromNonce } from '#core/order/id.ts'
import type { Store } from '#store/contract.ts'
import type { NewOpening, OpeningRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { eager } from './drive.ts'
import { freshAddress, timeOf, toRow } from './orders.ts'
import type { World } from './world.ts'
import type { MakerPolicy } from '../policy.ts'

type Hex = `0x${string}`
const { usdc } = localDeployment(31338)
/** Domain of the token with ERC-3009 on both local chains. */
const domain = { name: 'USD Coin', version: '1' }

/** A deposit of 50 USDC on the first EVM chain. */
export const signedDeposit: Partial<EscrowOrder> = {
  inputToken: usdc,
  inputAmount: parseUnits('50', 6),
  outputToken: usdc,
  outputAmount: parseUnits('49.9', 18),
}

/** Opens everything that its limits allow, although the fee of a small order does not cover the gas. */
export const generous: Partial<MakerPolicy> = { ...eager, openingCoveragePercent: 0 }

/** Row that the API writes after the order's depositor has signed. */
export async function authorized(store: Store, order: OrderRow, change: Partial<NewOpening> = {}): Promise<OpeningRow> {
  const terms = order.escrowOrder
  if (!terms) throw new Error('not an escrowed order')
  const window = { validAfter: 0, validBefore: 2 ** 40 - 1, ...change }
  const { escrow } = localDeployment(order.fromChain)
  const signature = await privateKeyToAccount(devAccounts.user.key).signTypedData(
    authorizationTypedData(terms, escrow, domain, window),
  )
  return store.openings.create({
    orderId: order.id,
    chainId: order.fromChain,
    depositor: order.fromAddress,
    kind: 'erc3009',
    signature,
    ...window,
  })
}

/** The low half of a nonce is the order's id, a UUIDv7 that begins with its time. */
let salt = BigInt(Date.now()) << 80n

/** Order from north to south whose deposit any account can pay to its own address, as the API stores it. */
export async function placeAtAddress(
  store: Store,
  { north, south }: Pick<World, 'north' | 'south'>,
  change: Partial<EscrowOrder> = {},
  owner: Hex = devAccounts.user.address,
): Promise<{ order: OrderRow; opening: OpeningRow }> {
  salt += 1n
  const now = Math.max(await timeOf(north), await timeOf(south))
  const { escrow, forwarderFactory } = localDeployment(north.chainId)
  const terms = sampleOrder(now, {
    ...signedDeposit,
    recipient: freshAddress(),
    srcChainId: BigInt(north.chainId),
    dstChainId: BigInt(south.chainId),
    nonce: salt,
    ...change,
  })
  const depositor = change.depositor ?? depositAddress(forwarderFactory, { escrow, owner, order: terms })
  const row = { id: orderIdFromNonce(terms.nonce), refundAddress: owner }
  const order = await store.orders.create(await toRow({ ...terms, depositor }, row))
  return { order, opening: await addressed(store, order) }
}

/** Row that the API writes with an order at an address. */
export const addressed = (store: Store, order: OrderRow, change: Partial<NewOpening> = {}): Promise<OpeningRow> =>
  store.openings.create({
    orderId: order.id,
    chainId: order.fromChain,
    depositor: order.refundAddress ?? '',
    kind: 'address',
    validAfter: 0,
    validBefore: order.escrowOrder?.openBy ?? 0,
    signature: '0x',
    ...change,
  })
