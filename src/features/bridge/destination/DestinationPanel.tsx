import { type ReactNode, type RefObject, Suspense } from 'react'
import { shortAddress } from '#src/format/text.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { FitLine, StalePriceMark } from '#src/ui/AmountText.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { AmountField } from './AmountField.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import type { Bridge } from '../hooks/useBridge.ts'

const ExchangeRow = lazyScreen(() => import('./ExchangeRow.tsx'))

interface DestinationPanelProps {
  bridge: Bridge
  amountInput: RefObject<HTMLInputElement | null>
  onNetwork: () => void
  onRecipient: () => void
  isWrong: boolean
  /** Problem with the amount to receive, right below its field. */
  problem: ReactNode
}

export function DestinationPanel({
  bridge,
  amountInput,
  onNetwork,
  onRecipient,
  isWrong,
  problem,
}: DestinationPanelProps) {
  const { view, to, selection, stale, recipient, exchange } = bridge
  const symbol = selection?.toAsset.symbol ?? ''
  const shown = view.receive !== null && !stale
  return (
    <div className="@container bg-raised px-4 pt-4 max-[22rem]:px-3">
      <div className="flex flex-wrap items-center justify-between gap-2 @min-[14rem]:flex-nowrap">
        <NetworkButton side="to" chain={to} onClick={onNetwork} />
        {selection ? (
          <span className="flex min-h-11 flex-none items-center gap-2 pe-2 font-semibold">
            <AssetIcon
              symbol={symbol}
              icon={selection.toAsset.icon}
              network={to?.alias_name ?? ''}
              networkIcon={to?.icon ?? ''}
            />
            {symbol}
          </span>
        ) : null}
      </div>
      <AmountField side="receive" bridge={bridge} amountInput={amountInput} isWrong={isWrong} />
      <div className="mt-2 flex min-h-5 items-center gap-2 text-caption text-muted">
        <p role="status" id="receive-notes" className="min-w-0 flex-1">
          <FitLine text={shown ? receiveNote(bridge, symbol) : ' '} mostRem={0.8125} />
        </p>
        {/* Outside the live region that announces each new quote. */}
        {shown && view.receiveUsd.stale ? <StalePriceMark /> : null}
      </div>
      {problem}
      <button
        type="button"
        data-testid="recipient"
        aria-haspopup="dialog"
        onClick={onRecipient}
        disabled={!to}
        className="mt-2 flex min-h-12 w-full items-center gap-2 border-t border-line text-small hover:text-tide"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2 py-1">
          {exchange === null ? (
            <>
              <span className="text-muted">{t('recipient-row')}</span>
              <span className="text-start font-semibold">{recipientText(recipient, bridge.form.recipientName)}</span>
            </>
          ) : (
            <Suspense fallback={<span className="skeleton h-6 w-40" />}>
              <ExchangeRow exchange={exchange} recipient={recipient} />
            </Suspense>
          )}
        </span>
        <ChevronIcon className="flex-none text-muted" />
      </button>
    </div>
  )
}

function recipientText(recipient: Bridge['recipient'], name: string | null): string {
  if (recipient.kind === 'own') return t('recipient-own', { address: shortAddress(recipient.display) })
  if (recipient.kind === 'other')
    return t('recipient-other', { address: (name ? `${name} · ` : '') + shortAddress(recipient.display) })
  return t(recipient.kind === 'invalid' ? 'recipient-invalid' : 'recipient-choose')
}

const receiveNote = ({ view, form }: Bridge, symbol: string): string =>
  `${view.receiveUsd.text} · ${t(form.exact === 'send' ? 'bridge-at_least' : 'bridge-exactly', { amount: view.atLeast ?? '', symbol })}`
