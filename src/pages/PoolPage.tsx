import { PoolScreen } from '#src/features/pool/PoolScreen.tsx'
import { t } from '#src/i18n/t.ts'

/** Pools that lend to the market maker, for listed addresses; the list is empty where the surface hides them. */
export default function PoolPage() {
  return (
    <div className="mx-auto w-full max-w-[30rem] min-[48rem]:max-w-[55.5rem]">
      <h1 className="text-title font-semibold tracking-tight">{t('screen-pool-title')}</h1>
      <p className="mt-1 mb-4 text-pretty text-muted">{t('pool-about')}</p>
      <PoolScreen />
    </div>
  )
}
