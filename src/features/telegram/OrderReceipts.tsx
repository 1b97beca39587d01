import type { OrderDetail } from '#core/wire/order.ts'
import { t } from '#src/i18n/t.ts'
import type { Host } from '#src/platform/contract.ts'
import { telegramAccount } from '#src/platform/telegram/account.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { ReceiptsSwitch } from './ReceiptsSwitch.tsx'
import { useAccount } from './LaunchNotice.tsx'
import { useReceipts } from './useReceipts.ts'

interface ReceiptsProps {
  host: Host
  order: Pick<OrderDetail, 'from_address' | 'recipient'>
}

/** Offers bot messages next to a transfer in progress, when one of its wallets is linked to the account. */
export default function OrderReceipts({ host, order: { from_address: from, recipient } }: ReceiptsProps) {
  const receipts = useReceipts(host)
  const account = useAccount(useServices().single(telegramAccount))
  if (!receipts.shown) return null
  const foreign =
    account.state === 'open' && !account.wallets.some(({ address }) => address === from || address === recipient)
  return (
    <section className="card px-5 py-2">
      <ReceiptsSwitch {...receipts} />
      {foreign ? (
        <Button look="quiet" className="-mx-3 mb-1" onClick={() => host.openWallets()}>
          {t('telegram-wallets')}
        </Button>
      ) : null}
    </section>
  )
}
