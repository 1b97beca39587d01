import { useRef, useState } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import { pauseOrReturn } from '#src/platform/onReturn.ts'
import { useServices, useStored } from '#src/services.ts'
import { createRests } from '../exchange/rests.ts'
import { createKnownRecipients } from '../bridge/knownRecipients.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { type JourneyStage, runTransfer } from './journey.ts'
import { orderToCheck, type PendingTransfer } from './pending.ts'
import { settlementAddress } from './settlement.ts'
import { withOrderLock } from './lock.ts'
import { type TransferError, transferError } from './transferError.ts'

export interface TransferRequest {
  quote: Quote
  chain: ChainRow
  account: WalletAccount
  recipient: string
  /** Where a custody deposit goes back to; null where the contract refunds the depositor. */
  refundAddress: string | null
  /** What the exchange tells its depositors apart by; null where a wallet receives or it asks for none. */
  memo: string | null
}

export type TransferState =
  | { kind: 'idle' }
  | { kind: 'busy'; stage: JourneyStage | { kind: 'ordering' } }
  | TransferError

/**
 * Stores the order, then takes it through the wallet. Calling again after a refusal goes on with the same order while its offer lasts;
 * after an answer that leaves open whether something was sent it leads to that order, whatever the terms are by now.
 */
export function useTransfer(review: string, onSent: (orderId: string) => void) {
  const { pending, form, platform, loadWallets, api, configuredSettlement } = useServices()
  const recipients = useStored(createKnownRecipients)
  const rests = useStored(createRests)
  const [state, setState] = useState<TransferState>({ kind: 'idle' })
  /** One key per set of terms: a request whose answer was lost gives the same order again. */
  const ordered = useRef<{ terms: string; key: string; orderId: string | null } | null>(null)
  const [toCheck, setToCheck] = useState<string | null>(null)
  const lastToCheck = () => orderToCheck(ordered.current?.orderId ? pending.get(ordered.current.orderId) : null)

  async function orderFor(request: TransferRequest): Promise<PendingTransfer> {
    const terms = JSON.stringify([
      request.quote.quote_id,
      request.account.address,
      request.recipient,
      request.refundAddress,
      request.memo,
    ])
    if (ordered.current?.terms !== terms) ordered.current = { terms, key: crypto.randomUUID(), orderId: null }
    const earlier = ordered.current.orderId ? pending.get(ordered.current.orderId) : null
    if (earlier) return earlier
    const transfer = await createOrder(request, ordered.current.key)
    ordered.current.orderId = transfer.orderId
    return transfer
  }

  async function createOrder(
    { quote, chain, account, recipient, refundAddress, memo }: TransferRequest,
    key: string,
  ): Promise<PendingTransfer> {
    const pinned = await settlementAddress(chain.chain_id, quote.custody, configuredSettlement)
    const body = {
      quote_id: quote.quote_id,
      from_address: account.address,
      recipient,
      ...(refundAddress ? { refund_address: refundAddress } : {}),
      ...(memo ? { memo } : {}),
    }
    const created = await api.createOrder(body, key)
    const transfer: PendingTransfer = {
      orderId: created.order.id,
      token: created.token,
      fromChainId: chain.chain_id,
      steps: created.steps,
      next: 0,
      phase: 'ready',
      txRef: null,
      expected: {
        quote: termsOf(quote),
        orderId: created.order.id,
        recipient,
        depositor: account.address,
        refundAddress: refundAddress ?? null,
        settlementAddress: pinned,
        openBy: created.order.open_by,
        ...(memo ? { memo } : {}),
      },
      openBy: created.order.open_by,
      createdAt: created.order.created_at,
      review,
    }
    pending.save(transfer)
    rests.keep(transfer.orderId, form.getState())
    return transfer
  }

  /** Two taps on one button are one. */
  const running = useRef(false)
  async function start(request: TransferRequest): Promise<void> {
    if (running.current) return
    running.current = true
    await run(request).finally(() => (running.current = false))
  }

  async function run(request: TransferRequest): Promise<void> {
    const unclear = lastToCheck()
    if (unclear) return onSent(unclear)
    setState({ kind: 'busy', stage: { kind: 'ordering' } })
    try {
      const transfer = await orderFor(request)
      const wallets = await loadWallets(request.chain.family)
      await withOrderLock(transfer.orderId, () =>
        runTransfer(
          {
            wallets,
            chain: request.chain,
            pending,
            hint: async (id, ref, token) => void (await api.depositHint(id, ref, token)),
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

  /** `toCheck`: the order to look at before anything is sent again. */
  return {
    state,
    toCheck,
    start: (request: TransferRequest) => void start(request),
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
}: Quote): PendingTransfer['expected']['quote'] => ({
  from_asset,
  to_asset,
  send_amount,
  receive_amount,
  custody,
  fill_mode,
})
