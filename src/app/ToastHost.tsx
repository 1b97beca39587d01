import { Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { useServices } from '#src/services.ts'
import { useToastList } from '#src/ui/toast/useToastList.ts'

const ToastLayer = lazyScreen(() => import('./ToastLayer.tsx'))

/** Renders nothing and loads nothing before the first toast. */
export function ToastHost() {
  const { toasts } = useServices()
  const list = useToastList(toasts)
  return <Suspense fallback={null}>{list.length > 0 ? <ToastLayer toasts={toasts} list={list} /> : null}</Suspense>
}
