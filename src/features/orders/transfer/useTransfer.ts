import { hintDeposit, postAuthorization, postOrder, searchDeposit } from '#src/api/orderCalls.ts'
import { useEffect, useRef, useState } from 'react'
import { isRetriable, reasonOf } from '#core/errors.ts'
import { isExternal } from '#core/order/escrowOrder.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { OrderCreated } from '#core/wire/order.ts'
import type { Quote } from '#core/wire/quote.ts'
import { pauseOrReturn } from '#src/platform/onReturn.ts'
import { useServices, usePersistentStore } from '#src/services.ts'
import { createRemainderStore } from '#src/features/bridge/exchange/remainderStore.ts'
import { createKnownRecipients } from '#src/features/bridge/model/knownRecipients.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { type JourneyStage, executeSteps } from './executeSteps.ts'
import { findSent } from './findOut.ts'
import { createOrderRequests, type OrderRequestOnItsWay } from './orderRequests.ts'
import { orderToCheck, paysAddress, type PendingTransfer } from '#src/features/shared/pending.ts'
import { createArrivalPlans, createPlans } from '#src/features/shared/plans.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { settlementAddress } from './settlement.ts'
import { withOrderLock } from './lock.ts'
import { type TransferError, transferError } from '#src/features/shared/transferError.ts'

export interface TransferRequest {
  quote: Quote
  chain: ChainRow
  /** Null where any wallet can pay: the order then belongs to its refund address. */
  account: WalletAccount | null
  recipient: string
  /** Refund address of a custody deposit; null when the contract refunds the depositor. */
  refundAddress: string | null
  /** Memo by which the exchange identifies its depositor; null for a wallet, or when none is required. */
  memo: string | null
  /** Payment request that the transfer pays; null for any other transfer. */
  payment: string | null
  /** Asset for which the review says that its user swaps what arrives; null for none. */
  swapTo: string | null
  /** Signing domain of the token, for a quote whose deposit is only signed. */
  authorization: { name: string; version: string } | null
}

export type TransferState =
  | { kind: 'idle' }
  | { kind: 'busy'; stage: JourneyStage | { kind: 'ordering' } }
  | TransferError

const ordering: TransferState = { kind: 'busy', stage: { kind: 'ordering' } }
const TRIES = 15
const BETWEEN_TRIES_MS = 1000

/** Only a final refusal of the server means that no order exists. */
const mayHaveOrder = (error: unknown): boolean => isRetriable(error) || reasonOf(error) === 'request_in_progress'

/**
 * Stores the order, then runs it through the wallet. After a refusal the same order continues while its quote is valid; after an unclear
 * answer the caller is sent to that order. A request interrupted by a reload repeats with its own key.
 */
