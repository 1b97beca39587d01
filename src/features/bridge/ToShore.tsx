import { Suspense } from 'react'
import { shortAddress } from '#src/format/address.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { AmountText } from '#src/ui/AmountText.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { StalePriceMark } from '#src/ui/UsdText.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import type { Bridge } from './useBridge.ts'

const ExchangeRow = lazyScreen(() => import('../exchange/ExchangeRow.tsx'))

export function ToShore({ bridge, onNetwork, onRecipient }: { bridge: Bridge; onNetwork: () => void; onRecipient: () => void }) {
  const { view, to, selection, stale, recipient, exchange } = bridge
  const symbol = selection?.toAsset.symbol ?? ''
  const shown = view.receive !== null && !stale
  const loading = view.receive === null && view.button.text === t('main-quoting')
  return (
    <div className="@container bg-raised px-4 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 @min-[14rem]:flex-nowrap">
        <NetworkButton side="to" chain={to} onClick={onNetwork} />
        <span className="flex-none pr-2 text-heading font-semibold text-muted">{symbol}</span>
      </div>
      <div className="mt-3">
        <AmountText data-testid="receive-amount" text={view.receive ?? '0'} muted={view.receive === null || stale}>
          {loading ? <span className="skeleton h-9 w-48" /> : null}
        </AmountText>
      </div>
      <div className="mt-1.5 flex min-h-5 items-center gap-2 text-caption text-muted">
        <p role="status">{shown ? receiveNote(view.receiveUsd.text, view.atLeast, symbol) : ' '}</p>
        {/* Outside of what is read aloud at each new quote. */}
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
        {exchange === null ? (
          <>
            <span className="text-muted">{t('recipient-row')}</span>
            <span className="ml-auto truncate font-semibold">{recipientText(recipient)}</span>
          </>
        ) : (
          <Suspense fallback={<span className="skeleton h-6 w-40" />}>
            <ExchangeRow exchange={exchange} recipient={recipient} />
          </Suspense>
        )}
        <ChevronIcon className="flex-none text-muted" />
      </button>
    </div>
  )
}

function recipientText(recipient: Bridge['recipient']): string {
  if (recipient.kind === 'own') return t('recipient-own', { address: shortAddress(recipient.display) })
  if (recipient.kind === 'other') return t('recipient-other', { address: shortAddress(recipient.display) })
  return t(recipient.kind === 'invalid' ? 'recipient-invalid' : 'recipient-choose')
}

const receiveNote = (usd: string, atLeast: string | null, symbol: string): string =>
  [usd, ...(atLeast ? [t('bridge-at_least', { amount: atLeast, symbol })] : [])].join(' · ')
