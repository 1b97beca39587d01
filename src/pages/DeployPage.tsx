import { DeployScreen } from '#src/features/deploy/DeployScreen.tsx'
import { usePermits } from '#src/features/shared/policy.ts'
import { t } from '#src/i18n/t.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'

/** A small contract of the visitor's own, deployed from their wallet. */
export default function DeployPage() {
  const isAllowed = usePermits()('deploy', 'other')
  return (
    <>
      <h1 className="mx-auto mb-4 w-full max-w-[30rem] text-title font-semibold tracking-tight min-[48rem]:max-w-[55.5rem]">
        {t('screen-deploy-title')}
      </h1>
      {isAllowed ? (
        <DeployScreen />
      ) : (
        <div className="mx-auto w-full max-w-[30rem]">
          <EmptyState title={t('main-hidden_on_surface')} text={t('problem-hidden_on_surface')} line="closed">
            <Link to="/" className={linkLook('primary')}>
              {t('screen-back')}
            </Link>
          </EmptyState>
        </div>
      )}
    </>
  )
}
