import { useAddressBook } from '#src/features/shared/addressBook.ts'
import { headerAddress, shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { WalletIcon } from '#src/ui/moreIcons.tsx'
import { colourOfName, networkColorCss } from '#src/ui/network/useNetworkColor.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { useWalletName } from './useWalletName.ts'
import { accountTitle } from './walletTexts.ts'
import type { WalletStatus } from './walletStatus.ts'

/** Connected wallets of the source, and of the destination when it is another one. */
export default function ConnectedWallets({ status }: { status: Exclude<WalletStatus, { status: 0 }> }) {
  const openList = useWallets((state) => state.openList)
  const destination = status.status === 2 ? status : null
  return (
    <div data-wallet-status={status.status} className="flex min-w-0 items-center gap-1">
      <Chip account={status.source} narrow={destination !== null} testId="connect-wallet" onOpen={() => openList()} />
      {destination ? (
        <Destination
          {...destination}
          onOpen={() => openList(destination.destination ? undefined : destination.family)}
        />
      ) : null}
    </div>
  )
}

function Destination({ destination, onOpen }: { destination: WalletAccount | null; onOpen: () => void }) {
  if (destination) return <Chip account={destination} narrow testId="destination-wallet" onOpen={onOpen} />
  return (
    <button
      type="button"
      data-testid="destination-wallet"
      aria-haspopup="dialog"
      aria-label={t('wallets-connect_destination')}
      title={t('wallets-connect_destination')}
      onClick={onOpen}
      className="press grid size-11 flex-none place-items-center rounded-full border border-dashed border-control-line text-muted hover:text-text"
    >
      <WalletIcon />
    </button>
  )
}

interface ChipProps {
  account: WalletAccount
  /** Two wallets share the bar, so phones show icons only. */
  narrow: boolean
  testId: string
  onOpen: () => void
}

/** At twice the text size the address does not fit on a phone, and on a small one only the icon does; screen readers still get the text. */
const onTiny = 'max-[13rem]:pe-0 max-[13rem]:text-caption max-[11.5rem]:sr-only'

function Chip({ account, narrow, testId, onOpen }: ChipProps) {
  const book = useAddressBook(true)
  const shown = book?.addressRules(account.family).display(account.address) ?? account.address
  const name = useWalletName(account)
  // Color of the account, which distinguishes accounts of the same wallet.
  const ring = { boxShadow: `0 0 0 2px ${networkColorCss(colourOfName(account.address))}` }
  return (
    <button
      type="button"
      data-testid={testId}
      aria-haspopup="dialog"
      title={name ? shown : undefined}
      onClick={onOpen}
      className="flex min-h-11 min-w-0 items-center gap-1 rounded-full border border-line bg-surface px-2 text-small font-semibold whitespace-nowrap hover:border-control-line"
    >
      <span className="sr-only">{t('wallets-chip')}</span>
      {account.icon?.startsWith('data:image/') ? (
        <img src={account.icon} alt="" style={ring} className="size-7 flex-none rounded-full bg-water" />
      ) : (
        <span
          aria-hidden="true"
          style={ring}
          className="grid size-7 flex-none place-items-center rounded-full bg-water text-caption font-bold text-tide"
        >
          {accountTitle(account).slice(0, 1).toUpperCase()}
        </span>
      )}
      {name ? (
        <span className={`max-w-28 truncate pe-2 min-[60rem]:max-w-52 ${narrow ? 'max-[30rem]:sr-only' : onTiny}`}>
          {name}
        </span>
      ) : (
        <ShortAddress address={shown} narrow={narrow} />
      )}
    </button>
  )
}

/** Shortens the address to the available width (spec §5: first 9 and last 11 characters). */
function ShortAddress({ address, narrow }: { address: string; narrow: boolean }) {
  return (
    <>
      <span className={`min-w-0 truncate pe-1 min-[60rem]:hidden ${narrow ? 'max-[30rem]:sr-only' : onTiny}`}>
        {shortAddress(address)}
      </span>
      <span className={narrow ? 'hidden pe-2 min-[60rem]:inline min-[75rem]:hidden' : 'hidden'}>
        {shortAddress(address)}
      </span>
      <span className={`hidden pe-2 ${narrow ? 'min-[75rem]:inline' : 'min-[60rem]:inline'}`}>
        {headerAddress(address)}
      </span>
    </>
  )
}
