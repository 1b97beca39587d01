import { Suspense } from 'react'
import { shortAddress } from '#src/format/text.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { AmountText, FitLine, StalePriceMark } from '#src/ui/AmountText.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import type { Bridge } from '../hooks/useBridge.ts'

const ExchangeRow = lazyScreen(() => import('./ExchangeRow.tsx'))

export function DestinationPanel({
  bridge,
  onNetwork,
  onRecipient,
}: {
  bridge: Bridge
  onNetwork: () => void
  onRecipient: () => void
}) {
  const { view, to, selection, stale, recipient, exchange } = bridge
  const symbol = selection?.toAsset.symbol ?? ''
  const shown = view.receive !== null && !stale
  const loading = view.receive === null && view.button.text === t('main-quoting')
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
      <div className="mt-3">
        <AmountText
          data-testid="receive-amount"
          text={view.receive ?? (view.unpriced ? '–' : '0')}
          muted={view.receive === null || stale}
        >
          {loading ? <span className="skeleton h-9 w-48" /> : null}
        </AmountText>
      </div>
      <div className="mt-2 flex min-h-5 items-center gap-2 text-caption text-muted">
        <p role="status" className="min-w-0 flex-1">
          <FitLine text={shown ? receiveNote(view.receiveUsd.text, view.atLeast, symbol) : ' '} mostRem={0.8125} />
        </p>
        {/* Outside the live region that announces each new quote. */}
        {shown && view.receiveUsd.stale ? <StalePriceMark /> : null}
      </div>
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

const receiveNote = (usd: string, atLeast: string | null, symbol: string): string =>
  [usd, ...(atLeast ? [t('bridge-at_least', { amount: atLeast, symbol })] : [])].join(' · ')
