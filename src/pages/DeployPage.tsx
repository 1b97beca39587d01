import { DeployScreen } from '#src/features/deploy/DeployScreen.tsx'
import { t } from '#src/i18n/t.ts'

/** A small contract of the visitor's own, deployed from their wallet. */
export default function DeployPage() {
  return (
    <>
      <h1 className="mx-auto mb-4 w-full max-w-[30rem] text-title font-semibold tracking-tight min-[48rem]:max-w-[55.5rem]">
        {t('screen-deploy-title')}
      </h1>
      <DeployScreen />
    </>
  )
}
