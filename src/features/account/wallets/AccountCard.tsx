import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { formerly } from '#core/chain/assetId.ts'
import { addressRules } from '#chains/registry.ts'
import { chainsQuery, balancesQuery } from '#src/api/queries.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { shortAddress, isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, useServices, useWallets } from '#src/services.ts'
import { IconButton } from '#src/ui/Button.tsx'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import { ExitIcon } from '#src/ui/moreIcons.tsx'
import { OTHER_NETWORK } from '#src/wallets/account.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { useWalletName } from './useWalletName.ts'
import { WalletIconFrame } from './WalletIconFrame.tsx'
import { accountNetwork } from './walletStatus.ts'
import { accountTitle, cctpLines } from './walletTexts.ts'
import { balanceCell } from '#src/features/shared/balanceCell.ts'
import FailedBalance from '#src/features/shared/FailedBalance.tsx'

/** One connected wallet: address to copy, network, balance and Disconnect. */
export function AccountCard({ account }: { account: WalletAccount }) {
  const { api, form } = useServices()
  const fromId = useStore(form, (state) => state.fromChainId)
  const toId = useStore(form, (state) => state.toChainId)
  const chains = useQuery(chainsQuery(api))
  const disconnect = useWallets((state) => state.disconnect)
  const address = addressRules(account.family).display(account.address)
  const name = useWalletName(account)
  const wallet = accountTitle(account)
  const chain = accountNetwork(account, chains.data?.list ?? [], [fromId, toId])
  const before = chain ? formerly(chain.native_currency.symbol) : null
  const network = chain?.alias_name ?? unservedNetwork(account)
  const short = shortAddress(address)
  const about = chain || network === null ? wallet : `${wallet} · ${network}`
  return (
    <div className="mt-2 rounded-input border border-line bg-raised py-2 pe-1 ps-3">
      <div className="flex items-center gap-3">
        <WalletIconFrame icon={account.icon} connectorId={account.connectorId} name={wallet} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold" title={address}>
            {name ?? short}
          </p>
          <p className="truncate text-caption text-muted">{name ? `${short} · ${about}` : about}</p>
        </div>
        <div className="flex flex-none">
          <CopyButton text={address} label={t('wallets-copy')} />
          <IconButton label={t('wallets-exit', { name: wallet })} onClick={() => void disconnect(account.family)}>
            <ExitIcon />
          </IconButton>
        </div>
      </div>
      {/* As wide as the card: balances and their notes are read in full. */}
      <div className="grid gap-0.5 ps-12 pe-2 empty:hidden max-[20rem]:ps-0">
        {chain ? <CardBalance address={account.address} chain={chain} /> : null}
        {chain?.flags.includes('cctp') ? <CctpBalance address={account.address} chain={chain} /> : null}
        {before && chain ? (
          <p dir="auto" className="text-caption text-pretty text-muted">
            {`${chain.native_currency.symbol}: ${t('picker-formerly', { symbol: before.symbol })}`}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** Description of a network that this site does not serve; null in families without a current network. */
function unservedNetwork({ chainId }: WalletAccount): string | null {
  if (chainId === null) return null
  return chainId === OTHER_NETWORK ? t('wallets-other_network') : t('wallets-unknown_network', { id: String(chainId) })
}

/** Native balance of the wallet; a dash for an unknown network, with the reason when the balance failed to load (spec §8). */
function CardBalance({ address, chain }: { address: string; chain: ChainRow }) {
  const { symbol } = chain.native_currency
  const answer = useQuery(balancesQuery(useApi(), address, [chain.chain_id], symbol))
  if (answer.isPending) return <span className="skeleton mt-1 block h-4 w-24" />
  const cell = balanceCell(chain.chain_id, chain.family, answer)
  if (cell.kind === 'ok')
    return (
      <p className="text-caption text-pretty tabular-nums wrap-anywhere">{`${isolateBidi(`${cell.text}\u00a0${symbol}`)} · ${chain.alias_name}`}</p>
    )
  const dash = `– · ${chain.alias_name}`
  return (
    <p className="text-caption text-muted">{cell.kind === 'failed' ? <FailedBalance>{dash}</FailedBalance> : dash}</p>
  )
}

/** Tokens that their issuer moves between networks, and a bridge's tokens of the same name (spec §3); nothing until they are known. */
function CctpBalance({ address, chain }: { address: string; chain: ChainRow }) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['balances', 'cctp', chain.chain_id, address],
    queryFn: async ({ signal }) =>
      (await api.get('/bridge_api/v1/cctp', { query: { chain_id: String(chain.chain_id), address }, signal })).data,
  })
  return (data ? cctpLines(data) : []).map((line) => (
    <p key={line} className="text-caption text-pretty tabular-nums wrap-anywhere">
      {line}
    </p>
  ))
}
