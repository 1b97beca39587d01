import { useState } from 'react'
import { addressRules } from '#chains/registry.ts'
import type { TelegramWallet } from '#core/wire/telegram.ts'
import { shortAddress } from '#src/format/address.ts'
import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { WalletChange } from './useWalletChanges.ts'

interface RowProps {
  wallet: TelegramWallet
  chosen: boolean
  busy: WalletChange | null
  onChoose: () => void
  onUnlink: () => void
}

/** The confirmation replaces the button that opened it. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** One wallet; unlinking is confirmed in place. */
export function WalletRow({ wallet, chosen, busy, onChoose, onUnlink }: RowProps) {
  const [asking, ask] = useState(false)
  const address = addressRules(wallet.family).display(wallet.address)
  const short = shortAddress(address)
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 pe-1 ps-4">
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-mono text-small font-semibold" title={address}>
          {short}
        </p>
        {chosen ? <Badge tone="good">{t('telegram-wallets-chosen')}</Badge> : null}
      </div>
      {asking ? (
        <div role="group" aria-label={t('telegram-wallets-unlink_ask')} className="flex flex-wrap items-center">
          <span className="px-1 text-small">{t('telegram-wallets-unlink_ask')}</span>
          <Button ref={takeFocus} look="quiet" disabled={busy !== null} onClick={() => ask(false)}>
            {t('telegram-wallets-keep')}
          </Button>
          <Button
            look="quiet"
            className="text-bad"
            loading={busy === 'unlink'}
            disabled={busy !== null}
            onClick={onUnlink}
          >
            {t('telegram-wallets-unlink')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap">
          {chosen ? null : (
            <Button
              look="quiet"
              aria-label={t('telegram-wallets-choose_one', { address: short })}
              disabled={busy !== null}
              onClick={onChoose}
            >
              {t('telegram-wallets-choose')}
            </Button>
          )}
          <Button
            look="faint"
            aria-label={t('telegram-wallets-unlink_one', { address: short })}
            disabled={busy !== null}
            onClick={() => ask(true)}
          >
            {t('telegram-wallets-unlink')}
          </Button>
        </div>
      )}
    </li>
  )
}
