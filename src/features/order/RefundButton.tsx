import { useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { settlementAddress } from '../transfer/settlement.ts'
import { transferError } from '../transfer/useTransfer.ts'
import type { LiveOrder } from './useOrder.ts'

type State = { kind: 'idle' | 'asking' | 'confirming' | 'sent' } | { kind: 'error'; message: string }

/** Takes an overdue deposit out of the contract. Anyone may press it; the money always goes back to the depositor. */
export function RefundButton({ live, amount }: { live: LiveOrder; amount: string }) {
  const { order, from } = live
  const account = useWallets((state) => (from ? state.accounts[from.family] : undefined))
  const { loadWallets, configuredSettlement } = useServices()
  const openWallets = useWallets((state) => state.openList)
  const switchNetwork = useWallets((state) => state.switchNetwork)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const refundStep = order?.refund_step
  if (!order || !refundStep || !from) return null

  const refund = async () => {
    setState({ kind: 'asking' })
    try {
      const wallets = await loadWallets(from.family)
      if (account?.chainId != null && Number(account.chainId) !== from.chain_id) await switchNetwork(from)
      const expected = { quote: order, orderId: order.id, recipient: order.recipient, depositor: order.from_address, settlementAddress: await settlementAddress(from.chain_id, order.custody, configuredSettlement) }
      const ref = await wallets.send(refundStep, expected)
      setState({ kind: 'confirming' })
      const landed = await wallets.waitFor(ref, from)
      setState(landed.status === 'success' ? { kind: 'sent' } : { kind: 'error', message: t('problem.tx_failed') })
      live.reload()
    } catch (error) {
      setState({ kind: 'error', message: transferError(error).message })
    }
  }

  const busy = state.kind === 'asking' || state.kind === 'confirming'
  const texts = { idle: t('refund.action', { amount }), error: t('refund.action', { amount }), asking: t('refund.asking'), confirming: t('refund.confirming'), sent: t('refund.sent') }
  return (
    <div className="mt-4 grid gap-3" role="status">
      {state.kind === 'error' ? <Notice tone="bad">{state.message}</Notice> : null}
      <Button wide data-testid="refund" disabled={busy || state.kind === 'sent'} aria-busy={busy} onClick={() => (account ? void refund() : openWallets(from.family))}>
        {account ? texts[state.kind] : t('refund.connect')}
      </Button>
    </div>
  )
}
