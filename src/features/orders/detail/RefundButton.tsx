import { useState } from 'react'
import type { Fix } from '#core/errors.ts'
import { t } from '#src/i18n/t.ts'
import { useRequestSignal } from '#src/api/useRequestSignal.ts'
import { useServices, useWallets } from '#src/services.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import { settlementAddress, resumeActionFor } from '../transfer/settlement.ts'
import { transferError } from '#src/features/shared/transferError.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import type { LiveOrder } from './useOrder.ts'
import { transfersOf } from '#src/wallets/families.ts'

type State = { kind: 'idle' | 'asking' | 'confirming' | 'sent' } | { kind: 'error'; message: string; fix: Fix | null }

/** Refunds an overdue deposit from the contract. Anyone may call it; the money always returns to the depositor. */
export function RefundButton({ live, amount }: { live: LiveOrder; amount: string }) {
  const { order, from } = live
  const account = useWallets((state) => (from ? state.accounts[from.family] : undefined))
  const { loadWallets, configuredSettlement } = useServices()
  const openWallets = useWallets((state) => state.openList)
  const switchNetwork = useWallets((state) => state.switchNetwork)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const over = useRequestSignal()
  const refundStep = order?.refund_step
  if (!order || !refundStep || !from) return null

  const refund = async () => {
    setState({ kind: 'asking' })
    try {
      const wallets = await loadWallets(from.family)
      if (isOnWrongNetwork(account, from)) await switchNetwork(from)
      const escrow = refundStep.kind === 'evm_call' ? refundStep.to : undefined
      const pinned = await settlementAddress(from.chain_id, order.custody, configuredSettlement, escrow)
      const expected = {
        quote: order,
        orderId: order.id,
        recipient: order.recipient,
        depositor: order.from_address,
        refundAddress: order.refund_address,
        settlementAddress: pinned,
        openBy: order.open_by,
        ...(order.memo ? { memo: order.memo } : {}),
      }
      const ref = await transfersOf(wallets).send(refundStep, expected, over())
      setState({ kind: 'confirming' })
      const landed = await wallets.waitFor(ref, from)
      setState(
        landed.status === 'success' ? { kind: 'sent' } : { kind: 'error', message: t('problem-tx_failed'), fix: null },
      )
      live.reload()
    } catch (error) {
      const problem = transferError(error)
      setState(problem)
      if (problem.reason === 'refund_too_early') live.reload()
    }
  }

  const busy = state.kind === 'asking' || state.kind === 'confirming'
  const connect = () => {
    setState({ kind: 'idle' })
    openWallets(from.family)
  }
  const asksWallet = account !== undefined && resumeActionFor(state.kind === 'error' ? state.fix : null) !== 'connect'
  const texts = {
    idle: t('refund-action', { amount }),
    error: t('refund-action', { amount }),
    asking: t('refund-asking'),
    confirming: t('refund-confirming'),
    sent: t('refund-sent'),
  }
  return (
    <div className="mt-4 grid gap-3" role="status">
      {state.kind === 'error' ? <Notice tone="bad">{state.message}</Notice> : null}
      {state.kind === 'asking' ? <OpenWallet family={from.family} /> : null}
      <MainButton
        data-testid="refund"
        text={asksWallet ? texts[state.kind] : t('refund-connect')}
        disabled={busy || state.kind === 'sent'}
        telling={busy}
        onClick={() => (asksWallet ? void refund() : connect())}
      />
    </div>
  )
}
