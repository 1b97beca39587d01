import { useToasts } from '#src/features/shared/useToasts.ts'
import { t } from '#src/i18n/t.ts'
import { ToastRegion } from '#src/ui/toasts/ToastRegion.tsx'
import { useToastList } from '#src/ui/toasts/toasts.ts'

/** Messages of the visit, above every page. */
export default function ToastLayer() {
  const toasts = useToasts()
  const list = useToastList(toasts)
  if (list.length === 0) return null
  return <ToastRegion toasts={toasts} list={list} label={t('toast-region')} closeLabel={t('action-close')} />
}
