import { addressOfferTypedData } from '#chains/evm/order/addressOffer.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localAccount } from '#chains/evm/signing.ts'
import type { DepositAddress } from '#store/depositAddresses/types.ts'
import { zeroAddress } from 'viem'
import { uuidv7 } from 'uuidv7'
import { memoHash, orderHash } from '#chains/evm/order/hash.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import type { Family } from '#chains/family.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import { type OrderId, orderIdFromUuid, uuidFromOrderId } from '#core/order/id.ts'
import type { Store } from '#store/contract.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'
import { freshAddress, timeOf, toRow } from './orders.ts'
import { NORTH, type World } from './world.ts'

const offerSigner = localAccount(devAccounts.offerSigner.key)

interface Amounts {
  readonly sent: bigint
  readonly received: bigint
}

/** Network without an escrow: the maker pays by transfer there, and holds deposits, which name their order in a memo or by address. */
export interface CustodyNetwork {
  /** Its name in titles. */
  readonly name: string
  readonly id: ChainId
  readonly family: Pick<Family, 'addresses' | 'depositMemo'>
  /** Token of its orders. */
  readonly token: string
  /** The same coin on the EVM network. */
  readonly evmToken: `0x${string}`
  /** Order from the EVM network. */
  readonly outgoing: Amounts
  /** Order to the EVM network. */
  readonly incoming: Amounts & { readonly gasCompensation: bigint }
  /** Deposit below the route's minimum that is worth more than its refund costs. */
  readonly belowMinimum: bigint
  /** Deposit that is worth less than its refund costs; one unit by default. */
  readonly dust?: bigint
  /** Canonical address that deposits and is refunded. */
  readonly user: string
  newAccount(): string
  /** Makes the user's deposit for an order. */
  deposit(world: World, amount: bigint, order: OrderRow, store: Store): Promise<unknown>
  /** Lets every transaction expire that was signed before; absent where none does. */
  expire?(world: World): Promise<void>
  /** Payments become final by time alone, before a slow process has seen them in a block. */
  readonly isFinalByTime?: boolean
  /** Address of a deposit by its index; absent where a memo names the order. */
  addressAt?(index: number): string
  /** Prepares a database without records of the maker's earlier payouts; absent where it needs nothing. */
  prepare?(store: Store): Promise<void>
}

const orderId = () => orderIdFromUuid(uuidv7())
/** The server's nonces end with the order's id, too. */
const nonceOf = (id: OrderId): bigint => BigInt(`0x${uuidFromOrderId(id).replaceAll('-', '')}`)
const assetOn = ({ id, token }: CustodyNetwork): AssetId => assetId(id, token)
const tokenBytes = ({ token, family: { addresses } }: CustodyNetwork) =>
  addresses.toBytes(token === NATIVE ? addresses.nativeSentinel : token)

/** The latest of all clocks: an order's deadlines are ahead of each. */
const timeIn = async ({ north, ton }: World): Promise<number> =>
  Math.max(await timeOf(north), Math.floor((ton?.now() ?? 0) / 1000))

/** Long enough for several signatures, as the server's windows are. */
const FILL_SECONDS = 3_780
const REFUND_SECONDS = 90_000

/** Order from the EVM network; the payout carries the order's id, or the exchange's memo. */
export async function placeOutgoing(
  store: Store,
  world: World,
  network: CustodyNetwork,
  exchange?: { recipient: string; memo: string },
): Promise<OrderRow> {
  const id = orderId()
  const recipient = exchange?.recipient ?? network.newAccount()
  const memo = exchange?.memo ?? null
  const { addresses } = network.family
  const now = await timeIn(world)
  const fillDeadline = now + FILL_SECONDS
  const terms = sampleOrder(now, {
    fillDeadline,
    refundAfter: fillDeadline + REFUND_SECONDS,
    inputToken: network.evmToken,
    inputAmount: network.outgoing.sent,
    outputToken: tokenBytes(network),
    outputAmount: network.outgoing.received,
    recipient: addresses.toBytes(recipient),
    memoHash: memoHash(addresses.transferMemo === null ? null : (memo ?? id)),
    dstChainId: BigInt(network.id),
    fillMode: fillModes.transfer,
    nonce: nonceOf(id),
  })
  return store.orders.create({ ...(await toRow(terms, { id, memo })), recipient, toAsset: assetOn(network) })
}