export function useTransfer(review: string, onSent: (orderId: string) => void) {
  const { form, platform, loadWallets, api, configuredSettlement } = useServices()
  const pending = usePending()
  const recipients = usePersistentStore(createKnownRecipients)
  const rests = usePersistentStore(createRemainderStore)
  const plans = usePersistentStore(createPlans)
  const arrivals = usePersistentStore(createArrivalPlans)
  const requests = usePersistentStore(createOrderRequests)
  const [cutOff, setCutOff] = useState(() => requests.of(review))
  const [state, setState] = useState<TransferState>(cutOff ? ordering : { kind: 'idle' })
  /** One key per set of terms: a request whose answer was lost returns the same order. */
  const ordered = useRef<{ terms: string; key: string; orderId: string | null } | null>(null)
  const [toCheck, setToCheck] = useState<string | null>(null)
  const lastToCheck = () => orderToCheck(ordered.current?.orderId ? pending.get(ordered.current.orderId) : null)

  async function orderFor(request: TransferRequest): Promise<PendingTransfer> {
    const terms = JSON.stringify([
      request.quote.quote_id,
      request.account?.address,
      request.recipient,
      request.refundAddress,
      request.memo,
      request.payment,
    ])
    if (ordered.current?.terms !== terms) ordered.current = { terms, key: crypto.randomUUID(), orderId: null }
    const earlier = ordered.current.orderId ? pending.get(ordered.current.orderId) : null
    if (earlier) return earlier
    const transfer = await createOrder(request, ordered.current.key)
    ordered.current.orderId = transfer.orderId
    return transfer
  }

  async function createOrder(
    { quote, chain, account, recipient, refundAddress, memo, payment, swapTo, authorization }: TransferRequest,
    key: string,
  ): Promise<PendingTransfer> {
    if (isExternal(quote.custody)) (await import('#src/wallets/external.ts')).requireProvider(quote.provider)
    const pinned = await settlementAddress(chain.chain_id, quote.custody, configuredSettlement)
    const request: OrderRequestOnItsWay = {
      key,
      review,
      body: {
        quote_id: quote.quote_id,
        ...(account ? { from_address: account.address } : {}),
        recipient,
        ...(refundAddress ? { refund_address: refundAddress } : {}),
        ...(memo ? { memo } : {}),
        ...(payment ? { payment } : {}),
      },
      fromChainId: chain.chain_id,
      ...(swapTo === null ? {} : { swapTo }),
      expected: {
        quote: termsOf(quote),
        ...(isExternal(quote.custody) ? { provider: quote.provider } : {}),
        recipient,
        depositor: account?.address ?? '',
        refundAddress: refundAddress ?? null,
        settlementAddress: pinned,
        ...(quote.gasless && authorization ? { authorization } : {}),
        ...(memo ? { memo } : {}),
      },
    }
    requests.save(request)
    return placed(request)
  }

  /** Sends a stored request and stores the resulting transfer. A refused request created no order and is dropped. */
  async function placed(request: OrderRequestOnItsWay): Promise<PendingTransfer> {
    const { order, token, steps } = await answerTo(request).catch((error: unknown) => {
      if (!mayHaveOrder(error)) requests.remove(request.key)
      throw error
    })
    const transfer: PendingTransfer = {
      orderId: order.id,
      token,
      fromChainId: request.fromChainId,
      steps,
      next: 0,
      phase: 'ready',
      txRef: null,
      expected: { ...request.expected, orderId: order.id, openBy: order.open_by },
      openBy: order.open_by,
      createdAt: order.created_at,
      review,
    }
    // First, so that no order that a reload continues is missing in its plan.
    const { depositor, quote } = request.expected
    plans.tie(order.id, { depositor, fromAsset: quote.from_asset, toAsset: quote.to_asset })
    const { swapTo, expected } = request
    if (swapTo)
      arrivals.save({ orderId: order.id, wallet: expected.recipient, viaAsset: quote.to_asset, toAsset: swapTo })
    pending.save(transfer)
    requests.remove(request.key)
    rests.keep(transfer.orderId, form.getState())
    return transfer
  }

  /** The first request with this key may still be running on the server. */
  async function answerTo({ body, key }: OrderRequestOnItsWay): Promise<OrderCreated> {
    for (let left = TRIES; ; left--) {
      try {
        return await postOrder(api, body, key)
      } catch (error) {
        if (reasonOf(error) !== 'request_in_progress' || left === 0) throw error
        await pauseOrReturn(BETWEEN_TRIES_MS)
      }
    }
  }

  /** The order's page asks the wallet, because it shows the confirmed terms. */
  async function recover(request: OrderRequestOnItsWay): Promise<void> {
    setState(ordering)
    try {
      const { orderId } = await placed(request)
      onSent(orderId)
    } catch (error) {
      const over = !mayHaveOrder(error)
      if (over) setCutOff(null)
      setState(over ? { kind: 'idle' } : transferError(error))
    }
  }

  /** Ignores a second tap on the button. */
  const running = useRef(false)
  async function alone(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    await work().finally(() => (running.current = false))
  }
  const recoverCutOff = () => void (cutOff && alone(() => recover(cutOff)))
  const onMount = useRef(recoverCutOff)
  useEffect(() => onMount.current(), [])

  async function run(request: TransferRequest): Promise<void> {
    const unclear = lastToCheck()
    if (unclear) return onSent(unclear)
    setState(ordering)
    try {
      const transfer = await orderFor(request)
      // The order's page shows the address, and asks the connected wallet only there.
      if (paysAddress(transfer)) {
        recipients.add(request.recipient)
        setState({ kind: 'idle' })
        return onSent(transfer.orderId)
      }
      const wallets = await loadWallets(request.chain.family)
      await withOrderLock(transfer.orderId, () =>
        executeSteps(
          {
            wallets,
            chain: request.chain,
            pending,
            hint: async (id, ref, token) => void (await hintDeposit(api, id, ref, token)),
            authorize: async (id, signature, token) => void (await postAuthorization(api, id, token, signature)),
            place: async (one) => (await searchDeposit(api, one)).position,
            findSent: findSent((one) => searchDeposit(api, one, one.place)),
            now: Date.now,
            pause: pauseOrReturn,
            onStage: (stage) => setState({ kind: 'busy', stage }),
          },
          transfer,
        ),
      )
      recipients.add(request.recipient)
      rests.sent(transfer.orderId, form.getState())
      platform.haptic('success')
      setState({ kind: 'idle' })
      onSent(transfer.orderId)
    } catch (error) {
      platform.haptic('warning')
      setToCheck(lastToCheck())
      setState(transferError(error))
    }
  }

  /** `toCheck`: order to check before anything is sent again. `askAgain`: repeats the request that a reload interrupted, if any. */
  return {
    state,
    toCheck,
    askAgain: cutOff ? recoverCutOff : null,
    start: (request: TransferRequest) => void alone(() => run(request)),
    clear: () => setState({ kind: 'idle' }),
  }
}

const termsOf = ({
  from_asset,
  to_asset,
  send_amount,
  receive_amount,
  custody,
  fill_mode,
  native_fee,
  min_receive_amount,
  destination_gas,
  exact,
  gasless,
}: Quote): PendingTransfer['expected']['quote'] => ({
  from_asset,
  to_asset,
  send_amount,
  receive_amount,
  custody,
  fill_mode,
  ...(native_fee === '0' ? {} : { native_fee }),
  ...(destination_gas === '0' ? {} : { destination_gas }),
  ...(isExternal(custody) ? { min_receive_amount } : {}),
  ...(exact === 'receive' ? { exact } : {}),
  ...(gasless ? { gasless } : {}),
})
