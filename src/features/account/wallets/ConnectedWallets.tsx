import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { FamilyName } from '#core/chain/family.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { useAddressBook } from '#src/features/shared/addressBook.ts'
import { headerAddress, isolateBidi, shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { WalletIcon } from '#src/ui/moreIcons.tsx'
import { colourOfName, networkColorCss } from '#src/ui/network/useNetworkColor.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { useWalletName } from './useWalletName.ts'
import { useWalletPicture } from './WalletIconFrame.tsx'
import { accountTitle } from './walletTexts.ts'
import { lastWalletStatus, type WalletStatus, walletStatus } from './walletStatus.ts'

/** Pages of the form, where source and destination apply. */
const onForm = /^\/(?:$|confirm|completed\/|network\/|dapp\/)/

/** Returns the families of the selected pair; null before the catalogue loads. */
function useFormFamilies(): { from: FamilyName | null; to: FamilyName | null } {
  const { api, form } = useServices()
  const fromId = useStore(form, (state) => state.fromChainId)
  const toId = useStore(form, (state) => state.toChainId)
  const list = useQuery(chainsQuery(api)).data?.list ?? []
  const familyOf = (id: number | null) => list.find((chain) => chain.chain_id === id)?.family ?? null
  return { from: familyOf(fromId), to: familyOf(toId) }
}

/** On the form: the wallets of source and destination; elsewhere that of the page's family, or the one connected last. */
function useStatus(): WalletStatus {
  const { pathname } = useLocation()
  const accounts = useWallets((state) => state.accounts)
  const userId = useWallets((state) => state.userId)
  const { from, to } = useFormFamilies()
  const family = useWallets((state) => state.pageFamily)
  if (onForm.test(pathname) && from !== null) return walletStatus(accounts, from, to)
  return family ? walletStatus(accounts, family, family) : lastWalletStatus(accounts, userId)
}

/**
 * Connected wallets of the source, or `connect` when it has none, and of the destination when it is another one; the number of further
 * ones.
 */
export default function ConnectedWallets({ connect }: { connect: ReactNode }) {
  const openList = useWallets((state) => state.openList)
  const status = useStatus()
  const destination = status.status === 2 ? status : null
  const room = roomOf(status)
  const more = status.others > 0 ? <MoreWallets status={status} onOpen={() => openList()} /> : null
  if (status.status === 0)
    return (
      <>
        {connect}
        {more}
      </>
    )
  return (
    <div data-wallet-status={status.status} className="flex min-w-0 items-center gap-1">
      <Chip account={status.source} room={room} testId="connect-wallet" onOpen={() => openList()} />
      {destination ? (
        <Destination
          {...destination}
          room={room}
          onOpen={() => openList(destination.destination ? undefined : destination.family)}
        />
      ) : null}
      {more}
    </div>
  )
}

/** Opens the list of all wallets. At twice the text size there is room for it only next to a single wallet. */
function MoreWallets({ status: { status, others }, onOpen }: { status: WalletStatus; onOpen: () => void }) {
  const label = t('wallets-more', { count: others })
  return (
    <button
      type="button"
      data-more-wallets
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={onOpen}
      className={`press grid size-11 flex-none place-items-center rounded-full border border-line bg-surface text-small font-semibold text-muted hover:border-control-line hover:text-text ${status === 1 ? '' : 'max-[13rem]:hidden'}`}
    >
      {isolateBidi(`+${others}`)}
    </button>
  )
}

interface DestinationProps {
  destination: WalletAccount | null
  room: Room
  onOpen: () => void
}

function Destination({ destination, room, onOpen }: DestinationProps) {
  if (destination) return <Chip account={destination} room={room} testId="destination-wallet" onOpen={onOpen} />
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

/** Other parts of the bar: a second wallet, and the number of further ones. */
type Room = 'alone' | 'with_more' | 'pair' | 'pair_with_more'

const roomOf = ({ status, others }: WalletStatus): Room =>
  status === 2 ? (others > 0 ? 'pair_with_more' : 'pair') : others > 0 ? 'with_more' : 'alone'

interface ChipProps {
  account: WalletAccount
  room: Room
  testId: string
  onOpen: () => void
}

/** At twice the text size the address does not fit on a phone, and on a small one only the icon does; screen readers still get the text. */
const onTiny = 'max-[13rem]:pe-0 max-[13rem]:text-caption max-[11.5rem]:sr-only'

/** Windows in which a chip is an icon: phones, and those where the navigation leaves no space. */
const iconOnly: Readonly<Record<Room, string>> = {
  alone: onTiny,
  with_more: onTiny,
  pair: 'max-[30rem]:sr-only min-[60rem]:max-[75rem]:sr-only',
  pair_with_more: 'max-[40rem]:sr-only min-[60rem]:max-[75rem]:sr-only',
}

/** Windows that show the long form of an address, and no longer the short one. */
const long: Readonly<Record<Room, { readonly shown: string; readonly instead: string }>> = {
  alone: { shown: 'min-[60rem]:flex', instead: 'min-[60rem]:hidden' },
  with_more: { shown: 'min-[75rem]:flex', instead: 'min-[75rem]:hidden' },
  pair: { shown: '', instead: '' },
  pair_with_more: { shown: '', instead: '' },
}

function Chip({ account, room, testId, onOpen }: ChipProps) {
  const book = useAddressBook(true)
  const shown = book?.addressRules(account.family).display(account.address) ?? account.address
  const name = useWalletName(account)
  const { picture, loading } = useWalletPicture(account)
  // Color of the account, which distinguishes accounts of the same wallet.
  const ring = { boxShadow: `0 0 0 2px ${networkColorCss(colourOfName(account.address))}` }
  return (
    <button
      type="button"
      data-testid={testId}
      aria-haspopup="dialog"
      title={name ? shown : undefined}
      onClick={onOpen}
      className="flex min-h-11 min-w-0 items-center gap-1 rounded-full border border-line bg-surface px-2 text-small font-semibold whitespace-nowrap hover:border-control-line min-[24rem]:gap-2"
    >
      <span className="sr-only">{t('wallets-chip')}</span>
      {picture ? (
        <img src={picture} alt="" style={ring} className="size-7 flex-none rounded-full bg-water" />
      ) : (
        <span
          aria-hidden="true"
          style={ring}
          className="grid size-7 flex-none place-items-center rounded-full bg-water text-caption font-bold text-tide"
        >
          {loading ? null : accountTitle(account).slice(0, 1).toUpperCase()}
        </span>
      )}
      {name ? (
        <span className={`max-w-28 truncate pe-2 min-[60rem]:max-w-52 ${iconOnly[room]}`}>{name}</span>
      ) : (
        <ShortAddress address={shown} room={room} />
      )}
    </button>
  )
}

/** Shortens the address to the available width (spec §5: first 9 and last 11 characters). */
function ShortAddress({ address, room }: { address: string; room: Room }) {
  const { shown, instead } = long[room]
  return (
    <>
      <Ends of={shortAddress(address)} className={`flex pe-1 min-[60rem]:pe-2 ${iconOnly[room]} ${instead}`} />
      <Ends of={headerAddress(address)} className={`hidden pe-2 ${shown}`} />
    </>
  )
}

/** Both ends of a shortened address. Where even that does not fit, the first one is clipped: the last characters tell addresses apart. */
function Ends({ of, className }: { of: string; className: string }) {
  const [start = '', end] = of.split('…')
  return (
    <span dir="ltr" className={`min-w-0 ${className}`}>
      <span className="overflow-hidden">{start}</span>
      {end === undefined ? null : <span className="flex-none">{`…${end}`}</span>}
    </span>
  )
}
