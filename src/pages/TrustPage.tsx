import { TrustScreen } from '#src/features/site/status/TrustScreen.tsx'
import { t } from '#src/i18n/t.ts'

/** Report on the protection of deposits. */
export default function TrustPage() {
  return (
    <div className="mx-auto w-full max-w-[48rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('screen-trust-title')}</h1>
      <TrustScreen />
    </div>
  )
}
