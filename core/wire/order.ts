import { z } from 'zod'
import { custodies } from '../order/escrowOrder.ts'
import { orderEventTypes } from '../order/state.ts'
import { publicStatuses } from '../order/status.ts'
import {
  address,
  amount,
  assetIdText,
  chainIdNumber,
  hex,
  orderIdText,
  paymentId,
  position,
  time,
  uintText,
} from './common.ts'
import { exactSide, feeLine } from './quote.ts'

export const orderRequest = z.strictObject({
  quote_id: z.string().min(1).max(64),
  /** May be absent for a quote with `pays_to_address`: the order then belongs to its refund address. */
  from_address: address.optional(),
  recipient: address,
  /** Required if the maker holds the deposit; never defaulted to the sender. */
  refund_address: address.optional(),
  memo: z.string().max(120).optional(),
  /** Id of the payment request that the transfer pays; a claim that readers of the request check against the order. */
  payment: paymentId.optional(),
  /** The host decides; another number is refused. */
  channel_id: z.int().positive().optional(),
})
export type OrderRequest = z.infer<typeof orderRequest>

/** Struct that the contracts hash; integers as decimal strings. */
export const escrowOrderWire = z.object({
  depositor: hex,
  maker: hex,
  inputToken: hex,
  inputAmount: amount,
  outputToken: hex,
  outputAmount: amount,
  destinationGas: amount,
  recipient: hex,
  memoHash: hex,
  srcChainId: uintText,
  dstChainId: uintText,
  fillMode: z.union([z.literal(0), z.literal(1)]),
  channel: uintText,
  channelFee: amount,
  openBy: z.int(),
  fillDeadline: z.int(),
  refundAfter: z.int(),
  nonce: uintText,
})
export type EscrowOrderWire = z.infer<typeof escrowOrderWire>

const stepBase = {
  chain_id: chainIdNumber,
  label: z.enum(['permit', 'approve', 'open', 'transfer', 'swap', 'refund']),
  status: z.enum(['waiting', 'sent', 'done']),
  tx_ref: z.string().nullable(),
}

const offer = z.object({ escrow: hex, order: escrowOrderWire, maker_signature: hex })

const evmCall = z.object({
  kind: z.literal('evm_call'),
  ...stepBase,
  to: hex,
  data: hex,
  /** Native amount to send, in wei. */
  value: amount,
  /** Set on `open` and `refund`: terms that `data` must encode. */
  offer: offer.nullable(),
  /** Set on `approve`: exactly this amount for exactly this spender. */
  approval: z.object({ token: hex, spender: hex, amount }).nullable(),
  /** Terms of an external provider, as JSON, to which `data` commits by their hash. */
  terms: z.string().max(8192).optional(),
})

/**
 * One action of the user's wallet. The wallet family decodes it and compares it with the offer before it prompts the user.
 */
