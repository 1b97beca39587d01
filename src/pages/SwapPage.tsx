import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { SwapFormCard } from '#src/features/swap/form/SwapFormCard.tsx'
import { OrderSkeleton } from '#src/features/orders/detail/OrderPlaceholder.tsx'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'

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
  return (
    <>
      {id === undefined ? <h1 className="sr-only">{t('nav-swap')}</h1> : null}
      {id === undefined ? (
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
