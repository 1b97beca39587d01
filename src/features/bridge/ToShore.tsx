import { shortAddress } from '#src/format/address.ts'
import { t } from '#src/i18n/t.ts'
import { AmountText } from '#src/ui/AmountText.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import type { Bridge } from './useBridge.ts'

export function ToShore({ bridge, onNetwork, onRecipient }: { bridge: Bridge; onNetwork: () => void; onRecipient: () => void }) {
  const { view, to, selection, stale, recipient } = bridge
  const symbol = selection?.toAsset.symbol ?? ''
  const loading = view.receive === null && view.button.text === t('main.quoting')
  return (
    <div className="bg-raised p-4 pb-4.5">
      <div className="flex items-center justify-between gap-3">
        <NetworkButton side="to" chain={to} onClick={onNetwork} />
        <button
          type="button"
          data-testid="recipient"
          aria-haspopup="dialog"
          onClick={onRecipient}
          disabled={!to}
          className="flex min-h-11 min-w-0 flex-1 items-center justify-end gap-1 rounded-full px-2 text-right text-caption text-muted hover:text-text"
        >
          <span className="truncate">{recipientText(recipient)}</span>
          <ChevronIcon className="flex-none" />
        </button>
      </div>
      <div className="mt-3 flex items-center gap-2">
        <AmountText data-testid="receive-amount" text={view.receive ?? '0'} muted={view.receive === null || stale}>
          {loading ? <span className="skeleton h-9 w-48" /> : null}
        </AmountText>
        <span className="flex-none text-heading font-semibold text-muted">{symbol}</span>
      </div>
      <p role="status" className="mt-1.5 min-h-5 text-caption text-muted">
        {view.receive !== null && !stale ? receiveNote(view.receiveUsd, view.atLeast, symbol) : ' '}
      </p>
    </div>
  )
}

function recipientText(recipient: Bridge['recipient']): string {
  if (recipient.kind === 'own') return t('recipient.own', { address: shortAddress(recipient.display, 4, 4) })
  if (recipient.kind === 'other') return t('recipient.other', { address: shortAddress(recipient.display, 4, 4) })
  return t(recipient.kind === 'invalid' ? 'recipient.invalid' : 'recipient.choose')
}

const receiveNote = (usd: string | null, atLeast: string | null, symbol: string): string =>
  [usd, atLeast ? t('bridge.at_least', { amount: atLeast, symbol }) : null].filter((part) => part !== null).join(' · ')
