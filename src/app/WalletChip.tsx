import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { FamilyName } from '#core/chain/family.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { useAddressBook } from '#src/features/addressBook.ts'
import { headerAddress, shortAddress } from '#src/format/address.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { useWalletName } from '#src/features/wallets/useWalletName.ts'
import { WalletIcon } from '#src/ui/icons.tsx'
import { colourOfName, shoreCss } from '#src/ui/nameColour.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { type WalletStatus, walletStatus } from './walletStatus.ts'

/** Pages of the form, where source and destination mean something. */
const onForm = /^\/(?:$|confirm|completed\/|network\/|dapp\/)/

/** The families of the pair in the form; null before the catalogue is there. */
function useFormFamilies(): { from: FamilyName | null; to: FamilyName | null } {
  const { api, form } = useServices()
  const fromId = useStore(form, (state) => state.fromChainId)
  const toId = useStore(form, (state) => state.toChainId)
  const list = useQuery(chainsQuery(api)).data?.list ?? []
  const familyOf = (id: number | null) => list.find((chain) => chain.chain_id === id)?.family ?? null
  return { from: familyOf(fromId), to: familyOf(toId) }
}

/** On the form the wallets of its two shores; elsewhere the one connected last. */
function useStatus(): WalletStatus {
  const { pathname } = useLocation()
  const accounts = useWallets((state) => state.accounts)
  const userId = useWallets((state) => state.userId)
  const { from, to } = useFormFamilies()
  if (onForm.test(pathname) && from !== null) return walletStatus(accounts, from, to)
  const last = Object.values(accounts).find((row) => row.address === userId)
  return last ? { status: 1, source: last } : { status: 0 }
}

/** Who is connected, or the way to connect (spec §2: top-bar wallet status). */
export function WalletChip() {
  const status = useStatus()
  const openList = useWallets((state) => state.openList)
  const { from } = useFormFamilies()
  if (status.status === 0) {
    return (
      <button
        type="button"
        data-testid="connect-wallet"
        data-wallet-status={0}
        aria-haspopup="dialog"
        onClick={() => openList(from ?? undefined)}
        className="press min-h-11 rounded-full tint-tide px-4 text-small font-bold text-tide hover:bg-raised min-[22rem]:whitespace-nowrap"
      >
        {t('main-connect')}
      </button>
    )
  }
  const destination = status.status === 2 ? status : null
  return (
    <div data-wallet-status={status.status} className="flex min-w-0 items-center gap-1">
      <Chip account={status.source} narrow={destination !== null} testId="connect-wallet" onOpen={() => openList()} />
      {destination ? <Destination {...destination} onOpen={() => openList(destination.destination ? undefined : destination.family)} /> : null}
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
  /** Two of them share the bar: on phones only pictures. */
  narrow: boolean
  testId: string
  onOpen: () => void
}

function Chip({ account, narrow, testId, onOpen }: ChipProps) {
  const book = useAddressBook(true)
  const shown = book?.addressRules(account.family).display(account.address) ?? account.address
  const name = useWalletName(account)
  // The account's own colour: another account of the same wallet is seen at once.
  const ring = { boxShadow: `0 0 0 2px ${shoreCss(colourOfName(account.address))}` }
  return (
    <button
      type="button"
      data-testid={testId}
      aria-haspopup="dialog"
      title={name ? shown : undefined}
      onClick={onOpen}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-full border border-line bg-surface px-2 text-small font-semibold whitespace-nowrap hover:border-control-line"
    >
      <span className="sr-only">{t('wallets-chip')}</span>
      {account.icon?.startsWith('data:image/') ? (
        <img src={account.icon} alt="" style={ring} className="size-7 flex-none rounded-full bg-water" />
      ) : (
        <span aria-hidden="true" style={ring} className="grid size-7 flex-none place-items-center rounded-full bg-water text-caption font-bold text-tide">
          {account.walletName.slice(0, 1).toUpperCase()}
        </span>
      )}
      {name ? (
        <span className={`max-w-28 truncate pr-1.5 min-[60rem]:max-w-52 ${narrow ? 'max-[30rem]:sr-only' : ''}`}>{name}</span>
      ) : (
        <ShortAddress address={shown} narrow={narrow} />
      )}
    </button>
  )
}

/** As much of it as there is room for (spec §5: 9 characters and the last 11). */
function ShortAddress({ address, narrow }: { address: string; narrow: boolean }) {
  return (
    <>
      <span className={`pr-1.5 min-[60rem]:hidden ${narrow ? 'max-[30rem]:sr-only' : ''}`}>{shortAddress(address, 4, 4)}</span>
      <span className={narrow ? 'hidden pr-1.5 min-[60rem]:inline min-[75rem]:hidden' : 'hidden'}>{shortAddress(address)}</span>
      <span className={`hidden pr-1.5 ${narrow ? 'min-[75rem]:inline' : 'min-[60rem]:inline'}`}>{headerAddress(address)}</span>
    </>
  )
}