export const step = z.discriminatedUnion('kind', [
  evmCall,
  z.object({
    kind: z.literal('evm_typed_data'),
    ...stepBase,
    /**
     * EIP-2612, signed and never sent by itself: the `open` that follows becomes `openWithPermit` with this signature, and a swap
     * takes it into its call.
     */
    permit: z.object({
      /** Contract that keeps the allowance, as Permit2 does, and whose form of permit is signed; absent for the token itself. */
      contract: hex.optional(),
      token: hex,
      name: z.string(),
      version: z.string(),
      owner: hex,
      spender: hex,
      amount,
      nonce: uintText,
      deadline: z.int(),
    }),
    /** Equivalent approval, for wallets that cannot sign the permit. */
    fallback: evmCall,
  }),
  z.object({
    kind: z.literal('svm_tx'),
    ...stepBase,
    transfer: z.object({
      from: address,
      to: address,
      /** Mint address; null = the native coin. */
      mint: address.nullable(),
      decimals: z.int(),
      amount,
      memo: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('svm_built'),
    ...stepBase,
    /** Whole unsigned transaction of a provider, in base64. */
    transaction: z.string().max(1644),
    /** Accounts that it takes from lookup tables. */
    lookups: z
      .array(
        z.object({
          table: address,
          addresses: z.array(z.object({ index: z.int().min(0).max(255), address })).max(256),
        }),
      )
      .max(32),
    /** Block height after which it can never be in a block. */
    last_valid_block_height: z.int().nonnegative(),
  }),
  z.object({
    kind: z.literal('starknet_calls'),
    ...stepBase,
    /** Calls of one account transaction, which succeed or fail together. Numbers in hex. */
    calls: z
      .array(
        z.object({
          contract_address: hex,
          entry_point: z.string().min(1).max(64),
          calldata: z.array(z.string().regex(/^0x[0-9a-f]{1,64}$/)).max(3_000),
        }),
      )
      .min(1)
      .max(8),
  }),
  z.object({
    kind: z.literal('pay_address'),
    ...stepBase,
    /** Address of this order alone, which any wallet or exchange can pay, once and exactly. */
    address,
    /** Its index in the network's deposit account, from which the address can be derived again; 0 with an `offer`. */
    index: z.int().nonnegative(),
    amount,
    /** On EVM: the terms to which the address commits, together with the refund address as its owner. */
    offer: offer.optional(),
  }),
  z.object({
    kind: z.literal('starknet_invoke'),
    ...stepBase,
    /** One transaction of the account: the transfer, and calls that carry the memo. */
    transfer: z.object({
      from: address,
      to: address,
      /** Token contract; null = the native coin, which has a contract too. */
      token: address.nullable(),
      amount,
      memo: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('fuel_tx'),
    ...stepBase,
    /** A transfer from coins of the sender; the memo is the script's data. */
    transfer: z.object({
      from: address,
      to: address,
      /** Asset id; null = the native coin. */
      token: address.nullable(),
      amount,
      memo: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('benfen_tx'),
    ...stepBase,
    /** The native coin alone; the memo is an input that no command uses. */
    transfer: z.object({ from: address, to: address, amount, memo: z.string() }),
  }),
  z.object({
    kind: z.literal('ton_transfer'),
    ...stepBase,
    transfer: z.object({
      from: address,
      to: address,
      /** Jetton's master and the sender's own wallet of it; null = the native coin. */
      jetton: z.object({ master: address, wallet: address }).nullable(),
      decimals: z.int(),
      amount,
      memo: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('vendor_transfer'),
    ...stepBase,
    /** True if the order has no sender: any wallet or exchange may pay the address. */
    any_wallet: z.boolean().default(false),
    /** A payment to an address that a provider gave out for this order alone. */
    transfer: z.object({
      asset: assetIdText,
      to: address,
      amount,
      /** Required by the address; null = none. */
      memo: z.string().nullable(),
      /** Later payments are refunded. */
      deadline: time,
    }),
    receive_asset: assetIdText,
    /**
     * Quote that the provider signed for this address. It is checked against a key of the build, since the address
     * can't be pinned.
     */
    statement: z.object({ vendor: z.string(), signed: z.string().max(8192), signature: z.string().max(256) }),
  }),
])
export type Step = z.infer<typeof step>

export const txLink = z.object({
  chain_id: chainIdNumber,
  tx_hash: z.string(),
  explorer_url: z.string().nullable(),
  at: time,
})

export const orderEvent = z.object({
  seq: z.int(),
  type: z.enum(orderEventTypes).or(z.enum(['created', 'hint', 'confirmations', 'waiting'])),
  status: z.enum(publicStatuses),
  at: time,
  data: z.record(z.string(), z.unknown()),
})
export type OrderEventWire = z.infer<typeof orderEvent>

/** Party that pays out: our maker, or an external provider with its own reference of the order. */
const settlement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('maker') }),
  z.object({
    kind: z.literal('external'),
    provider: z.string(),
    reference: z.string().nullable(),
    /** Pages of the provider: the order's own, and its support; null if unknown, and where links are not allowed. */
    order_url: z.string().nullable().default(null),
    support_url: z.string().nullable().default(null),
  }),
])

/** Settlement of an order by an external provider. */
const outcome = z.object({
  /** Asset that was paid out: another than ordered if the provider ended halfway. */
  received_asset: assetIdText.nullable(),
  received_amount: amount.nullable(),
  /** True if the payout was read on its network; otherwise the provider alone reports it. */
  received_verified: z.boolean(),
  refunded_asset: assetIdText.nullable(),
  refunded_amount: amount.nullable(),
  /** True if the refund was read on its network. */
  refunded_verified: z.boolean().default(false),
  /** Stable code; null after a plain success. */
  reason: z.string().nullable(),
})

export const order = z.object({
  id: orderIdText,
  provider: z.string(),
  /** Display name of the provider; empty for the operator's own market maker. */
  provider_name: z.string().default(''),
  settlement: settlement.default({ kind: 'maker' }),
  status: z.enum(publicStatuses),
  from_asset: assetIdText,
  to_asset: assetIdText,
  /** Side whose amount was asked for exactly. */
  exact: exactSide.default('send'),
  send_amount: amount,
  receive_amount: amount,
  /** Amount of the deposit and of the payout in blocks; they differ from the quote if an address is paid another amount. */
  deposited_amount: amount.nullable().default(null),
  paid_amount: amount.nullable().default(null),
  fees: z.array(feeLine),
  /** Native base units that the deposit costs on top of `send_amount`. */
  native_fee: amount.default('0'),
  /** Native base units that arrive with the payout. */
  destination_gas: amount.default('0'),
  /** The least that arrives through an external provider; absent for orders of the maker. */
  min_receive_amount: amount.optional(),
  /** Absent for orders of the maker. */
  outcome: outcome.optional(),
  from_address: address,
  recipient: address,
  refund_address: address.nullable(),
  /** Memo of the payout to the exchange. */
  memo: z.string().nullable(),
  /** Exchange of the recipient; null = a wallet. */
  exchange_id: z.int().nullable(),
  custody: z.enum(custodies),
  fill_mode: z.enum(['contract', 'transfer']),
  channel_id: z.int(),
  onchain_id: hex.nullable(),
  eta_seconds: z.int(),
  open_by: time,
  fill_deadline: time,
  refund_after: time.nullable(),
  /** Reason for the operator's review, as a stable code; null unless held. */
  held_reason: z.string().nullable(),
  confirmations: z.object({ have: z.int(), need: z.int() }).nullable(),
  deposit: txLink.nullable(),
  payout: txLink.nullable(),
  refund: txLink.nullable(),
  /** Payment to the deposit address that waits in a mempool, as one node shows it: it may never be in a block. */
  waiting_deposit: txLink.extend({ amount }).nullable().default(null),
  /** Base units of the sent asset at an order's own EVM address, which its owner can withdraw; null without such an address, and while the network does not answer. */
  address_balance: amount.nullable().default(null),
  /** Reason why the maker has not opened the deposit at such an address, as a stable code; null without one. */
  address_reason: z.string().nullable().default(null),
  /** Refund step, present if anyone may refund the deposit now. */
  refund_step: step.nullable(),
  steps: z.array(step),
  created_at: time,
  updated_at: time,
})
export type Order = z.infer<typeof order>

export const orderDetail = order.extend({ events: z.array(orderEvent) })
export type OrderDetail = z.infer<typeof orderDetail>

/** `token` gives its creator access to the order until its deposit is seen: send it as `Authorization: Bearer`. */
export const orderCreated = z.object({ order, steps: z.array(step), token: z.string() })
export type OrderCreated = z.infer<typeof orderCreated>

/** Code that gives one more browser the creator's access: once, until `expires_at`. */
export const orderHandover = z.object({ code: z.string(), expires_at: time })
export type OrderHandover = z.infer<typeof orderHandover>

/**
 * `token_hash`: SHA-256, hex, of the `co_…` token that the new device created and keeps; the same pair gets the same
 * answer again.
 */
export const handoverTake = z.strictObject({
  code: z.string().regex(/^[\w-]{20,100}$/),
  token_hash: z.string().regex(/^[0-9a-f]{64}$/),
})
export const orderTaken = orderCreated.omit({ token: true })
export type OrderTaken = z.infer<typeof orderTaken>

const unixSeconds = z
  .int()
  .min(0)
  .max(2 ** 40 - 1)
const signatureBytes = z.string().regex(/^0x([0-9a-fA-F]{2}){65,4096}$/, 'a signature as 0x-hex')

/**
 * Depositor's signature that lets the maker open its order: ERC-3009 `ReceiveWithAuthorization`, or Permit2's witness
 * transfer.
 */
export const authorizationRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('erc3009'),
    valid_after: unixSeconds,
    valid_before: unixSeconds,
    signature: signatureBytes,
  }),
  z.strictObject({ kind: z.literal('permit2'), deadline: unixSeconds, signature: signatureBytes }),
])
export type AuthorizationRequest = z.infer<typeof authorizationRequest>

