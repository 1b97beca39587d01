import { useAddressBook } from '#src/features/addressBook.ts'
import { shortAddress } from '#src/format/address.ts'
import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'

/** Who is connected, or the way to connect. */
export function WalletChip() {
  const accounts = useWallets((state) => state.accounts)
  const userId = useWallets((state) => state.userId)
  const openList = useWallets((state) => state.openList)
  const account = Object.values(accounts).find((row) => row.address === userId)
  const book = useAddressBook(account !== undefined)
  const count = Object.keys(accounts).length
  if (!account) {
    return (
      <button type="button" data-testid="connect-wallet" aria-haspopup="dialog" onClick={() => openList()} className="min-h-11 press rounded-full tint-tide px-4 text-small font-bold text-tide hover:bg-raised min-[22rem]:whitespace-nowrap">
        {t('main-connect')}
      </button>
    )
  }
  const shown = book?.addressRules(account.family).display(account.address) ?? account.address
  return (
    <button
      type="button"
      data-testid="connect-wallet"
      aria-haspopup="dialog"
      onClick={() => openList()}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-full border border-line bg-surface pr-3.5 pl-2 text-small font-semibold whitespace-nowrap hover:border-control-line"
    >
      <span className="sr-only">{t('wallets-chip')}</span>
      {account.icon?.startsWith('data:image/') ? (
        <img src={account.icon} alt="" className="size-7 flex-none rounded-full bg-water" />
      ) : (
        <span aria-hidden="true" className="grid size-7 flex-none place-items-center rounded-full bg-water text-caption font-bold text-tide">
          {account.walletName.slice(0, 1).toUpperCase()}
        </span>
      )}
      <span className="truncate min-[60rem]:hidden">{shortAddress(shown, 4, 4)}</span>
      <span className="hidden min-[60rem]:inline">{shortAddress(shown, 9, 11)}</span>
      {count > 1 ? <span className="text-muted">+{count - 1}</span> : null}
    </button>
  )
}
