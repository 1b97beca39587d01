import { type ReactNode, Suspense, useState } from 'react'
import type { RewardsData } from '#core/wire/rewards.ts'
import { SheetLoading } from '#src/ui/Loading.tsx'
import { lazyPage } from '#src/i18n/lazyScreen.ts'

const CheckInSheet = lazyPage(() => import('#src/features/rewards/checkIn/CheckInSheet.tsx'))

/** Daily check-in for a screen that links to it: the sheet to render, and its open function. */
export function useCheckInSheet(rules: RewardsData | null): { sheet: ReactNode; open: () => void } {
  const [shown, setShown] = useState(false)
  const open = () => setShown(true)
  const sheet =
    shown && rules ? (
      <Suspense fallback={<SheetLoading />}>
        <CheckInSheet rules={rules} onClose={() => setShown(false)} onReturn={open} />
      </Suspense>
    ) : null
  return { sheet, open }
}
