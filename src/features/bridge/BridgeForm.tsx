import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Fix } from '#core/errors.ts'
import { formatUnits } from '#core/money/units.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { CrossingStrip } from '#src/ui/CrossingStrip.tsx'
import { FlipIcon, ShieldIcon } from '#src/ui/icons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useWide } from '#src/ui/useWide.ts'
import { FromShore } from './FromShore.tsx'
import { flip } from './form.ts'
import { paramsFromForm } from './params.ts'
import { QuoteFacts } from './QuoteFacts.tsx'
import { ToShore } from './ToShore.tsx'
import type { Bridge } from './useBridge.ts'
import type { Intent } from './viewModel.ts'

const NetworkPicker = lazy(() => import('./NetworkPicker.tsx'))
const AssetPicker = lazy(() => import('./AssetPicker.tsx'))
const RecipientSheet = lazy(() => import('./RecipientSheet.tsx'))

type OpenSheet = 'from' | 'to' | 'asset' | 'recipient' | null

/** The form of the bridge page: two shores, the facts, and one button that always says what is next. */
export function BridgeForm({ bridge }: { bridge: Bridge }) {
  const { form: store, platform } = useServices()
  const openWallets = useWallets((state) => state.openList)
  const switchNetwork = useWallets((state) => state.switchNetwork)
  const navigate = useNavigate()
  const amountInput = useRef<HTMLInputElement>(null)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const [refusal, setRefusal] = useState<{ form: Bridge['form']; message: string } | null>(null)
  const [switching, setSwitching] = useState(false)
  const wide = useWide()
  const { view, form, catalogue, from, to } = bridge

  const changeNetwork = async (chainId: number) => {
    const chain = catalogue?.list.find((row) => row.chain_id === chainId)
    if (!chain) return
    setRefusal(null)
    setSwitching(true)
    try {
      await switchNetwork(chain)
    } catch (error) {
      setRefusal({ form, message: error instanceof Error ? error.message : String(error) })
    } finally {
      setSwitching(false)
    }
  }

  const act = (intent: Intent) => {
    platform.haptic('light')
    switch (intent.kind) {
      case 'connect':
        return openWallets(intent.family)
      case 'focus_amount':
        return amountInput.current?.focus()
      case 'edit_recipient':
        return setSheet('recipient')
      case 'switch_network':
        return void changeNetwork(intent.chainId)
      case 'requote':
        return bridge.refresh()
      case 'reload':
        return bridge.reload()
      case 'review':
        return void navigate(`/confirm?${paramsFromForm(form).toString()}`)
      case 'none':
        return undefined
    }
  }

  const applyFix = (fix: Fix) => {
    switch (fix.kind) {
      case 'use_amount':
        return store.getState().patch({ amount: formatUnits(BigInt(fix.amount), bridge.selection?.fromAsset.decimals ?? 18) })
      case 'switch_network':
        return void changeNetwork(fix.chain_id)
      case 'connect_wallet':
        return openWallets(from?.family === fix.family ? from.family : to?.family === fix.family ? to.family : undefined)
      case 'change_recipient':
        return setSheet('recipient')
      case 'add_funds':
        return amountInput.current?.focus()
      case 'requote':
      case 'retry_after':
        return bridge.refresh()
    }
  }

  const close = () => setSheet(null)
  const { problem, button } = view
  // What the wallet said belongs to the form as it was; another choice makes it old.
  const walletError = refusal?.form === form ? refusal.message : null

  return (
    <section aria-label={t('bridge.title')} className="w-full">
      <div className="card overflow-hidden">
        <FromShore bridge={bridge} amountInput={amountInput} onNetwork={() => setSheet('from')} onAsset={() => setSheet('asset')} />
        <CrossingStrip right={view.eta}>
          <button
            type="button"
            aria-label={t('bridge.flip')}
            disabled={!catalogue}
            onClick={() => catalogue && store.getState().patch(flip(catalogue, form))}
            className="grid size-11 place-items-center rounded-full border border-line bg-surface hover:border-control-line"
          >
            <FlipIcon />
          </button>
        </CrossingStrip>
        <ToShore bridge={bridge} onNetwork={() => setSheet('to')} onRecipient={() => setSheet('recipient')} />
      </div>

      <div role="alert" className="mt-4 empty:mt-0">
        {walletError ? <Notice tone="bad">{walletError}</Notice> : null}
        {problem && !walletError ? (
          <Notice tone="warn" action={problem.fix ? { label: problem.fix.label, onClick: () => problem.fix && applyFix(problem.fix.action) } : null}>
            {problem.cause}
          </Notice>
        ) : null}
      </div>

      {wide ? null : (
        <div className="mt-4 empty:hidden">
          <QuoteFacts bridge={bridge} />
        </div>
      )}

      <div className="main-action-bar">
        <Button wide data-testid="main-action" disabled={!button.enabled || switching} onClick={() => act(button.intent)}>
          {switching ? t('main.switching') : button.text}
        </Button>
      </div>
      {view.custody ? (
        <p className="flex gap-2 px-1 text-caption text-muted">
          <ShieldIcon className="mt-px flex-none" />
          {t(view.custody === 'escrow' ? 'bridge.safe.escrow' : 'bridge.safe.maker')}
        </p>
      ) : null}

      <Suspense fallback={null}>
        {catalogue && (sheet === 'from' || sheet === 'to') ? <NetworkPicker side={sheet} bridge={bridge} catalogue={catalogue} onClose={close} /> : null}
        {catalogue && sheet === 'asset' ? <AssetPicker bridge={bridge} catalogue={catalogue} onClose={close} /> : null}
        {sheet === 'recipient' && to ? <RecipientSheet bridge={bridge} to={to} onClose={close} /> : null}
      </Suspense>
    </section>
  )
}
