import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { SwapFormCard } from '#src/features/swap/form/SwapFormCard.tsx'
import { OrderSkeleton } from '#src/features/orders/detail/OrderPlaceholder.tsx'
import { usePermits } from '#src/features/shared/policy.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'

const SwapDetail = lazyScreen(async () => ({
  default: (await import('#src/features/swap/detail/SwapDetail.tsx')).SwapDetail,
}))

/** As the page of a swap waits for its data. */
const Loading = () => (
  <Card>
    <OrderSkeleton />
  </Card>
)

/** The swap form, or one swap by its id. */
export default function SwapPage() {
  const { id } = useParams()
  const isAllowed = usePermits()('swap', 'other')
  return (
    <>
      {id === undefined ? <h1 className="sr-only">{t('nav-swap')}</h1> : null}
      {!isAllowed ? (
        <div className="mx-auto w-full max-w-[30rem]">
          <EmptyState title={t('main-hidden_on_surface')} text={t('problem-hidden_on_surface')} line="closed">
            <Link to="/" className={linkLook('primary')}>
              {t('screen-back')}
            </Link>
          </EmptyState>
        </div>
      ) : id === undefined ? (
        <SwapFormCard />
      ) : (
        <div className="mx-auto w-full max-w-[32rem]">
          <h1 className="mb-4 text-title font-semibold tracking-tight">{t('swap-page')}</h1>
          <Suspense fallback={<Loading />}>
            <SwapDetail key={id} id={id} />
          </Suspense>
        </div>
      )}
    </>
  )
}
