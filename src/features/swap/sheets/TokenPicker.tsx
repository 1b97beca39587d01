import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { SwapToken } from '#core/wire/swap.ts'
import { noNetwork, swapBalancesQuery } from '#src/api/swapQueries.ts'
import { displayBalance, type UsdView, usdView } from '#src/format/amount.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { ListPane, openingFocus } from '#src/features/bridge/pickers/ListPane.tsx'
import { BalanceText, OptionRow } from '#src/features/bridge/pickers/OptionRow.tsx'
import type { PickerOption } from '#src/features/bridge/pickers/usePickerList.ts'
import type { BalanceCell } from '#src/features/shared/balanceCell.ts'
import { useApi } from '#src/services.ts'
import { UsdText } from '#src/ui/AmountText.tsx'
import { Button } from '#src/ui/Button.tsx'
import { WarnIcon } from '#src/ui/icons.tsx'
import { AssetIcon, RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { SwapForm } from '../quote/useSwap.ts'
import { isAddressLike, type TokenBalances, tokenRows, usdOf } from '../model/tokenRows.ts'

interface TokenOption extends PickerOption {
  readonly token: SwapToken
  readonly chain: ChainRow
  readonly cell: BalanceCell
  /** Dollars of the balance; null without a price or balance. */
  readonly usd: UsdView | null
}

/** Popular tokens above the list, at most. */
const CHIPS = 6
const none: TokenBalances = new Map()

interface TokenPickerProps {
  title: string
  /** Keeps the scroll position and search apart from other lists. */
  scope: string
  list: Pick<SwapForm, 'chain' | 'tokens' | 'account'>
  /** Asset id of the selected token. */
  current: string | null
  onChoose: (token: SwapToken) => void
  /** Takes the address of a token that no list has; absent where only listed tokens can be chosen. */
  onAddress?: (address: string) => void
  onClose: () => void
}

/** Tokens of the network: popular ones as shortcuts, then what the wallet holds, then the rest. */
export function TokenPicker({ title, scope, list, current, onChoose, onAddress, onClose }: TokenPickerProps) {
  const { chain, tokens, account } = list
  const api = useApi()
  const [search, setSearch] = useState('')
  const focus = useRef<HTMLElement>(null)
  const balances = useQuery({
    ...swapBalancesQuery(api, account?.address ?? '', chain ?? noNetwork, tokens),
    enabled: account !== null && chain !== null && tokens.length > 0,
  })
  const held = balances.data ?? none
  const isAsking = account !== null
  const isFailed = balances.isError
  const toOption = useMemo(
    () =>
      (token: SwapToken): TokenOption | null =>
        chain && {
          key: token.asset_id,
          label: token.symbol,
          blocked: false,
          token,
          chain,
          ...balanceOf(token, chain, isAsking ? held.get(token.asset_id) : 'none', isFailed),
        },
    [chain, held, isAsking, isFailed],
  )
  const rows = useMemo(
    () => tokenRows(tokens, held, search).flatMap((token) => toOption(token) ?? []),
    [tokens, held, search, toOption],
  )
  const chips = useMemo(
    () =>
      search.trim() === ''
        ? tokens
            .filter(({ is_popular }) => is_popular)
            .slice(0, CHIPS)
            .flatMap((token) => toOption(token) ?? [])
        : [],
    [tokens, search, toOption],
  )
  const text = search.trim()
  const network = chain?.alias_name ?? ''
  return (
    <Sheet title={title} onClose={onClose} initialFocus={focus} fill>
      <ListPane
        focus={{ on: openingFocus(window), ref: focus }}
        search={search}
        onSearch={setSearch}
        placeholder={t('picker-asset-search')}
        label={t('picker-asset-list', { network })}
        chips={chips}
        rows={rows}
        rowsLabel={t('picker-asset-list', { network })}
        scope={scope}
        current={current}
        empty={
          onAddress && isAddressLike(text) ? (
            <div className="grid justify-items-center gap-3">
              <p className="max-w-[40ch]">{t('swap-import-offer', { network })}</p>
              <Button
                look="secondary"
                onClick={() => {
                  onClose()
                  onAddress(text)
                }}
              >
                {t('swap-import-check')}
              </Button>
            </div>
          ) : (
            t(text === '' ? 'swap-no_tokens' : 'picker-asset-nothing', { network, text })
          )
        }
        Chip={TokenChip}
        Row={TokenLine}
        onChoose={({ token }) => {
          onChoose(token)
          onClose()
        }}
      />
    </Sheet>
  )
}

function balanceOf(
  token: SwapToken,
  { family }: ChainRow,
  amount: bigint | null | undefined | 'none',
  isFailed: boolean,
): Pick<TokenOption, 'cell' | 'usd'> {
  if (amount === 'none') return { cell: { kind: 'none' }, usd: null }
  if (amount === undefined) return { cell: { kind: isFailed ? 'failed' : 'loading' }, usd: null }
  if (amount === null) return { cell: { kind: 'absent' }, usd: null }
  return {
    cell: { kind: 'ok', text: displayBalance(amount, token.decimals, family) },
    usd: amount > 0n && token.usd !== null ? usdView(usdOf(amount, token), token.usd_stale === true) : null,
  }
}

function TokenChip({ option: { token } }: { option: TokenOption }) {
  return (
    <>
      <RoundIcon kind="token" name={token.symbol} icon={token.icon ?? ''} size={24} />
      <span className="min-w-0 truncate">{token.symbol}</span>
    </>
  )
}

function TokenLine({ option: { token, chain, cell, usd } }: { option: TokenOption }) {
  const isRisky = token.warnings.length > 0
  const { token: address } = parseAssetId(token.asset_id)
  return (
    <OptionRow
      icon={
        <AssetIcon
          symbol={token.symbol}
          icon={token.icon ?? ''}
          network={chain.alias_name}
          networkIcon={chain.icon}
          size={32}
        />
      }
      name={token.symbol}
      mark={
        isRisky ? (
          <span className="flex flex-none text-warn">
            <WarnIcon width={16} height={16} />
            <span className="sr-only">{t('swap-has_warnings')}</span>
          </span>
        ) : null
      }
      note={isNative(token.asset_id as AssetId) ? token.name : `${token.name} · ${shortAddress(address)}`}
      end={
        <span className="grid flex-none justify-items-end">
          <BalanceText cell={cell} />
          {usd ? (
            <span className="text-caption text-muted">
              <UsdText usd={usd} isPlain />
            </span>
          ) : null}
        </span>
      }
    />
  )
}
