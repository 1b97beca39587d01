import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { type FaucetPage as FaucetPageName, faucetPages } from '#core/rewards/faucet.ts'
import { screenAt } from '#core/screens/match.ts'
import { faucetsQuery } from '#src/api/faucetQueries.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { FaucetScreen } from '#src/features/faucet/FaucetScreen.tsx'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'

/** All faucets, or that of the page at this path. */
export default function FaucetPage() {
  const screen = screenAt(useLocation().pathname)
  const page = faucetPages.find((one) => `faucet-${one}` === screen?.name) ?? null
  const chain = useChainOf(page)
  if (!screen) return null
  const names = chain && { network: chain.alias_name, symbol: chain.native_currency.symbol }
  return (
    <div className="mx-auto w-full max-w-[55.5rem]">
      <h1 className="text-title font-semibold tracking-tight wrap-anywhere">{t(`screen-${screen.name}-title`)}</h1>
      <p className="mt-1 mb-4 text-muted wrap-anywhere">
        {names ? t('faucet-description', names) : t(`screen-${screen.name}-description`)}
      </p>
      <FaucetScreen page={page} />
    </div>
  )
}

/** Network whose faucet a page shows; null until it is known, and for the page of all. */
function useChainOf(page: FaucetPageName | null) {
  const api = useApi()
  const chains = useQuery({ ...chainsQuery(api), enabled: page !== null })
  const faucets = useQuery({ ...faucetsQuery(api), enabled: page !== null })
  if (page === null) return null
  const faucet = faucets.data?.find(({ pages }) => pages.includes(page))
  return chains.data?.list.find(({ chain_id }) => chain_id === faucet?.chain_id) ?? null
}
