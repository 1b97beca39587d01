import { useState } from 'react'
import { t } from '#src/i18n/t.ts'
import type { TelegramAccount } from '#src/platform/telegram/account.ts'
import { useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { addressRules } from '#chains/registry.ts'
import type { MovedWallet, TelegramWallet } from '#core/wire/telegram.ts'
import { shortAddress } from '#src/format/text.ts'
import { displayDayOf } from '#src/format/time.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { launchText, useAccount } from './LaunchNotice.tsx'
import { isLinked } from '../account/session/linkWallet.ts'
import { useWalletChanges, type WalletChange } from './useWalletChanges.ts'
import OpenWallet from '../account/wallets/OpenWallet.tsx'
import { accountTitle } from '../account/wallets/walletTexts.ts'

/** Wallets of this Telegram account: primary wallet, unlinking, and connected wallets that can be linked. */
export default function WalletsSheet({ account, onClose }: { account: TelegramAccount; onClose: () => void }) {
  const now = useAccount(account)
  const accounts = useWallets((state) => state.accounts)
  const openList = useWallets((state) => state.openList)
  const { busy, problem, change, link, acknowledge } = useWalletChanges(account)

  const body = () => {
    if (now.state === 'opening') return <Skeleton className="mt-2 h-16 w-full" />
    if (now.state === 'failed')
      return (
        <ErrorState
          title={t('telegram-wallets-away')}
          text={launchText(now.reason)}
          action={
            now.retriable
              ? { label: t('action-retry'), onClick: () => void account.open().catch(() => undefined) }
              : null
          }
        />
      )
    const free = Object.values(accounts).filter((wallet) => !isLinked(now.wallets, wallet))
    const connect = () => {
      onClose()
      openList()
    }
    return (
      <>
        {now.movedAway.map((moved) => (
          <MovedNotice key={`${moved.family} ${moved.address}`} moved={moved} onDismiss={() => acknowledge(moved)} />
        ))}
        {now.wallets.length === 0 && free.length === 0 ? (
          <EmptyState title={t('telegram-wallets-none')} text={t('telegram-wallets-none_text')}>
            <Button onClick={connect}>{t('main-connect')}</Button>
          </EmptyState>
        ) : null}
        {now.wallets.length > 0 ? (
          <ul
            className="mt-2 divide-y divide-line rounded-input border border-line bg-raised"
            aria-label={t('telegram-wallets')}
          >
            {now.wallets.map((wallet, at) => (
              <WalletRow
                key={`${wallet.family} ${wallet.address}`}
                wallet={wallet}
                chosen={at === 0}
                busy={busy}
                onChoose={() => change('choose', wallet)}
                onUnlink={() => change('unlink', wallet)}
              />
            ))}
          </ul>
        ) : null}
        {free.map((wallet) => (
          <LinkOffer key={wallet.family} wallet={wallet} busy={busy} onLink={() => link(wallet)} />
        ))}
      </>
    )
  }
  return (
    <Sheet title={t('telegram-wallets')} onClose={onClose} sticky={busy === 'link'}>
      <p className="text-small text-pretty text-muted">{t('telegram-wallets-text')}</p>
      <div role="alert" className="mt-3 empty:hidden">
        {problem ? <Notice tone="warn">{problem}</Notice> : null}
      </div>
      {body()}
    </Sheet>
  )
}

/** Reports a wallet that another Telegram account has proven; the bot can't message everyone about it. */
function MovedNotice({ moved, onDismiss }: { moved: MovedWallet; onDismiss: () => void }) {
  const wallet = shortAddress(addressRules(moved.family).display(moved.address))
  return (
    <div className="mt-3">
      <Notice tone="warn" action={{ label: t('action-dismiss'), onClick: onDismiss }}>
        <p className="font-semibold">{t('telegram-wallets-moved', { wallet, date: displayDayOf(moved.at) })}</p>
        <p className="mt-1">{t('telegram-wallets-moved_text')}</p>
      </Notice>
    </div>
  )
}

/** Offers to link a connected wallet to this Telegram account. */
function LinkOffer({ wallet, busy, onLink }: { wallet: WalletAccount; busy: WalletChange | null; onLink: () => void }) {
  const address = shortAddress(addressRules(wallet.family).display(wallet.address))
  return (
    <div className="mt-3 rounded-input border border-line p-4">
      <p className="font-semibold">{t('telegram-wallets-offer', { wallet: accountTitle(wallet), address })}</p>
      <p className="mt-1 mb-3 text-small text-pretty text-muted">{t('telegram-wallets-offer_text')}</p>
      <Button wide look="secondary" loading={busy === 'link'} disabled={busy !== null} onClick={onLink}>
        {t('telegram-wallets-link')}
      </Button>
      <div className="mt-3 empty:hidden">{busy === 'link' ? <OpenWallet family={wallet.family} /> : null}</div>
    </div>
  )
}

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
function WalletRow({ wallet, chosen, busy, onChoose, onUnlink }: RowProps) {
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