/** Order to the EVM network: the maker holds the deposit, a memo or an address names the order. */
export async function placeIncoming(store: Store, world: World, network: CustodyNetwork): Promise<OrderRow> {
  const { received, gasCompensation } = network.incoming
  const id = orderId()
  const terms = await heldTerms(world, network, id, {
    outputToken: network.evmToken,
    outputAmount: received,
    recipient: freshAddress(),
    memoHash: memoHash(id),
    dstChainId: BigInt(NORTH),
  })
  return createHeld(store, network, terms, { id, gasCompensation })
}

/** Order between two networks without escrows; both tokens are the same coin. */
export async function placeBetween(
  store: Store,
  world: World,
  source: CustodyNetwork,
  destination: CustodyNetwork,
): Promise<OrderRow> {
  const { addresses } = destination.family
  const recipient = destination.newAccount()
  const id = orderId()
  const terms = await heldTerms(world, source, id, {
    outputToken: tokenBytes(destination),
    outputAmount: destination.outgoing.received,
    recipient: addresses.toBytes(recipient),
    memoHash: memoHash(addresses.transferMemo === null ? null : id),
    dstChainId: BigInt(destination.id),
    fillMode: fillModes.transfer,
  })
  return createHeld(store, source, terms, { id, recipient, toAsset: assetOn(destination) })
}

const heldTerms = async (
  world: World,
  { id: chain, family, user, addressAt, incoming }: CustodyNetwork,
  id: OrderId,
  change: Partial<EscrowOrder>,
): Promise<EscrowOrder> =>
  sampleOrder(await timeIn(world), {
    depositor: addressAt ? family.addresses.toBytes(user) : zeroAddress,
    inputToken: zeroAddress,
    inputAmount: incoming.sent,
    srcChainId: BigInt(chain),
    nonce: nonceOf(id),
    ...change,
  })

async function createHeld(
  store: Store,
  network: CustodyNetwork,
  terms: EscrowOrder,
  row: Partial<NewOrder> & { id: OrderId },
): Promise<OrderRow> {
  const { user, addressAt } = network
  const hash = orderHash(terms)
  const custody = {
    custody: 'maker' as const,
    fromAddress: user,
    refundAddress: user,
    refundAfter: null,
    makerSignature: null,
  }
  if (addressAt) await handOut(store, network.id, { orderId: row.id, orderHash: hash, addressAt })
  return store.orders.create({
    ...(await toRow(terms, row)),
    ...custody,
    onchainId: hash,
    fromAsset: assetOn(network),
    ...row,
  })
}

/** Hands an order its deposit address, signed by the offer signer as the API does. */
export function handOut(
  store: Store,
  chain: ChainId,
  order: { orderId: OrderRow['id']; orderHash: `0x${string}`; addressAt: (index: number) => string },
): Promise<DepositAddress> {
  const { orderId, orderHash: hash, addressAt } = order
  const sign = (address: string) =>
    offerSigner.signTypedData(addressOfferTypedData({ chainId: chain, address, orderHash: hash }))
  return store.depositAddresses.handOut({ chainId: chain, orderId, addressAt, sign })
}

/** The memo that the app asks wallets to sign. @throws if the order lacks a part of it */
export function depositMemoOf({ depositMemo }: CustodyNetwork['family'], order: OrderRow): string {
  const memo = writeDepositMemo(depositMemo, order)
  if (memo === null) throw new Error(`order ${order.id} has no memo`)
  return memo
}
