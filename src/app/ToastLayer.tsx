import { t } from '#src/i18n/t.ts'
import type { Toast, Toasts } from '#src/ui/toasts.ts'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'

export default function ToastLayer(props: { toasts: Toasts; list: readonly Toast[] }) {
  return <ToastRegion {...props} label={t('toast-region')} closeLabel={t('action-close')} />
}