/**
 * Progress of the opening. `reason`: why it waits, or why it ended without a deposit; the order can still be opened
 * from the wallet.
 */
export const opening = z.object({
  kind: z.enum(['erc3009', 'permit2', 'address']),
  state: z.enum(['waiting', 'intent', 'broadcast', 'mined', 'final', 'failed', 'refused', 'expired']),
  reason: z.string().nullable(),
  tx_ref: z.string().nullable(),
  created_at: time,
})

/** `position`: as an answer named it before the wallet was asked; without one the answer names it. */
export const depositSearchRequest = z.strictObject({ position: z.strictObject(position).optional() })

/** `unknown`: no transaction of the wallet is the deposit so far. `position`: of the wallet's next transaction; null if it can't be read. */
export const depositSearch = z.object({
  state: z.enum(['sent', 'unknown']),
  tx_hash: z.string().nullable(),
  position: z.object(position).nullable(),
})
export type DepositSearch = z.infer<typeof depositSearch>

export const depositHint = z.strictObject({ tx_hash: z.string().min(1).max(128) })

export const orderPage = z.object({ list: z.array(order), next_cursor: z.string().nullable() })
export type OrderPage = z.infer<typeof orderPage>

/** Part of an order that the page of its payment request shows: nothing about the payer. */
export const paymentOrder = order.pick({
  id: true,
  provider_name: true,
  status: true,
  from_asset: true,
  to_asset: true,
  recipient: true,
  memo: true,
  receive_amount: true,
  min_receive_amount: true,
  paid_amount: true,
  outcome: true,
  payout: true,
  created_at: true,
  updated_at: true,
})
export type PaymentOrder = z.infer<typeof paymentOrder>

export const payment = z.object({ id: paymentId, orders: z.array(paymentOrder) })
export type Payment = z.infer<typeof payment>

/** Terms of a payment request whose creator wants a message in Telegram once it is paid. */
export const paymentNotice = z.strictObject({ asset: assetIdText, recipient: address, amount })
