import { useRef, useState } from 'react'
import type { TelegramWallet } from '#core/wire/telegram.ts'
import { type Permits, usePermits, usePolicyKnown } from '#src/features/shared/policy.ts'
import { t } from '#src/i18n/t.ts'
import type { Host } from '#src/platform/contract.ts'
import { createPersisted, isText, listOf } from '#src/platform/persisted.ts'
import { telegramAccount } from '#src/platform/telegram/account.ts'
import { usePersistentStore, useServices, useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { useHandsOnFocus } from '#src/ui/useHandsOnFocus.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { useAccount } from './LaunchNotice.tsx'
import { useReceipts, type ReceiptsState } from './useReceipts.ts'

interface OfferProps {
  host: Host
  /** Wallet that sent a transfer. */
  from: string
}

/** Offers the bot's messages once a transfer has arrived, until the user takes or dismisses them. */
export default function ReceiptsOffer({ host, from }: OfferProps) {
  const receipts = useReceipts(host)
  const account = useAccount(useServices().single(telegramAccount))
  const sender = useWallets(({ accounts }) => Object.values(accounts).find(({ address }) => address === from))
  const permits = usePermits()
  const policyKnown = usePolicyKnown()
  const dismissals = usePersistentStore(createOfferDismissals)
  const [dismissed, setDismissed] = useState(() => dismissals.has(from))
  const [taken, setTaken] = useState(false)
  if (dismissed || !policyKnown || account.state !== 'open') return null
  const { wallets } = account
  const offer = receiptsOffer({ from, sender, wallets, receipts: receipts.state, permits })
  if (offer === null)
    return taken ? (
      <p role="status" className="card px-5 py-4 text-small">
        {t('telegram-offer-done')}
      </p>
    ) : null
  const take = () => {
    setTaken(true)
    if (offer === 'link') host.openWallets()
    else receipts.turn(true)
  }
  const dismiss = () => {
    dismissals.add(from)
    setDismissed(true)
  }
  return (
    <section aria-labelledby="receipts-offer" className="card px-5 pt-4 pb-2" data-testid="receipts-offer">
      <h2 id="receipts-offer" className="font-semibold">
        {t('telegram-offer')}
      </h2>
      <p className="mt-1 text-small text-pretty text-muted">{t(`telegram-offer-${offer}`)}</p>
      <p role="status" className="mt-2 text-small text-pretty text-warn empty:hidden">
        {receipts.problem}
      </p>
      <div className="-mx-3 mt-1 flex flex-wrap items-center">
        <Choice look="quiet" text={t(`telegram-offer-${offer}-action`)} onClick={take} />
        <Choice look="faint" text={t('telegram-offer-dismiss')} onClick={dismiss} />
      </div>
    </section>
  )
}

function Choice({ look, text, onClick }: { look: 'quiet' | 'faint'; text: string; onClick: () => void }) {
  const ref = useRef<HTMLButtonElement>(null)
  useHandsOnFocus(ref)
  return (
    <Button ref={ref} look={look} onClick={onClick}>
      {text}
    </Button>
  )
}

interface Facts {
  readonly from: string
  /** The sender, while it is connected. */
  readonly sender: Pick<WalletAccount, 'family'> | undefined
  /** Wallets linked to the Telegram account. */
  readonly wallets: readonly Pick<TelegramWallet, 'address'>[]
  /** Null while unknown. */
  readonly receipts: ReceiptsState | null
  readonly permits: Permits
}

/** Missing step before the bot reports the sender's transfers; null when there is none that the user could take here. */
export function receiptsOffer({ from, sender, wallets, receipts, permits }: Facts): 'link' | 'turn_on' | null {
  if (receipts === null || receipts === 'none') return null
  if (wallets.some(({ address }) => address === from)) return receipts === 'off' ? 'turn_on' : null
  // The server links only wallets that this surface offers, and only a connected one can sign.
  return sender && permits(`wallet:${sender.family}`, 'bridge') ? 'link' : null
}

/** Upper limit of stored wallets. */
const MOST = 50

/** Wallets for which the user has dismissed the offer. */
export function createOfferDismissals(storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
  const kept = createPersisted(storage, { key: 'causeway.receipts-offer', parse: listOf(isText), fallback: [] })
  let wallets = kept.read()
  return {
    has: (wallet: string): boolean => wallets.includes(wallet),
    add(wallet: string): void {
      wallets = [...wallets.filter((known) => known !== wallet), wallet].slice(-MOST)
      // With a full storage the offer may appear again.
      kept.write(wallets)
    },
  }
}
