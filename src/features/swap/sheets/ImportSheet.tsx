import { useQuery } from '@tanstack/react-query'
import { parseAssetId } from '#core/chain/assetId.ts'
import { reasonOf } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { SwapToken, TokenWarning } from '#core/wire/swap.ts'
import { swapTokenQuery } from '#src/api/swapQueries.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { FactRow } from '#src/ui/Card.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { SwapForm } from '../quote/useSwap.ts'
import { problemText, warningText } from '../model/swapTexts.ts'

interface ImportSheetProps {
  swap: SwapForm
  address: string
}

/** Results of the server's checks of a token that is in no list, before it can be chosen. */
export function ImportSheet({ swap: { chain, store }, address }: ImportSheetProps) {
  const query = useQuery(swapTokenQuery(useApi(), chain?.chain_id ?? 0, address))
  const token = query.data
  const isRisky = token !== undefined && isDangerous(token)
  return (
    <Sheet
      title={t('swap-import-title')}
      onClose={() => store.getState().askAbout(null)}
      footer={
        token ? (
          <Button
            wide
            look={isRisky ? 'danger' : 'primary'}
            data-testid="import-token"
            onClick={() => store.getState().importToken(token)}
          >
            {t(isRisky ? 'swap-import-anyway' : 'swap-import-action', { symbol: token.symbol })}
          </Button>
        ) : query.isError ? (
          <Button wide look="secondary" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('action-retry')}
          </Button>
        ) : null
      }
    >
      {token && chain ? (
        <ImportedToken token={token} chain={chain} />
      ) : query.isError ? (
        <Notice tone="warn">{problemText(reasonOf(query.error), query.error.message)}</Notice>
      ) : (
        <div role="status" className="grid gap-3">
          <p className="text-small text-muted">{t('swap-import-checking')}</p>
          <Skeleton className="h-10" />
          <Skeleton className="h-16" />
        </div>
      )}
    </Sheet>
  )
}

/** A token that is in no list, as its contract and the server's checks describe it. */
export function ImportedToken({ token, chain }: { token: SwapToken; chain: ChainRow }) {
  return (
    <>
      <div className="flex items-center gap-3">
        <AssetIcon
          symbol={token.symbol}
          icon={token.icon ?? ''}
          network={chain.alias_name}
          networkIcon={chain.icon}
          size={40}
        />
        <span className="min-w-0">
          <span className="block text-heading font-semibold wrap-anywhere">{token.symbol}</span>
          <span className="block text-small text-muted wrap-anywhere">{token.name}</span>
        </span>
      </div>
      <div className="mt-4 grid gap-2" data-testid="token-warnings">
        {token.warnings.map((warning) => (
          <Notice key={warning} tone={isSerious(warning, token) ? 'bad' : 'warn'}>
            {warningText(warning, token)}
          </Notice>
        ))}
      </div>
      <p className="mt-4 mb-1 text-small font-semibold">{t('swap-import-address')}</p>
      <FullAddress address={parseAssetId(token.asset_id).token} />
      <dl className="mt-2">
        <FactRow label={t('swap-network')}>{chain.alias_name}</FactRow>
        <FactRow label={t('swap-import-decimals')}>{token.decimals}</FactRow>
      </dl>
    </>
  )
}

/** Warnings of a likely loss. */
const serious: ReadonlySet<string> = new Set(['cannot_sell', 'same_symbol'])
/** Part of a transfer, in basis points, from which a tax is a likely loss too. */
const HIGH_TAX_BPS = 1_000

const isSerious = (warning: TokenWarning, { tax_bps }: Pick<SwapToken, 'tax_bps'>): boolean =>
  serious.has(warning) || (warning === 'transfer_tax' && (tax_bps ?? 0) >= HIGH_TAX_BPS)

/** True for a token that is likely to be a loss. */
export const isDangerous = (token: SwapToken): boolean => token.warnings.some((warning) => isSerious(warning, token))
