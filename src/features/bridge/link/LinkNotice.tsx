import { useStore } from 'zustand'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { LinkField, Refused } from '#src/features/shared/readLink.ts'

/** Names what the link asked for and did not get. */
export default function LinkNotice() {
  const { link } = useServices()
  const refused = useStore(link, (state) => state.refused)
  const dismiss = useStore(link, (state) => state.dismiss)
  return (
    <IgnoredNotice
      parts={refused.map(({ field, value }) => ({ name: t(`link-field-${field}`), value }))}
      advice={addressAsNetwork(refused) ? t('link-address_as_network') : null}
      onDismiss={dismiss}
    />
  )
}

interface IgnoredProps {
  readonly parts: readonly { readonly name: string; readonly value: string }[]
  readonly advice?: string | null
  readonly onDismiss: () => void
}

/** Lists the ignored parts of any form's link. */
export function IgnoredNotice({ parts, advice = null, onDismiss }: IgnoredProps) {
  if (parts.length === 0) return null
  const list = parts.map((part) => t('link-part', part)).join(', ')
  return (
    <div role="status" className="mb-4">
      <Notice tone="info" action={{ label: t('action-dismiss'), onClick: onDismiss }}>
        {t('link-ignored', { list })}
        {advice === null ? null : ` ${advice}`}
      </Notice>
    </div>
  )
}

const networks: ReadonlySet<LinkField> = new Set(['from', 'to'])
/** Long values are shown truncated. */
const addressForm = /^(?:0x[\da-f]{30,}|[1-9A-HJ-NP-Za-km-z]{32,})…?$/i

/** True when a link has an address in place of a network. */
export const addressAsNetwork = (refused: readonly Refused[]): boolean =>
  refused.some(({ field, value }) => networks.has(field) && addressForm.test(value))
